"""The wire: the messages a browser may send, and those it receives.

`messages` validates what comes in. Functions `describe_x` describe what goes out, in the
shapes of `shapes`: `state` a table, `changes` an event, `replay` a whole game. Both variants
are described by the same functions; `solo` holds what only a solo game has.
"""
