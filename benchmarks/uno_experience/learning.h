// How a net learns from what became of positions (Adam), and the steadier one that follows it.
#pragma once

#include <algorithm>
#include <cmath>

#include "net.h"

class Learner {
public:
    Net net, steady;

    explicit Learner(const Net& from)
        : net(from), steady(from), slopes(Net::nothing()), mean(Net::nothing()), spread(Net::nothing()) {}

    // One position and what it was worth: 1 for a win. How wrong the net was, in nats.
    double see(const float* numbers, float worth) {
        Thought thought;
        float chance = net.think(numbers, thought);
        lead_back(numbers, thought, chance - worth);
        seen++;
        double sure = std::min(std::max(chance, 1e-6f), 1 - 1e-6f);
        return -worth * std::log(sure) - (1 - worth) * std::log(1 - sure);
    }

    // Goes so far down all slopes seen since the last step.
    void step(float rate) {
        steps++;
        float *slope = slopes.weights(), *at = mean.weights(), *wide = spread.weights(), *weight = net.weights();
        float mean_grown = 1 - std::pow(0.9f, steps), spread_grown = 1 - std::pow(0.999f, steps);
        for (std::size_t one = 0; one < Net::size(); one++) {
            float down = slope[one] / static_cast<float>(seen);
            at[one] = 0.9f * at[one] + 0.1f * down;
            wide[one] = 0.999f * wide[one] + 0.001f * down * down;
            weight[one] -= rate * (at[one] / mean_grown) / (std::sqrt(wide[one] / spread_grown) + 1e-8f);
            slope[one] = 0;
        }
        seen = 0;
        follow();
    }

private:
    Net slopes, mean, spread;
    int seen = 0;
    float steps = 0;

    void lead_back(const float* numbers, const Thought& thought, float off) {
        float to_second[SECOND], to_first[FIRST];
        for (int unit = 0; unit < SECOND; unit++) {
            slopes.into_last[unit] += off * thought.second[unit];
            to_second[unit] = thought.second[unit] > 0 ? off * net.into_last[unit] : 0;
            slopes.second[unit] += to_second[unit];
        }
        slopes.last += off;
        for (int at = 0; at < FIRST; at++) {
            to_first[at] = 0;
            if (thought.first[at] <= 0) continue;
            for (int unit = 0; unit < SECOND; unit++) {
                slopes.into_second[at][unit] += thought.first[at] * to_second[unit];
                to_first[at] += net.into_second[at][unit] * to_second[unit];
            }
            slopes.first[at] += to_first[at];
        }
        for (int at = 0; at < NUMBERS; at++)
            if (float number = numbers[at]; number != 0)
                for (int unit = 0; unit < FIRST; unit++) slopes.into_first[at][unit] += number * to_first[unit];
    }

    // The steady one is the mean of about the last 2,000 steps, at first of the last 100.
    void follow() {
        float part = steps < 4000 ? 0.01f : 0.0005f;
        float *behind = steady.weights(), *ahead = net.weights();
        for (std::size_t one = 0; one < Net::size(); one++) behind[one] += part * (ahead[one] - behind[one]);
    }
};
