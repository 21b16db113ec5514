"""What the rules and bots of many games need, pure and built on the engine alone.

`rounds`: a match of several rounds for points. `tricks`: games of tricks, who must follow and who takes one.
`shedding`: games in which the last play is beaten, with `combinations` of cards and the `patterns` they are made of.
`dealing`: gathering the cards and dealing them out. `rotation`: in which order the others come. `scoring`:
totals, the target, and who leads. `attempts`: comparing moves that were tried out on the same deals.
`comparison`: two moves beside each other, for a coach. `incidents`: counting what happened, for the rule lab.
`moods`: levels of bots that now and then give in to a temperament.
"""
