"""The phases of a decision, and the indices of its `control`."""

START, PROVE, BEAM, PROVE_BEAM, ROOT, OTHERS = range(6)
OPENING, SEARCH, CHOOSE, ENLARGE, FINISH, DONE = range(6, 12)
"""The phases."""

KEPT, KEPT_BY_SCORE = range(2)
"""Kept between decisions: whether the tree can be reused, and whether it was searched by score."""

PHASE, MOST, BUDGET, IS_OF_GAME, AFTER_BEAM = range(2, 7)
"""The phase, the limits, whether the decision is for play, and the phase that follows the beam."""

HAS_PROOF, LOWER, UPPER, MOVE, PROVED = range(7, 12)
"""The proof of the position: bounds, move, and the nodes of all proofs so far."""

PROOF_FIRST, PROOF_MOST, PROOF_END, PROOF_MOVE = range(12, 16)
PROOF_LOWER, PROOF_UPPER, PROOF_NODES = range(16, 19)
"""The current proof: first question, limits and move, then its results."""

OTHERS_COUNT, OTHER, OTHERS_SEEN = range(19, 22)
"""The proofs of other lines: the number of actions, the current one, and the nodes so far."""

IS_ROOTED, SEARCH_MOST, SEARCH_END, SETTLES, SEARCH_BEGUN = range(22, 27)
ITERATIONS_BEFORE, LOOKED, IS_WON = range(27, 30)
"""The current search."""

SPACE, WIDTH, BEAM_MOST, BEAM_BEFORE, LARGEST = range(30, 35)
"""The beam."""

PROVEN_COUNT, RANKED_COUNT = range(35, 37)
"""The numbers of proven lines and of ranked edges."""

OPEN, BUSY = 48, 56
"""Shared with the other threads, each in a cache line of its own."""
