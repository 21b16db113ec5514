// Tells decisions of rounds against medium of 0.1, one line of JSON each: decisions who=FILE seed=1 rounds=30
#include <cstdio>

#include "choosing.h"
#include "options.h"

// A list of whatever `each` tells of every one.
template <typename List, typename Each>
static void list(const char* name, const List& all, Each each) {
    std::printf("%s[", name);
    const char* before = "";
    for (const auto& one : all) {
        std::printf("%s", before);
        each(one);
        before = ",";
    }
    std::printf("]");
}

static void number(int value) { std::printf("%d", value); }

static void counts(const char* name, const int (&all)[SEATS]) { list(name, all, number); }

static void move(const char* name, const Move& made) {
    std::printf("%s[%d,%d,%d]", name, made.kind, made.card, made.colour);
}

static void tell_table(const Table& table) {
    const Four& four = table.four;
    std::printf("{\"turn\":%d,\"direction\":%d,\"colour\":%d,", table.turn, table.direction, table.colour);
    std::printf("\"phase\":%d,\"pending\":%d,\"drawn\":%d,", table.phase, table.pending, table.drawn);
    std::printf("\"stock\":%d,", table.stock.count);
    std::printf("\"four\":[%d,%d,%d,%d],", four.by, four.colour, four.symbol, four.hand);
    list("\"discard\":", table.discard, number);
    list(",\"hands\":", table.hands, [](const Pile& hand) { list("", hand, number); });
    counts(",\"taken\":", table.taken);
    counts(",\"bluffs\":", table.bluffs);
    counts(",\"cleared\":", table.cleared);
    list(",\"dry\":", table.dry, [](const std::vector<Dry>& draws) {
        list("", draws, [](const Dry& dry) { std::printf("[%d,%d,%d]", dry.colour, dry.symbol, dry.taken); });
    });
}

static void tell(const Table& table, const Decision& decision, const Move& chosen) {
    tell_table(table);
    move(",\"medium\":", by_thumb(table, MEDIUM));
    move(",\"thumb\":", by_thumb(table, HARD));
    move(",\"chosen\":", chosen);
    list(",\"moves\":", decision.moves, [](const Move& one) { move("", one); });
    list(",\"chances\":", decision.chances, [](double chance) { std::printf("%.6f", chance); });
    list(",\"numbers\":", decision.numbers, [](const Numbers& numbers) {
        list("", numbers.all, [](float value) { std::printf("%.5g", value); });
    });
    std::printf("}\n");
}

static void play(const Net& net, Chance& chance, int own) {
    Table table(own, chance);
    for (int turn = 0; table.phase != OVER && turn < TOO_LONG; turn++) {
        if (table.turn != own) {
            table.make(by_thumb(table, OLD_MEDIUM), chance);
            continue;
        }
        Decision decision(net, table);
        Move chosen = chosen_by(net, table);
        if (decision.moves.size() > 1 && table.hand().count > 1) tell(table, decision, chosen);
        table.make(chosen, chance);
    }
}

int main(int count, char** words) {
    return run([&] {
        Options options(count, words, {{"who", "learned.net"}, {"seed", "1"}, {"rounds", "30"}});
        Net net = Net::read(options.text("who"));
        for (long round = 0; round < options.count("rounds"); round++) {
            Chance chance(static_cast<uint64_t>(options.count("seed") * 1000003 + round));
            play(net, chance, static_cast<int>(round % SEATS));
        }
    });
}
