// The 108 cards of UNO, piles of them, and chance.
#pragma once

#include <array>
#include <cstdint>

constexpr int CARDS = 108, COLOURS = 4, SIGNS = 13, FACES = 4 * SIGNS + 2, SYMBOLS = SIGNS + 2;
constexpr int WILD_FACE = FACES - 2, FOUR_FACE = FACES - 1;

enum Symbol { SKIP = 10, REVERSE, DRAW_TWO, WILD, WILD_FOUR };

// Of no colour: wilds are counted beside the four.
constexpr int NO_COLOUR = 4;

// Every card's colour and symbol, numbered as the game numbers its deck.
struct Deck {
    std::array<uint8_t, CARDS> colour{}, symbol{}, face{};

    Deck() {
        int card = 0;
        for (int of = 0; of < COLOURS; of++)
            for (int sign = 0; sign < SIGNS; sign++)
                for (int copy = 0; copy < (sign ? 2 : 1); copy++) put(card++, of, sign);
        for (int sign : {WILD, WILD_FOUR})
            for (int copy = 0; copy < 4; copy++) put(card++, NO_COLOUR, sign);
    }

private:
    void put(int card, int of, int sign) {
        colour[card] = of;
        symbol[card] = sign;
        face[card] = of == NO_COLOUR ? WILD_FACE + sign - WILD : SIGNS * of + sign;
    }
};

inline const Deck DECK;

inline bool is_wild(int card) { return DECK.colour[card] == NO_COLOUR; }

// Whether a card goes on this colour and symbol.
inline bool fits(int card, int colour, int symbol) {
    return is_wild(card) || DECK.colour[card] == colour || DECK.symbol[card] == symbol;
}

// The same numbers from the same seed, everywhere (xoroshiro128+).
class Chance {
public:
    explicit Chance(uint64_t seed) {
        uint64_t state = seed * 0x9E3779B97F4A7C15ull + 0x1234567;
        for (uint64_t& half : halves) half = mixed(state += 0x9E3779B97F4A7C15ull);
    }

    // A whole number from 0 up to, but not, this one.
    int below(int end) { return static_cast<int>(((next() >> 32) * static_cast<uint64_t>(end)) >> 32); }

    // From 0 up to, but not, 1.
    double share() { return static_cast<double>(next() >> 11) / 9007199254740992.0; }

    // About as the normal distribution has it.
    double around_zero() {
        double sum = -6;
        for (int part = 0; part < 12; part++) sum += share();
        return sum;
    }

private:
    uint64_t halves[2];

    static uint64_t mixed(uint64_t x) {
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
        x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
        return x ^ (x >> 31);
    }

    static uint64_t turned(uint64_t x, int by) { return (x << by) | (x >> (64 - by)); }

    uint64_t next() {
        uint64_t first = halves[0], second = halves[1], found = first + second;
        second ^= first;
        halves[0] = turned(first, 24) ^ second ^ (second << 16);
        halves[1] = turned(second, 37);
        return found;
    }
};

// Cards in their order, the top one last.
struct Pile {
    std::array<uint8_t, CARDS> cards;
    int count = 0;

    const uint8_t* begin() const { return cards.data(); }
    const uint8_t* end() const { return cards.data() + count; }
    int top() const { return cards[count - 1]; }
    void add(int card) { cards[count++] = card; }
    int draw() { return cards[--count]; }

    // The others keep their order.
    void remove(int card) {
        int at = 0;
        while (cards[at] != card) at++;
        for (count--; at < count; at++) cards[at] = cards[at + 1];
    }

    void shuffle(Chance& chance) {
        for (int at = count - 1; at > 0; at--) {
            int other = chance.below(at + 1);
            uint8_t card = cards[at];
            cards[at] = cards[other];
            cards[other] = card;
        }
    }
};
