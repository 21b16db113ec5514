// The rules of thumb: of medium, as it was in 0.1 and is today, and of hard.
#pragma once

#include <cmath>

#include "table.h"

// Points for playing a card rather than another, as the bots' weights come to at a table of four.
struct Thumb {
    double pip, draw_two, four, lacking;
    double sign = 3, wild = -80, colour = 5;

    double base(int symbol) const {
        if (symbol < SKIP) return pip * symbol;
        if (symbol == WILD) return wild;
        if (symbol == WILD_FOUR) return four;
        return symbol == DRAW_TWO ? draw_two : sign;
    }

    // On top of that while the next player is about to go out.
    static double stop(int symbol) {
        static const double most[] = {17, 17, 37, 28, 48};
        return symbol < SKIP ? 0 : most[symbol - SKIP];
    }
};

constexpr Thumb OLD_MEDIUM{0.2, -1, -60, 0}, MEDIUM{0.2, 5, -60, 0}, HARD{0, -1, -42, 3};

// The colour that the next player drew on last.
inline int lacked(const Table& table) {
    const auto& dry = table.dry[table.after(table.turn)];
    return dry.empty() ? -1 : dry[0].colour;
}

// The colour held most, and rather one that the next player lacks.
inline int named(const Table& table, int played, const Thumb& thumb) {
    double worth[COLOURS + 1] = {};
    for (int card : table.hand())
        if (card != played) worth[DECK.colour[card]] += thumb.colour;
    int lack = lacked(table);
    if (lack >= 0) worth[lack] += thumb.lacking;
    return static_cast<int>(std::max_element(worth, worth + COLOURS) - worth);
}

// The card of these worth most to play, or -1; never an unlawful wild draw four.
inline int best(const Table& table, const Pile& able, const Thumb& thumb) {
    int held[COLOURS + 1] = {}, chosen = -1, lack = lacked(table);
    for (int card : table.hand()) held[DECK.colour[card]]++;
    bool threat = table.hands[table.after(table.turn)].count <= 2;
    double most = -1e9;
    for (int card : able) {
        int colour = DECK.colour[card], symbol = DECK.symbol[card];
        if (symbol == WILD_FOUR && !four_is_lawful(table.hand(), table.colour, table.symbol())) continue;
        double worth = thumb.base(symbol) + (threat ? Thumb::stop(symbol) : 0);
        if (colour != NO_COLOUR) worth += thumb.colour * (held[colour] - 1) + (colour == lack ? thumb.lacking : 0);
        if (worth > most) most = worth, chosen = card;
    }
    return chosen;
}

// The chance that so many cards forbid a wild draw four.
inline double forbids(int held) { return 1 - std::pow(0.65, held); }

// How many cards of whoever laid the wild draw four can have forbidden it.
inline int in_doubt(const Table& table) {
    const Four& four = table.four;
    const auto& dry = table.dry[four.by];
    if (dry.empty() || dry[0].colour != four.colour) return four.hand;
    return std::min(four.hand, table.taken[four.by] - dry[0].taken);
}

// The chance that it was a bluff.
inline double suspicion(const Table& table) {
    int by = table.four.by;
    if (by < 0) return 0;
    double caught = table.bluffs[by], cleared = table.cleared[by];
    double inclination = caught ? 0.9 * caught / (caught + cleared) : cleared ? 0.06 : 0.35;
    return forbids(in_doubt(table)) * inclination;
}

// Whether a challenge pays by the odds.
inline bool suspects(const Table& table) { return suspicion(table) > 0.2; }

// Whether it was rather a bluff than what only few honest hands have to play.
inline bool is_likely_bluff(const Table& table) {
    if (table.four.by < 0) return false;
    double bluffed = suspicion(table), honest = 1 - forbids(in_doubt(table));
    return bluffed > 0.75 * (bluffed + honest);
}

// What the seat in turn could play now, lawful wild draw fours or not.
inline Pile able(const Table& table) {
    Pile found;
    const Pile& hand = table.hand();
    if (table.phase == DREW) {
        int card = hand.cards[table.drawn];
        if (fits(card, table.colour, table.symbol())) found.add(card);
        return found;
    }
    for (int card : hand)
        if (table.phase == TURN ? fits(card, table.colour, table.symbol()) : DECK.symbol[card] == table.symbol())
            found.add(card);
    return found;
}

inline Move by_thumb(const Table& table, const Thumb& thumb) {
    int card = best(table, able(table), thumb);
    if (card >= 0) return {PLAY, card, is_wild(card) ? named(table, card, thumb) : -1};
    if (table.phase == TURN) return {DRAW};
    if (table.phase == DREW) return {PASS};
    return {table.symbol() == WILD_FOUR && suspects(table) ? CHALLENGE : ACCEPT};
}
