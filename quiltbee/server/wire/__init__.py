"""The wire: the messages a browser may send, and those it receives.

`messages` validates what comes in. What goes out is a `Shape`, which is made by its `of`: `game`
has tables, events and whole games, `position` positions of both variants. `texts` reads the games
that people paste.
"""
