"""Does what falls due at a table, in the lobby or in a tournament as time passes.

`schedule` has the one heap and the one timer. Each kind of thing that can fall due is a duty: those
about clocks are here, in `flags` and `reminders`; a feature keeps its own.
"""
