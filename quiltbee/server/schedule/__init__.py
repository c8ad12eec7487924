"""Time passes by itself: what falls due at a table, in the lobby or in a tournament is done.

`schedule` has the one heap and the one timer, and knows nothing of tables. Each kind of thing that
falls due is a duty in a module of its own; `timekeeper` holds them together for a server.
"""
