"""The phases of a decision, and the indices of its `control`."""

from typing import Final

# The phases.
START: Final = 0
PROVE: Final = 1
BEAM: Final = 2
PROVE_BEAM: Final = 3
ROOT: Final = 4
OTHERS: Final = 5
OPENING: Final = 6
SEARCH: Final = 7
CHOOSE: Final = 8
ENLARGE: Final = 9
FINISH: Final = 10
DONE: Final = 11

# Kept between decisions: whether the tree can be reused, and whether it was searched by score.
KEPT: Final = 0
KEPT_BY_SCORE: Final = 1
# The phase, the limits, whether the decision is for play, and the phase that follows the beam.
PHASE: Final = 2
MOST: Final = 3
BUDGET: Final = 4
IS_OF_GAME: Final = 5
AFTER_BEAM: Final = 6
# The proof of the position: bounds, move, and the nodes of all proofs so far.
HAS_PROOF: Final = 7
LOWER: Final = 8
UPPER: Final = 9
MOVE: Final = 10
PROVED: Final = 11
# The current proof, and its limits.
PROOF_FIRST: Final = 12
PROOF_MOST: Final = 13
PROOF_END: Final = 14
PROOF_MOVE: Final = 15
PROOF_LOWER: Final = 16
PROOF_UPPER: Final = 17
PROOF_NODES: Final = 18
# The proofs of other lines: the number of actions, the current one, and the nodes so far.
OTHERS_COUNT: Final = 19
OTHER: Final = 20
OTHERS_SEEN: Final = 21
# The current search.
IS_ROOTED: Final = 22
SEARCH_MOST: Final = 23
SEARCH_END: Final = 24
SETTLES: Final = 25
SEARCH_BEGUN: Final = 26
ITERATIONS_BEFORE: Final = 27
LOOKED: Final = 28
IS_WON: Final = 29
# The beam.
SPACE: Final = 30
WIDTH: Final = 31
BEAM_MOST: Final = 32
BEAM_BEFORE: Final = 33
LARGEST: Final = 34
# The numbers of proven lines and of ranked edges.
PROVEN_COUNT: Final = 35
RANKED_COUNT: Final = 36
# Shared with the other threads, each in a cache line of its own.
OPEN: Final = 48
BUSY: Final = 56
