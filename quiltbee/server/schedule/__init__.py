"""Does what falls due as time passes: several times a second every process asks what is due.

`ticker` asks and does; a duty is one kind of thing that can fall due. Those about clocks are here,
in `clocks`; a feature keeps its own.
"""
