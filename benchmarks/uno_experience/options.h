// Words of the command line such as seed=7.
#pragma once

#include <iostream>
#include <map>
#include <stdexcept>
#include <string>

class Options {
public:
    // Every word must be one of these, which also hold what goes without saying.
    Options(int count, char** words, std::map<std::string, std::string> usual) : values(std::move(usual)) {
        for (int at = 1; at < count; at++) {
            std::string word = words[at];
            auto sign = word.find('=');
            auto found = values.find(word.substr(0, sign));
            if (sign == std::string::npos || found == values.end()) throw std::runtime_error("no such option: " + word);
            found->second = word.substr(sign + 1);
        }
    }

    const std::string& text(const std::string& name) const { return values.at(name); }
    double number(const std::string& name) const { return std::stod(values.at(name)); }
    long count(const std::string& name) const { return std::stol(values.at(name)); }

private:
    std::map<std::string, std::string> values;
};

// Runs a program; what is wrong with its words is one line.
template <typename Program>
int run(Program program) {
    try {
        program();
        return 0;
    } catch (const std::exception& wrong) {
        std::cerr << wrong.what() << '\n';
        return 1;
    }
}
