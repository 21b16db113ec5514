// Learns from its own rounds against three bots: learn seed=7 rounds=10000 to=FILE
//
// Rates and softness go down evenly, by the same factor each round, from the first to the last of `rounds`; `stop`
// ends sooner. `rate` is how far a step goes, `softness` how much less likely a move is tried the less it promises,
// `old` in what share of rounds medium of 0.1 sits opposite (in 65 of 100 others today's medium, in 35 players of any
// card that fits), `ends` how much of a position's worth is the round's end rather than what was expected in the next,
// and `colours` in how many a wild is weighed.
#include <cstdio>

#include "choosing.h"
#include "learning.h"
#include "options.h"

constexpr int ROUNDS_A_STEP = 32, REPORTS = 20, MOST_REMEMBERED = 200;

// Goes from the first value to the last.
struct Course {
    double first, last;
    double at(double share) const { return first * std::pow(last / first, share); }
};

// What a seat remembers of a round: positions it chose, and what it expected there.
struct Memory {
    std::vector<Numbers> numbers;
    std::vector<double> expected;

    void add(const Numbers& position, double worth) {
        if (numbers.size() == MOST_REMEMBERED) return;
        numbers.push_back(position);
        expected.push_back(worth);
    }
};

// Since the last line told.
struct Tally {
    long positions = 0, against_old = 0;
    double wins = 0, wrong = 0, worth = 0;

    double wrong_a_position() const { return wrong / static_cast<double>(positions); }

    // Of whoever gives every position the same chance, and rightly.
    double wrong_without_looking() const {
        double mean = worth / static_cast<double>(positions);
        return -mean * std::log(mean) - (1 - mean) * std::log(1 - mean);
    }
};

class School {
public:
    School(const Options& options)
        : chance(options.count("seed")), learner(start(options, chance)), rounds(options.count("rounds")),
          stop(options.count("stop") ? options.count("stop") : rounds), old(options.number("old")),
          ends(options.number("ends")), colours(static_cast<int>(options.count("colours"))),
          rate{options.number("rate"), options.number("last_rate")},
          softness{options.number("softness"), options.number("last_softness")}, to(options.text("to")) {}

    void learn() {
        for (int told = 0; played < stop;) {
            double share = static_cast<double>(played) / static_cast<double>(rounds);
            for (int round = 0; round < ROUNDS_A_STEP; round++) play(softness.at(share));
            learner.step(static_cast<float>(rate.at(share)));
            if (static_cast<double>(played) * REPORTS >= static_cast<double>(stop) * (told + 1)) told++, tell();
        }
        learner.steady.write(to);
    }

private:
    Chance chance;
    Learner learner;
    long rounds, stop, played = 0;
    double old, ends;
    int colours;
    Course rate, softness;
    std::string to;
    Tally tally;

    static Net start(const Options& options, Chance& chance) {
        Net net = Net::by_chance(chance);
        return options.text("from").empty() ? net : Net::read(options.text("from"));
    }

    Player opponent() {
        double share = chance.share();
        return share < old ? AN_OLD_MEDIUM : share < old + (1 - old) * 0.65 ? A_MEDIUM : ANY_CARD;
    }

    void play(double soft) {
        Table table(chance.below(SEATS), chance);
        Player others = opponent();
        int own = chance.below(SEATS);
        Memory memory;
        for (int turn = 0; table.phase != OVER && turn < TOO_LONG; turn++)
            table.make(table.turn == own ? choose(table, soft, memory) : chosen_by(others, table, chance), chance);
        played++;
        if (others == AN_OLD_MEDIUM) tally.against_old++, tally.wins += table.winner == own;
        look_back(memory, table.winner == own);
    }

    // The more a move promises, the likelier; a mere draw is no position of its own.
    Move choose(const Table& table, double soft, Memory& memory) {
        Decision decision(learner.net, table, colours);
        if (decision.moves.size() == 1 && decision.moves[0].kind == DRAW) return decision.moves[0];
        double most = decision.chances[decision.best()], all = 0, expected = 0;
        std::vector<double> likely;
        for (double promised : decision.chances) {
            likely.push_back(std::exp((promised - most) / soft));
            all += likely.back();
            expected += promised * likely.back();
        }
        double left = chance.share() * all;
        std::size_t at = 0;
        while (at + 1 < likely.size() && (left -= likely[at]) > 0) at++;
        memory.add(decision.numbers[at], expected / all);
        return decision.moves[at];
    }

    void look_back(const Memory& memory, double worth) {
        for (std::size_t at = memory.numbers.size(); at-- > 0;) {
            tally.wrong += learner.see(memory.numbers[at].all, static_cast<float>(worth));
            tally.positions++;
            tally.worth += worth;
            worth = (1 - ends) * memory.expected[at] + ends * worth;
        }
    }

    void tell() {
        double won = 100 * tally.wins / static_cast<double>(std::max(1l, tally.against_old));
        std::printf("%ld rounds: %.2f %% of %ld against medium of 0.1 won; ", played, won, tally.against_old);
        std::printf("off by %.4f, without looking by %.4f\n", tally.wrong_a_position(), tally.wrong_without_looking());
        std::fflush(stdout);
        tally = {};
        learner.steady.write(to);
    }
};

int main(int count, char** words) {
    return run([&] {
        Options options(count, words,
                        {{"seed", "1"}, {"rounds", "10000"}, {"stop", "0"}, {"from", ""}, {"to", "learned.net"},
                         {"rate", "2e-3"}, {"last_rate", "1e-4"}, {"softness", "0.03"}, {"last_softness", "0.01"},
                         {"old", "1"}, {"ends", "1"}, {"colours", "4"}});
        School(options).learn();
    });
}
