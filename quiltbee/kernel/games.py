"""One interface to the states of both games, for a search, a batch or self-play.

Each operation takes `DUEL` or `SOLO` first, and the compiler dispatches on its type, so that code
written once is compiled for each game:

    follow(search.game, state, ring, action)

A solo game alternates decisions of the person, who is player 1, with chance: a card of the Automa,
or the budget that the tactical deck shows. The Automa, player 2, never decides.
"""

from collections.abc import Callable
from typing import Any, Concatenate, Final, Literal, NamedTuple, ParamSpec, TypeAlias, TypeVar

from numba.extending import overload

from quiltbee.automa import Solo
from quiltbee.kernel import game as duel
from quiltbee.kernel.arrays import Float32Array, Int64Array
from quiltbee.kernel.compiling import PART_OPTIONS, compiled
from quiltbee.kernel.solo import game as solo
from quiltbee.kernel.solo.state import SOLO_WORDS
from quiltbee.kernel.state import WORDS
from quiltbee.rules import Position

_P = ParamSpec("_P")
_R = TypeVar("_R")


class DuelGame(NamedTuple):
    """The game of two players, with the length of a state and the number of quilts."""

    words: int = WORDS
    quilts: int = 2

    @property
    def name(self) -> Literal["duel"]:
        """The name of the game."""
        return "duel"


class SoloGame(NamedTuple):
    """The game against the Automa, which has no quilt."""

    words: int = SOLO_WORDS
    quilts: int = 1

    @property
    def name(self) -> Literal["solo"]:
        """The name of the game."""
        return "solo"


Game: TypeAlias = DuelGame | SoloGame

DUEL: Final = DuelGame()
SOLO: Final = SoloGame()


def by_game(
    of_duel: Callable[_P, _R], of_solo: Callable[_P, _R]
) -> Callable[Concatenate[Game, _P], _R]:
    """Return an operation: a function of a game and the arguments of both functions.

    In compiled code the compiler chooses, so the choice costs nothing, and the other function is
    not compiled.
    """

    def operation(game: Game, /, *arguments: _P.args, **named: _P.kwargs) -> _R:
        return (of_duel if isinstance(game, DuelGame) else of_solo)(*arguments, **named)

    def choose(game: Any, *arguments: Any) -> Callable[..., Any]:
        function: Any = of_duel if game.instance_class is DuelGame else of_solo

        def call(game: Any, *arguments: Any) -> Any:
            return function(*arguments)

        return call

    # A call would cost more than the choice: a tuple of arrays is passed array by array.
    overload(operation, jit_options={**PART_OPTIONS, "forceinline": True})(choose)
    return operation


def game_of(position: Position | Solo) -> Game:
    """Return which game a position belongs to."""
    return SOLO if isinstance(position, Solo) else DUEL


@compiled
def _never(state: Int64Array) -> bool:
    return False


@compiled
def _no_outcomes(state: Int64Array, outcomes: Int64Array, chances: Float32Array) -> int:
    return 0


@compiled
def _no_cards(state: Int64Array, ring: Int64Array, random_state: Int64Array) -> int:
    return 0


@compiled
def _has_first_won(state: Int64Array) -> bool:
    return duel.has_won(state, 0)


@compiled
def _solo_score(state: Int64Array, player: int) -> int:
    return duel.score(state, 0) if player == 0 else solo.automa_score(state)


copy = by_game(duel.copy, solo.copy_solo)
"""Copy one state to another."""

follow = by_game(duel.play, solo.follow)
"""Play a decision, or an outcome of chance if that comes next."""

is_chance = by_game(_never, solo.is_chance)
"""Return whether chance comes next."""

list_outcomes = by_game(_no_outcomes, solo.list_outcomes)
"""Set two arrays to the outcomes of chance and their probabilities; return how many there are."""

draw_chance = by_game(_no_cards, solo.play_automa_turns)
"""Draw and play all chance before the next decision or the end; return how many turns.

The last argument is the state of `random_games.draw`.
"""

score = by_game(duel.score, _solo_score)
"""Return the points of player 0 or 1 if the game ended now."""

margin = by_game(duel.margin, solo.solo_margin)
"""Return the points of player 1 less those of player 2 if the game ended now."""

has_first_won = by_game(_has_first_won, solo.has_person_won)
"""Return whether player 1 has won a finished game."""
