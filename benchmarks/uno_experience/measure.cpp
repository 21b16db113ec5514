// How often one of four wins: measure who=FILE others=old seed=1 rounds=20000
//
// Every deal is played from all four seats; the interval comes from deals. `who` is a file of weights, or as `others`:
// old (medium of 0.1), medium, thumb (hard's rule of thumb) or any (any card that fits).
#include <cstdio>
#include <memory>

#include "choosing.h"
#include "options.h"

static const std::map<std::string, Player> PLAYERS{
    {"old", AN_OLD_MEDIUM}, {"medium", A_MEDIUM}, {"thumb", A_THUMB}, {"any", ANY_CARD}};

static bool wins(long seed, long deal, int own, const Net* net, Player who, Player others) {
    Chance chance(static_cast<uint64_t>(seed) * 1000003 + static_cast<uint64_t>(deal));
    Table table(static_cast<int>(deal % SEATS), chance);
    for (int turn = 0; table.phase != OVER && turn < TOO_LONG; turn++) {
        bool learned = table.turn == own && net;
        Player player = table.turn == own ? who : others;
        table.make(learned ? chosen_by(*net, table) : chosen_by(player, table, chance), chance);
    }
    return table.winner == own;
}

static void measure(const Options& options) {
    std::string who = options.text("who");
    bool learned = !PLAYERS.count(who);
    auto net = learned ? std::make_unique<Net>(Net::read(who)) : nullptr;
    Player player = learned ? ANY_CARD : PLAYERS.at(who), others = PLAYERS.at(options.text("others"));
    long seed = options.count("seed"), deals = options.count("rounds") / SEATS;
    double sum = 0, squares = 0;
    for (long deal = 0; deal < deals; deal++) {
        double share = 0;
        for (int own = 0; own < SEATS; own++) share += wins(seed, deal, own, net.get(), player, others) / double(SEATS);
        sum += share;
        squares += share * share;
    }
    double count = static_cast<double>(deals), mean = sum / count;
    double half = 1.96 * std::sqrt((squares / count - mean * mean) / count);
    std::printf("%s among three %s, seed %ld: %.2f %% ± %.2f of %ld rounds\n", who.c_str(),
                options.text("others").c_str(), seed, 100 * mean, 100 * half, deals * SEATS);
}

int main(int count, char** words) {
    return run([&] {
        measure(Options(count, words, {{"who", "thumb"}, {"others", "old"}, {"seed", "1"}, {"rounds", "20000"}}));
    });
}
