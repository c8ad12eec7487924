"""The tunable numbers of the engine, with their measured effects, and the ten levels.

A figure such as "0.3: 48 %" is the share of games won by an engine with this value against one with
the value of that day, at equal nodes or time; docs/how-it-works/strength.md has the matches with
their intervals and dates. "Not measured" means that the value looked reasonable.

Changing any of these, except those under "Time", changes the signatures of `quiltbee bench`. Weaker
levels see less, and don't blunder.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from quiltbee.kernel.arrays import Float32Array, constant

# --- Candidates -------------------------------------------------------------------------------

ROOT_WIDTH: Final = 8
"""Candidate placements of each patch at the root; of a special patch three times as many.

6: 48 %, 24: 50 %, both against 12.
"""

WIDTH: Final = 2
"""The same below the root.

2 against 4: 68 %; 3 against 4: 62 %; 6 against 4: 39 %; 1 against 2: 49 %; 3 against 2 at 60,000
nodes: 46 %. Widening a node as its visits grow: 46 %.
"""

CACHED_PLACEMENTS: Final = 8
"""Placements of a patch on a quilt in a thread's cache; at least ROOT_WIDTH."""

PLACEMENT_CACHE_LOG2: Final = 15
"""Entries of that cache. 80 % of lookups hit; without a limit 84 % would.

The cache itself: 1.7 times as many iterations a second.
"""

# --- Evaluation -------------------------------------------------------------------------------

QUILT_CACHE_LOG2: Final = 12
"""Entries of the cache of quilts. Four of five lookups hit, and it fits in the processor's cache.

2**16 entries hit 3 % more often, but are slower. The cache together with weights of 16 bits instead
of 32: 1.25 to 1.6 times as many nodes a second.
"""

# --- Search -----------------------------------------------------------------------------------

C_PUCT: Final = 0.25
"""The exploration constant: the weight of the prior against the value.

At 60,000 nodes 0.3 against 0.15: 58 %, 0.5 against 0.15: 46 %; with PRIOR_TEMPERATURE, see there.
At 2,000 nodes 0.08, 0.3 and 0.6 against 0.15: 53, 49 and 47 %.
"""

PRIOR_TEMPERATURE: Final = 0.12
"""Temperature of the softmax that turns the candidates' values into priors, in chances to win.

With PLACEMENT_SHARE, see there. Before that, at 60,000 nodes, against 0.03 with C_PUCT 0.15: 0.06
with 0.3 64 %, 0.1 with 0.3 59 %, 0.07 with 0.2 60 %. At 2,000 nodes 0.015: 42 %, 0.06: 53 %.
"""

PLACEMENT_SHARE: Final = 0.2
"""Share of its prior that a placement keeps if a better one of the same patch is listed first.

At 20,000 nodes 0.3 against 1, both with a PRIOR_TEMPERATURE of 0.06: 54 %, and 59 % of pairs by
their margins; then against that 0.3 with 0.08: 52 and 53 %, 0.2 with 0.12: 52 and 55 %.
"""

MARGIN_WEIGHT: Final = 0.2
"""Share of the margin in the utility; the rest is the chance to win. 0.1: 54 %, 0.4: 54 %."""

SCORE_WEIGHT: Final = 0.99
"""The same for a search by score: the chance to win then decides between equal margins."""

FOCUS: Final = 5.0
LEAST_EXPLORATION: Final = 0.1
"""The focus: with a chance to win of p at the root, C_PUCT and PRIOR_TEMPERATURE are multiplied by
FOCUS * sqrt(p (1 - p)), from LEAST_EXPLORATION to 1: less than 1 from 96 % on. See `search.expand`.
"""

CLEAR_SHARE: Final = 0.5
"""Share of nodes and time for the search in a won game; the rest looks for points.

If a win is proven without its margin, the rest tries to prove that the search's move wins by more:
in 146 positions with exact values, at 60,000 nodes, a decision then loses 0.53 points, not 0.63.
"""

PASSIVE_FROM: Final = 11
PASSIVE_COVERED: Final = 0.2
"""An opponent beyond space PASSIVE_FROM who has covered fewer than PASSIVE_COVERED spaces for each
step of time counts as passive.

Of 2,766 decisions against itself this was so in one of 300; with 12 and 0.5, in one of 40. Using
the beam against everybody left 1.6 more spaces empty against random moves, and won 3.7 points less.
"""

CLEAR_CHANCE: Final = 0.3
"""Chance to win from which a game against a passive opponent is played for points."""

SAFE_LOSS: Final = 0.7
"""The most that a move's chance may be lower if it wins by more, against a passive opponent.

Against always-pass 0.2 with a CLEAR_CHANCE of 0.6 left 6.8 spaces empty, these two 6.2.
"""

GIVEN_UP: Final = 4
"""Points of a proven win that a move of the beam may give up, in case the passing ends.

Against always-pass 1.5 spaces stay empty without a limit, and 4.8, 6.6 and 7.4 with 4, 2 and 0. In
positions with exact values (`benchmarks/regret.py`), a decision of 3 s costs 0.33 points without a
limit, and 0.12 with 4.
"""

LEAST_BEAM_WIDTH: Final = 16
"""The least width of the beam at any level: 13 ms.

Level 5 left 12.4 spaces empty against always-pass with 1, 4.1 with 4 and 2.5 with 16.
"""

BEAM_NODES_PER_SECOND: Final = 100_000
"""The speed of the beam assumed when its width is chosen: that of a slow machine."""

MINIMAX_WEIGHT: Final = 0.5
"""Share of the minimax value in the value of an edge; the rest is the mean.

At 10,000 to 50,000 nodes against 0.3: 51 % of games, 55 % of pairs by their margins. 0.75: 49 %. At
2,000 nodes 0 and 0.6 against 0.3: 48 and 50 %.
"""

SHARED_VISITS: Final = 64
"""Visits below which a node is left to one thread for a round, without the lock.

Two threads of one tree then see 0.76 to 0.81 times what two of two trees see, before 0.72 to 0.81.
128, 256 and 1,000: no difference.
"""

VISITS_PER_ITERATION: Final = 4
"""Visits of a round's node for each further iteration of the round.

8, 4 and 2 instead of none: 0.79 to 0.83, 0.81 to 0.93 and 0.91 to 0.94 times, as above. With one
thread at 30,000 nodes 8, 4 and 2 won 51, 49 and 47 % of 400 games.
"""

TREE_NODES: Final = 640_000
TREE_EDGES: Final = 4_480_000
"""Nodes and edges of a tree: its memory grows with the search, up to 0.25 GB. Not measured."""

REUSE_LOOKUPS: Final = 2_000
"""Nodes of the last tree searched for the next position. Not measured."""

# --- Endgame ----------------------------------------------------------------------------------

PROVE_FROM: Final = 66
"""Spaces that both tokens together must have moved before the endgame solver is used.

Of 56 positions with exact values (`benchmarks/regret.py`) that have 17 to 45 spaces left, three of
four with up to 34 are proven in 0.2 s, and half of those with 35 to 40 in 3 s.
"""

PROOF_SHARE: Final = 0.6
"""Share of a limit of time or nodes that the solver may take.

A decision of 0.3 s lost 0.69 points with 0.4 once both tokens had reached space 36; 0.56 with 0.4
from space 26 on; 0.48 with 0.7 from space 26 on.
"""

PROOF_NODES: Final = 100_000
"""Nodes that the solver may take if neither is limited. Not measured."""

SURE_CHANCE: Final = 0.995
"""Chance from which an unproven move may replace one that is proven to win by less."""

PROOF_LINE_NODES: Final = 20
"""Nodes for each decision of the line of a proven result: a millisecond in all. Not measured."""

PROOF_FORECAST_NODES: Final = 2_000
"""The same for a forecast, which needs the line to reach the end of the game. Not measured."""

PROOFS_LOG2: Final = 20
"""Entries of the solver's transposition table, 22 bytes each with the packings. Not measured."""

HABITS_LOG2: Final = 14
"""Entries of the solver's refutation table, 16 bytes each. Not measured."""

PACKING_TRIES: Final = 2_000
"""Placements tried before a set of patches is assumed to fit.

Of 60 endings 57 winners were proven in a second with 2,000 and 8,000, 56 with 250 and 52 with 60,
which took 1.2 and 2.4 times the nodes.
"""

# --- Time -------------------------------------------------------------------------------------

UNLIMITED: Final = 2**62
"""A number of nodes that no decision reaches."""

LOOK_US: Final = 10_000
"""Microseconds between two checks for an early end."""

PROOF_NODES_PER_ROUND: Final = 50
"""Nodes of the endgame solver that take as long as a round of the search."""

MOST_ITERATIONS: Final = 2**23
"""The most iterations of a search, which take minutes: float32 sums lose precision beyond."""


class Parameters(NamedTuple):
    """The parameters of a search that a level or training may change, for compiled code."""

    c_puct: np.float32 = np.float32(C_PUCT)
    prior_temperature: np.float32 = np.float32(PRIOR_TEMPERATURE)
    margin_weight: np.float32 = np.float32(MARGIN_WEIGHT)
    placement_share: np.float32 = np.float32(PLACEMENT_SHARE)
    minimax_weight: np.float32 = np.float32(MINIMAX_WEIGHT)
    root_width: int = ROOT_WIDTH
    width: int = WIDTH


@dataclass(frozen=True, slots=True)
class Strength:
    """The engine's view and choice of moves at a level.

    It evaluates at most `evaluated` positions for a decision; 0 means only the candidates. `drawn`
    placements of each patch are candidates, drawn at random; 0 takes the best ones. A move whose
    chance to win is lower by `temperature` is played 1/e times as often as the best; 0 always plays
    the best. `proves` turns the endgame solver on.

    Without a temperature, a won game is played for points, see `search.passive`, by a beam whose
    width grows with `evaluated`; the beam's own positions are not counted.
    """

    evaluated: int
    drawn: int = 0
    temperature: float = 0.0
    proves: bool = False


STRENGTHS: Final = (
    Strength(0, drawn=1, temperature=0.27),
    Strength(0, drawn=2, temperature=0.14),
    Strength(0, drawn=4, temperature=0.055),
    Strength(0, drawn=14, temperature=0.0145),
    Strength(0),
    Strength(100),
    Strength(400),
    Strength(1_800, proves=True),
    Strength(13_000, proves=True),
    Strength(100_000, proves=True),
)
"""Level 1 first; each wins 66 to 82 % against the one below, see docs/how-it-works/strength.md.

The limit of level 10 counts only if no other limit is set.
"""

EVALUATES: Final = constant([strength.evaluated for strength in STRENGTHS])
DRAWN: Final = constant([strength.drawn for strength in STRENGTHS])
PROVES: Final = constant([strength.proves for strength in STRENGTHS])
TEMPERATURE: Final[Float32Array] = np.array([s.temperature for s in STRENGTHS], np.float32)
TEMPERATURE.flags.writeable = False
"""The fields of the levels as arrays, for compiled code."""
