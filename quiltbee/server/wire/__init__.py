"""The wire: the messages that browsers send and receive.

`messages` validates incoming ones. Outgoing ones are `Shape`s, built by their method `of`: `game`
has tables, events and whole games, `position` positions of both variants. `texts` parses pasted
games.
"""
