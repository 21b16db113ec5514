"""What the rules and bots of many games need, pure and built on the engine alone.

`tricks`: who must follow, who takes a trick, and the table it lies on. `patterns`: groups, runs and what is attached to
them. `shedding`: passing, and the table of games in which the last play is beaten. `rounds`: a match of several rounds
for points, and the table's own moves. `dealing`: gathering the cards and dealing them out. `rotation`: whose turn is
next among those still in. `scoring`: totals, the target, and who leads. `attempts`: comparing moves that were tried out
on the same deals.
"""
