// How a seat goes by what was learned.
#pragma once

#include "candidates.h"
#include "net.h"

// A decision: its moves, what each leads to, and how likely it wins.
struct Decision {
    Moves moves;
    std::vector<Numbers> numbers;
    std::vector<double> chances;

    Decision(const Net& net, const Table& table, int colours = COLOURS)
        : moves(candidates(table, colours)), numbers(moves.size()) {
        Outlook outlook(table);
        for (std::size_t at = 0; at < moves.size(); at++) {
            outlook.after(moves[at], numbers[at]);
            bool out = moves[at].kind == PLAY && table.hand().count == 1;
            chances.push_back(out ? 1 : net.chance(numbers[at]));
        }
    }

    std::size_t best() const { return std::max_element(chances.begin(), chances.end()) - chances.begin(); }
};

// As hard plays: what won most often; a wild draw four is challenged by odds, and where few honest hands come to it.
inline Move chosen_by(const Net& net, const Table& table) {
    Decision decision(net, table);
    Move move = decision.moves[decision.best()];
    bool doubts = move.kind == ACCEPT && by_thumb(table, HARD).kind == CHALLENGE && is_likely_bluff(table);
    return doubts ? Move{CHALLENGE} : move;
}
