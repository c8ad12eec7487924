"""Time passes by itself: what falls due at a table, in the lobby or in a tournament is done.

`schedule` has the one heap and the one timer. Each kind of thing that falls due is a duty: those of
clocks are here, in `flags` and `reminders`, and those of a feature with the feature.
"""
