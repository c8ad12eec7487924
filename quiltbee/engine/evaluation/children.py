"""What follows from a position, evaluated, in either game.

Both operations take the game first, see `kernel.games`.
"""

from quiltbee.engine.evaluation import evaluate as duel
from quiltbee.engine.evaluation import solo
from quiltbee.kernel.games import by_game

begin_children = by_game(duel.begin_children, solo.begin_solo_children)
"""Return what all children of a position share, for `evaluate_child`."""

evaluate_child = by_game(duel.evaluate_child, solo.evaluate_solo_child)
"""Play an action into `scratch.child`, and set `scratch.outputs`.

The outputs are for the player to move in the position; in solo games always for the person.
"""
