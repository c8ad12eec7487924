"""The options of all environments, and those of `reset`: the start of a game."""

from collections.abc import Mapping
from dataclasses import dataclass
from inspect import signature
from random import Random
from typing import Any, Final

from quiltbee.automa import UNKNOWN, Deck, SetUp, Solo, new_solo
from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.rewards import WIN, Rewards, rewards_of
from quiltbee.notation import (
    Record,
    form_of,
    format_position,
    parse_any_position,
    parse_line,
    parse_record,
)
from quiltbee.rules import Board, Position, new_game, ring_from_seed

VARIANTS: Final[dict[str, type[Position] | type[Solo]]] = {"duel": Position, "solo": Solo}


@dataclass(frozen=True, slots=True)
class Options:
    """The common options of an environment's games.

    Without a `ring` each game draws its own. A duel ignores `deck` and `level`. Observations are
    one `flat` array, or several by name.
    """

    name: str = "duel"
    board: Board = Board.REVISED
    ring: str | None = None
    deck: Deck = Deck.NORMAL
    level: int = 1
    actions: ActionSpace = ActionSpace.FLAT
    rewards: Rewards = WIN
    flat: bool = False

    @property
    def variant(self) -> type[Position] | type[Solo]:
        """The class of its positions."""
        return VARIANTS[self.name]

    def set_up(self, ring: str, draws: Random) -> Position | Solo:
        """Return the position after set-up on a ring, its cards shuffled from `draws`."""
        deck = self.deck if self.name == "solo" else None
        return SetUp(ring, self.board, deck, self.level).start(draws)

    def start_on(self, ring: str) -> Any:
        """Return the position after set-up on a ring, the order of the Automa's cards unknown."""
        if self.name == "duel":
            return new_game(ring, self.board)
        unknown = (UNKNOWN,) * len(self.deck.cards)
        return new_solo(ring, unknown, deck=self.deck, level=self.level, board=self.board)


def options_of(
    variant: str = "duel",
    *,
    board: Board | str = Board.REVISED,
    ring: str | None = None,
    deck: Deck | str | None = None,
    level: int | None = None,
    actions: ActionSpace | str = ActionSpace.FLAT,
    rewards: Rewards | str = WIN,
    flat: bool = False,
) -> Options:
    """Return options from names or values.

    Raises ValueError for an unknown name or an option of the other variant, RulesError for an
    invalid ring or level.
    """
    if variant not in VARIANTS:
        raise ValueError(f"the variants are {', '.join(VARIANTS)}, not {variant!r}")
    if variant == "duel" and (deck is not None or level is not None):
        name, value = ("deck", deck) if level is None else ("level", level)
        other = f"; the computer's level {value} is the opponent 'level{value}'"
        raise ValueError(
            f"a duel has no {name}, which is the Automa's{other if name == 'level' else ''}"
        )
    options = Options(
        variant,
        Board(board),
        ring,
        Deck.NORMAL if deck is None else Deck(deck),
        1 if level is None else level,
        ActionSpace(actions),
        rewards_of(rewards),
        flat,
    )
    options.set_up(ring or ring_from_seed(""), Random(0))
    return options


_KNOWN: Final = tuple(signature(options_of).parameters)


def refuse_unknown(given: Mapping[str, Any], *own: str) -> None:
    """Raise ValueError for an option that neither `options_of` nor the environment has."""
    known = (*_KNOWN, *own)
    for name in given:
        if name not in known:
            raise ValueError(f"the options are {', '.join(known)}, not {name!r}")


STARTS: Final = ("ring", "position", "record")
MOVES: Final = "moves"
"""The option for the number of moves of a record to make."""


def start_of(options: Options, given: Mapping[str, Any] | None, draws: Random) -> Any:
    """Return the start position of the options of `reset`; None if they name none.

    Raises ValueError for an unknown option, an invalid text, and a position of the other variant or
    of a finished game.
    """
    given = dict(given or {})
    unknown = [name for name in given if name not in (*STARTS, MOVES)]
    if unknown:
        known = ", ".join((*STARTS, MOVES))
        raise ValueError(f"the options of reset are {known}, not {unknown[0]!r}")
    named = [name for name in STARTS if name in given]
    if len(named) > 1:
        raise ValueError(f"reset takes a {named[0]} or a {named[1]}, not both")
    if MOVES in given and named != ["record"]:
        raise ValueError("the option moves, a number of moves, needs a record")
    if not named:
        return None
    if named == ["ring"]:
        if not isinstance(given["ring"], str):
            raise ValueError(f"a ring is 33 letters, not {given['ring']!r}")
        return options.set_up(given["ring"], draws)
    if named == ["position"]:
        return _checked(_position(given["position"]), options, draws)
    return _checked(_after(given["record"], given.get(MOVES)), options, draws)


def _position(given: Any) -> Any:
    if isinstance(given, Position | Solo):
        return given
    if not isinstance(given, str) or form_of(given) != "position":
        raise ValueError(f"a position is a Position, a Solo or a position string, not {given!r}")
    return parse_line(given, "position").start


def _after(given: Any, moves: Any) -> Any:
    """Return the position of a record after `moves` moves, or after all."""
    positions = _record(given).positions
    last = len(positions) - 1
    if moves is None:
        return positions[-1]
    if isinstance(moves, bool) or not isinstance(moves, int) or not 0 <= moves <= last:
        raise ValueError(f"the moves of this record are 0 to {last}, not {moves!r}")
    return positions[moves]


def _record(given: Any) -> Record[Any]:
    if isinstance(given, Record):
        return given
    form = form_of(given) if isinstance(given, str) else None
    if form == "pgr":
        record = parse_record(given)
        if record.problems:
            raise record.problems[0]
        return record
    if form == "link":
        return parse_line(given, form)
    raise ValueError(f"a record is a Record, its text or a link, not {given!r}")


def _checked(position: Any, options: Options, draws: Random) -> Any:
    """Return the position with its unknown cards dealt; raises ValueError if it is unplayable."""
    if position.variant != options.name:
        raise ValueError(f"this is a {options.name}, but the position is of the other variant")
    parse_any_position(format_position(position))
    if position.table.is_over:
        raise ValueError("the game is over in this position")
    return position.dealt(draws)
