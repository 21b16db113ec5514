// What each of the others may hold, face by face: what is unseen, less what its own draws and choices rule out.
#pragma once

#include "table.h"

// How many cards of each face the seat does not see.
struct Unseen {
    int faces[FACES], colours[COLOURS] = {}, symbols[SYMBOLS] = {}, all = 0;

    Unseen(const Table& table, int seat) {
        for (int face = 0; face < FACES; face++) faces[face] = face >= WILD_FACE ? 4 : face % SIGNS ? 2 : 1;
        for (int card : table.hands[seat]) faces[DECK.face[card]]--;
        for (int card : table.discard) faces[DECK.face[card]]--;
        for (int face = 0; face < FACES; face++) {
            bool coloured = face < WILD_FACE;
            if (coloured) colours[face / SIGNS] += faces[face];
            symbols[coloured ? face % SIGNS : face - WILD_FACE + WILD] += faces[face];
            all += faces[face];
        }
    }
};

// What one of the others showed: which faces in how much of its hand it cannot hold, what it played last and named.
struct Shown {
    float excluded[FACES] = {};
    int played = -1, named = -1;
    float standing = 0;  // in so much of its hand nothing has changed since it named that

    void exclude(int face, float share) { excluded[face] = std::max(excluded[face], share); }

    // Every coloured face that goes on this.
    void exclude_fitting(int colour, int symbol, float share) {
        for (int face = 0; face < WILD_FACE; face++)
            if (face / SIGNS == colour || face % SIGNS == symbol) exclude(face, share);
    }
};

// Reads what happened back, the latest first, no farther than the Python bot can from pile and draws.
class Readings {
public:
    Shown of[SEATS];

    Readings(const Table& table, int seat) : table(table), own(seat) {
        for (int other = 0; other < SEATS; other++)
            if (other != own)
                for (const Dry& dry : table.dry[other]) read_draw(of[other], dry, still_held(other, dry.taken));
        read_back();
    }

private:
    const Table& table;
    int own;

    // So much of its hand it held already when it had taken so many cards.
    float still_held(int seat, int taken) const {
        int held = table.hands[seat].count, old = held - (table.taken[seat] - taken);
        return old <= 0 ? 0.f : static_cast<float>(old) / static_cast<float>(held);
    }

    static void read_draw(Shown& shown, const Dry& dry, float share) {
        shown.exclude_fitting(dry.colour, dry.symbol, share);
        shown.exclude(WILD_FACE, share);
        shown.exclude(FOUR_FACE, share);
    }

    void read_back() {
        int draws[SEATS] = {}, plays = 0;
        for (auto event = table.events.rbegin(); event != table.events.rend(); ++event) {
            if (event->deed == DREW_ON && ++draws[event->seat] == MEMORY) return;
            if (event->deed == GAVE_IN && event->seat != own) read_giving_in(*event);
            if (event->deed != PLAYED) continue;
            if (plays++ >= table.discard.count - 1 || stacked(*event)) return;
            if (!event->drawn && event->seat != own) read_choice(*event);
        }
    }

    // A draw card on its like: the pile does not tell who had to take them.
    static bool stacked(const Event& event) {
        int below = DECK.symbol[event.top];
        return below == DECK.symbol[event.card] && (below == DRAW_TWO || below == WILD_FOUR);
    }

    void read_giving_in(const Event& event) {
        float share = still_held(event.seat, event.taken);
        if (DECK.symbol[event.top] == WILD_FOUR) return of[event.seat].exclude(FOUR_FACE, share);
        for (int colour = 0; colour < COLOURS; colour++) of[event.seat].exclude(SIGNS * colour + DRAW_TWO, share);
    }

    // Anything would be played before a wild, and of one colour skips, reverses and higher numbers.
    void read_choice(const Event& event) {
        Shown& shown = of[event.seat];
        float share = still_held(event.seat, event.taken);
        int colour = DECK.colour[event.card], symbol = DECK.symbol[event.card];
        if (shown.played < 0) shown.played = colour;
        if (colour == NO_COLOUR) {
            if (shown.named < 0) shown.named = event.named, shown.standing = share;
            shown.exclude_fitting(event.colour, DECK.symbol[event.top], share);
            if (symbol == WILD_FOUR) shown.exclude(WILD_FACE, share);
        } else if (colour == event.colour && symbol < SKIP) {
            for (int sign = symbol + 1; sign < DRAW_TWO; sign++) shown.exclude(SIGNS * colour + sign, share);
        }
    }
};

// How likely any card of one of the others is of a colour, of a symbol, or of a face.
struct Holding {
    float colours[COLOURS] = {}, symbols[SYMBOLS] = {}, faces[FACES] = {};

    Holding(const Unseen& unseen, const Shown& shown) {
        float all = 0;
        for (int face = 0; face < FACES; face++)
            all += faces[face] = static_cast<float>(unseen.faces[face]) * (1 - shown.excluded[face]);
        for (int face = 0; face < FACES; face++) {
            faces[face] /= std::max(all, 1e-3f);
            if (face < WILD_FACE) colours[face / SIGNS] += faces[face];
            symbols[face < WILD_FACE ? face % SIGNS : face - WILD_FACE + WILD] += faces[face];
        }
    }
};
