// What a position looks like to whoever has just moved, as the numbers that experience weighs.
#pragma once

#include <cassert>
#include <cmath>

#include "holdings.h"

constexpr int NUMBERS = 162;

// Longer hands look like hands of so many cards; the others' from one card less.
constexpr int LONG = 9;

// The numbers of one position, in their order.
struct Numbers {
    float all[NUMBERS];
    int count = 0;

    template <typename... Parts>
    void add(Parts... parts) { ((all[count++] = static_cast<float>(parts)), ...); }

    // 1 at this place, 0 at the others.
    void add_one_of(int place, int places) {
        for (int other = 0; other < places; other++) add(other == place);
    }
};

// One seat's decision: what is the same for all its moves is worked out once.
class Outlook {
public:
    Outlook(const Table& table)
        : table(table), seat(table.turn), unseen(table, seat), readings(table, seat) {
        for (int other = 0; other < SEATS; other++) holdings.emplace_back(unseen, readings.of[other]);
    }

    void after(const Move& move, Numbers& numbers) const;

private:
    friend class Aftermath;
    const Table& table;
    int seat;
    Unseen unseen;
    Readings readings;
    std::vector<Holding> holdings;
};

// What lies there after a move, and what the seat has left.
class Aftermath {
public:
    Aftermath(const Outlook& outlook, const Move& move, Numbers& to)
        : outlook(outlook), table(outlook.table), move(move), hand(table.hand()), to(to) {
        plays = move.kind == PLAY;
        if (plays) hand.remove(move.card);
        top = DECK.symbol[plays ? move.card : table.discard.top()];
        colour = !plays ? table.colour : is_wild(move.card) ? move.colour : DECK.colour[move.card];
        incoming = move.kind == ACCEPT ? table.pending : 0;
        pending = table.pending - incoming + (plays && top == DRAW_TWO ? 2 : plays && top == WILD_FOUR ? 4 : 0);
        for (int card : hand) held[DECK.colour[card]]++;
        put_in_order();
    }

    void tell() {
        to.add(1);
        tell_own();
        tell_pile();
        tell_turn();
        int direction = plays && top == REVERSE ? -table.direction : table.direction;
        for (int step = 1; step < SEATS; step++) tell_other((outlook.seat + step * direction + 2 * SEATS) % SEATS);
    }

private:
    const Outlook& outlook;
    const Table& table;
    const Move& move;
    Pile hand;
    Numbers& to;
    bool plays;
    int top, colour, incoming, pending, held[COLOURS + 1] = {}, order[COLOURS];

    // The colour that counts, then the others as they are held.
    void put_in_order() {
        int at = 0;
        order[at++] = colour;
        for (int other = 0; other < COLOURS; other++)
            if (other != colour) order[at++] = other;
        const int* left = outlook.unseen.colours;
        std::stable_sort(order + 1, order + COLOURS, [&](int one, int other) {
            return held[one] != held[other] ? held[one] > held[other] : left[one] < left[other];
        });
    }

    void tell_own() {
        to.add_one_of(std::min(hand.count, LONG), LONG + 1);
        to.add(0.1f * hand.count);
        int signs[COLOURS + 1][4] = {}, symbols[SYMBOLS] = {}, able = 0, elsewhere = 0, twins = 0;
        for (int card : hand) {
            int of = DECK.colour[card], symbol = DECK.symbol[card];
            symbols[symbol]++;
            if (of != NO_COLOUR) signs[of][std::max(0, symbol - SKIP + 1)]++;
            able += fits(card, colour, top);
            elsewhere += of != NO_COLOUR && of != colour && symbol == top;
        }
        for (int at : order) {
            const int* each = signs[at];
            to.add(each[0] * 0.5f, held[at] > 0, each[1], each[2], each[3], held[at] > 1);
        }
        int wilds = symbols[WILD], fours = symbols[WILD_FOUR];
        to.add(wilds, fours, wilds > 0, fours > 0, wilds + fours > 0);
        to.add(0.3f * able, able > 0, able == hand.count, elsewhere);
        for (int sign = 0; sign < SIGNS; sign++) twins += std::max(0, symbols[sign] - 1);
        to.add(0.5f * twins);
    }

    void tell_pile() {
        const Unseen& unseen = outlook.unseen;
        for (int sign : {SKIP, REVERSE, DRAW_TWO, WILD, WILD_FOUR}) to.add(top == sign);
        to.add(top < SKIP, top == 0, 0.12f * unseen.symbols[top]);
        for (int at : order) to.add(3.f * unseen.colours[at] / std::max(1, unseen.all));
        to.add(0.25f * unseen.symbols[WILD], 0.25f * unseen.symbols[WILD_FOUR]);
        for (int sign : {DRAW_TWO, SKIP, REVERSE}) to.add(0.12f * unseen.symbols[sign]);
        to.add(0.01f * table.stock.count);
    }

    void tell_turn() {
        to.add(plays && top == SKIP, plays && top == REVERSE, 0.2f * pending);
        to.add(pending > 0 && top == DRAW_TWO, pending > 0 && top == WILD_FOUR);
        bool bluffs = plays && top == WILD_FOUR && !four_is_lawful(table.hand(), table.colour, table.symbol());
        to.add(table.cleared[outlook.seat] > 0, table.bluffs[outlook.seat] > 0, bluffs);
        to.add(0.2f * incoming, incoming > 0, move.kind == PASS);
    }

    // The chance that any of so many cards is one of that share.
    static float any(float share, int count) {
        return 1 - std::pow(std::max(0.f, 1 - share), static_cast<float>(count));
    }

    void tell_other(int other) {
        int count = table.hands[other].count;
        const Holding& holding = outlook.holdings[other];
        const Shown& shown = outlook.readings.of[other];
        const float *colours = holding.colours, *symbols = holding.symbols;
        to.add_one_of(std::min(count, LONG - 1) - 1, LONG - 1);
        to.add(0.1f * count);
        for (int at : order) to.add(3 * colours[at]);
        float elsewhere = 0;
        for (int place = 1; place < COLOURS && top < SIGNS; place++)
            elsewhere += holding.faces[SIGNS * order[place] + top];
        to.add(5 * elsewhere, 8 * symbols[WILD], 8 * symbols[WILD_FOUR]);
        for (int sign : {DRAW_TWO, SKIP, REVERSE}) to.add(5 * symbols[sign]);
        to.add(any(colours[colour] + elsewhere + symbols[WILD] + symbols[WILD_FOUR], count));
        to.add(any(pending ? symbols[top == DRAW_TWO ? DRAW_TWO : WILD_FOUR] : 0.f, count));
        for (int at : order) to.add(shown.played == at);
        for (int at : order) to.add(shown.named == at ? shown.standing : 0.f);
    }
};

inline void Outlook::after(const Move& move, Numbers& numbers) const {
    numbers.count = 0;
    Aftermath(*this, move, numbers).tell();
    assert(numbers.count == NUMBERS);
}
