"""Exact answers for late positions, to hold the engine to: it shares no code with the engine.

`search` is the solver: every line of play to the end of the game, nothing pruned, nothing guessed.
`stored` reads and writes the positions solved before, `collect` finds positions worth solving in
the games of a match. `python -m tests.fidelity.solver` does all that; `--help` tells how.
"""

from .search import MOST_EMPTY, Solved, solve
from .stored import FILE, Stored, read_stored

__all__ = ["FILE", "MOST_EMPTY", "Solved", "Stored", "read_stored", "solve"]
