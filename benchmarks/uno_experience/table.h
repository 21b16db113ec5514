// A round by the rules of `standard` for four; whoever has one card left has called.
#pragma once

#include <algorithm>
#include <vector>

#include "cards.h"

constexpr int SEATS = 4, FIRST_HAND = 7;

// So many draws of a seat are remembered.
constexpr int MEMORY = 3;

// A round that goes on for so many turns is nobody's.
constexpr int TOO_LONG = 2000;

enum Phase { TURN, DREW, FACING_DRAW, OVER };
enum Kind { PLAY, DRAW, PASS, ACCEPT, CHALLENGE };

struct Move {
    int kind, card = 0;
    int colour = -1;  // the one a wild names
};

// A seat drew on this colour and symbol, having taken so many cards.
struct Dry {
    int colour, symbol, taken;
};

enum Deed { PLAYED, DREW_ON, GAVE_IN };

// What a seat did, on what, and how many cards it had taken until then.
struct Event {
    Deed deed;
    int seat, colour, top, taken;
    int card = -1, named = -1;
    bool drawn = false;  // just before
};

// The latest wild draw four: by whom, on what, and with how many cards left.
struct Four {
    int by = -1, colour = 0, symbol = 0, hand = 0;
};

// Whether the hand holds nothing else that fits.
inline bool four_is_lawful(const Pile& hand, int colour, int symbol) {
    return std::none_of(hand.begin(), hand.end(), [&](int card) {
        return DECK.symbol[card] != WILD_FOUR && fits(card, colour, symbol);
    });
}

struct Table {
    Pile hands[SEATS], stock, discard;
    int turn = 0, direction = 1, colour = 0, phase = TURN, winner = -1, pending = 0;
    int drawn = 0;  // where in the hand the card just drawn is
    int taken[SEATS] = {}, bluffs[SEATS] = {}, cleared[SEATS] = {};
    Four four;
    std::vector<Dry> dry[SEATS];  // the latest first
    std::vector<Event> events;

    Table(int dealer, Chance& chance) {
        events.reserve(200);
        for (int card = 0; card < CARDS; card++) stock.add(card);
        stock.shuffle(chance);
        for (int step = 1; step <= SEATS; step++)
            for (int card = 0; card < FIRST_HAND; card++) hands[(dealer + step) % SEATS].add(stock.draw());
        turn_up(chance);
        open(dealer, chance);
    }

    int after(int seat, int steps = 1) const { return (seat + steps * direction + 2 * SEATS) % SEATS; }
    int symbol() const { return DECK.symbol[discard.top()]; }
    const Pile& hand() const { return hands[turn]; }

    void make(const Move& move, Chance& chance) {
        switch (move.kind) {
            case PLAY: return play(move);
            case DRAW: return draw(chance);
            case PASS: return pass();
            case ACCEPT: return accept(chance);
            case CHALLENGE: return challenge(chance);
        }
    }

private:
    int idle = 0;  // turns since anybody could do anything

    // The first card is no wild.
    void turn_up(Chance& chance) {
        while (is_wild(stock.top())) stock.shuffle(chance);
        discard.add(stock.draw());
        colour = DECK.colour[discard.top()];
    }

    // The first card works on whoever begins.
    void open(int dealer, Chance& chance) {
        if (symbol() == REVERSE) direction = -1;
        turn = after(dealer);
        if (symbol() == DRAW_TWO) take(turn, 2, chance);
        if (symbol() == DRAW_TWO || symbol() == SKIP) turn = after(turn);
    }

    void take(int seat, int count, Chance& chance) {
        for (; count; count--) {
            if (!stock.count && !turn_over(chance)) return;
            hands[seat].add(stock.draw());
            taken[seat]++;
        }
    }

    // All but the top of what was played is the stock anew.
    bool turn_over(Chance& chance) {
        int top = discard.draw();
        std::swap(stock, discard);
        discard.count = 0;
        discard.add(top);
        stock.shuffle(chance);
        return stock.count;
    }

    void note(Deed deed, int card = -1, int named = -1) {
        events.push_back({deed, turn, colour, discard.top(), taken[turn], card, named, phase == DREW});
    }

    void play(const Move& move) {
        int seat = turn, sign = DECK.symbol[move.card];
        note(PLAYED, move.card, move.colour);
        if (phase == DREW) taken[seat]--;
        hands[seat].remove(move.card);
        four = sign == WILD_FOUR ? Four{seat, colour, symbol(), hands[seat].count} : Four{};
        discard.add(move.card);
        colour = is_wild(move.card) ? move.colour : DECK.colour[move.card];
        idle = 0;
        if (!hands[seat].count) return win(seat);
        bool draws = sign == DRAW_TWO || sign == WILD_FOUR;
        if (draws) pending += sign == DRAW_TWO ? 2 : 4;
        if (sign == REVERSE) direction = -direction;
        turn = after(seat, sign == SKIP ? 2 : 1);
        phase = draws ? FACING_DRAW : TURN;
    }

    void draw(Chance& chance) {
        if (!stock.count && discard.count <= 1) return do_nothing();
        idle = 0;
        dry[turn].insert(dry[turn].begin(), {colour, symbol(), taken[turn]});
        if (dry[turn].size() > MEMORY) dry[turn].pop_back();
        note(DREW_ON);
        take(turn, 1, chance);
        phase = DREW;
        drawn = hand().count - 1;
    }

    void do_nothing() {
        if (++idle < SEATS) {
            turn = after(turn);
            return;
        }
        auto fewer = [](const Pile& one, const Pile& other) { return one.count < other.count; };
        win(static_cast<int>(std::min_element(hands, hands + SEATS, fewer) - hands));
    }

    void win(int seat) {
        winner = seat;
        phase = OVER;
    }

    void pass() {
        dry[turn][0].taken = taken[turn];
        go_on();
    }

    void accept(Chance& chance) {
        note(GAVE_IN);
        take(turn, pending, chance);
        pending = 0;
        four = {};
        go_on();
    }

    void challenge(Chance& chance) {
        note(GAVE_IN);
        bool bluff = !four_is_lawful(hands[four.by], four.colour, four.symbol);
        take(bluff ? four.by : turn, bluff ? pending : pending + 2, chance);
        (bluff ? bluffs : cleared)[four.by]++;
        pending = 0;
        four = {};
        phase = TURN;
        if (!bluff) turn = after(turn);
    }

    void go_on() {
        phase = TURN;
        turn = after(turn);
    }
};
