"""What goes over the wire: the messages that a browser may send, and what it is told.

`messages` validates what comes in. What goes out is described by functions `describe_x`, whose
shapes stand in `shapes`: `state` a table, `changes` an event, `replay` a whole game. Both variants
are described by the same functions; `solo` holds what only a solo game has.
"""
