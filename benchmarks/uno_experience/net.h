// Two layers of units that count above zero only, and what they come to: the chance to win.
#pragma once

#include <cmath>
#include <cstddef>
#include <fstream>
#include <stdexcept>
#include <string>

#include "outlook.h"

constexpr int FIRST = 64, SECOND = 16;

// Which units counted, and how much.
struct Thought {
    float first[FIRST], second[SECOND], chance;
};

struct Net {
    float into_first[NUMBERS][FIRST], first[FIRST];
    float into_second[FIRST][SECOND], second[SECOND];
    float into_last[SECOND], last;

    // All weights in a row, as they lie in a file.
    float* weights() { return reinterpret_cast<float*>(this); }
    static constexpr std::size_t size() { return sizeof(Net) / sizeof(float); }

    static Net nothing() {
        Net net;
        std::fill_n(net.weights(), size(), 0.f);
        return net;
    }

    static Net by_chance(Chance& chance) {
        Net net = nothing();
        auto some = [&](float* from, std::size_t count, double most) {
            for (std::size_t at = 0; at < count; at++) from[at] = static_cast<float>(chance.around_zero() * most);
        };
        some(net.into_first[0], NUMBERS * FIRST, 0.12);
        some(net.into_second[0], FIRST * SECOND, std::sqrt(2.0 / FIRST));
        some(net.into_last, SECOND, 0.2);
        net.last = -1.1f;  // one chance in four
        return net;
    }

    static Net read(const std::string& path) {
        Net net;
        std::ifstream file(path, std::ios::binary);
        file.read(reinterpret_cast<char*>(&net), sizeof net);
        if (!file || file.peek() != EOF) throw std::runtime_error(path + " holds no such weights");
        return net;
    }

    void write(const std::string& path) const {
        std::ofstream file(path, std::ios::binary);
        file.write(reinterpret_cast<const char*>(this), sizeof *this);
        if (!file) throw std::runtime_error(path + " cannot be written");
    }

    float think(const float* numbers, Thought& thought) const {
        float sums[FIRST], more[SECOND], all = last;
        std::copy_n(first, FIRST, sums);
        for (int at = 0; at < NUMBERS; at++)
            if (float number = numbers[at]; number != 0)
                for (int unit = 0; unit < FIRST; unit++) sums[unit] += number * into_first[at][unit];
        for (int unit = 0; unit < FIRST; unit++) thought.first[unit] = std::max(0.f, sums[unit]);
        std::copy_n(second, SECOND, more);
        for (int at = 0; at < FIRST; at++)
            if (float number = thought.first[at]; number != 0)
                for (int unit = 0; unit < SECOND; unit++) more[unit] += number * into_second[at][unit];
        for (int unit = 0; unit < SECOND; unit++) {
            thought.second[unit] = std::max(0.f, more[unit]);
            all += thought.second[unit] * into_last[unit];
        }
        return thought.chance = 1 / (1 + std::exp(-all));
    }

    float chance(const Numbers& numbers) const {
        Thought thought;
        return think(numbers.all, thought);
    }
};
