// Which moves are weighed, and players who choose among them without weighing.
#pragma once

#include <numeric>

#include "thumb.h"

using Moves = std::vector<Move>;

// The colours, those held most first.
inline std::array<int, COLOURS> longest(const Table& table) {
    int held[COLOURS + 1] = {};
    for (int card : table.hand()) held[DECK.colour[card]]++;
    std::array<int, COLOURS> order;
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int one, int other) { return held[one] > held[other]; });
    return order;
}

// Every face that can be played, once; wilds in so many colours, those held most.
inline Moves plays(const Table& table, int colours = COLOURS) {
    Moves found;
    uint64_t seen = 0;
    auto order = longest(table);
    for (int card : able(table)) {
        uint64_t face = 1ull << DECK.face[card];
        if (seen & face) continue;
        seen |= face;
        if (!is_wild(card)) found.push_back({PLAY, card});
        else for (int at = 0; at < colours; at++) found.push_back({PLAY, card, order[at]});
    }
    return found;
}

inline bool alike(const Move& one, const Move& other) {
    if (one.kind != other.kind || one.kind != PLAY) return one.kind == other.kind;
    return DECK.face[one.card] == DECK.face[other.card] && one.colour == other.colour;
}

// What hard weighs: what its rule of thumb says first, then the rest; whom to challenge is not learned.
inline Moves candidates(const Table& table, int colours = COLOURS) {
    Move first = by_thumb(table, HARD);
    if (first.kind == CHALLENGE) first = {ACCEPT};
    Moves found{first}, others = plays(table, colours);
    if (table.phase == DREW && !others.empty()) others.push_back({PASS});
    if (table.phase == FACING_DRAW) others.push_back({ACCEPT});
    for (const Move& move : others)
        if (!alike(move, first)) found.push_back(move);
    return found;
}

// Any card that fits, wilds in any colour, or what medium does without one.
inline Move any_that_fits(const Table& table, Chance& chance) {
    Moves found = plays(table);
    return found.empty() ? by_thumb(table, OLD_MEDIUM) : found[chance.below(static_cast<int>(found.size()))];
}

enum Player { AN_OLD_MEDIUM, A_MEDIUM, A_THUMB, ANY_CARD };

inline Move chosen_by(Player player, const Table& table, Chance& chance) {
    switch (player) {
        case AN_OLD_MEDIUM: return by_thumb(table, OLD_MEDIUM);
        case A_MEDIUM: return by_thumb(table, MEDIUM);
        case A_THUMB: return by_thumb(table, HARD);
        case ANY_CARD: break;
    }
    return any_that_fits(table, chance);
}
