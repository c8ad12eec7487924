"""How each variant looks in the terminal: the differences, side by side.

A variant without an entry in `_PRESENTATIONS` is presented as the duel is.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic

from quiltbee.automa import Solo
from quiltbee.rules import Move, P, Position, Seat
from quiltbee.terminal import solo
from quiltbee.terminal.board import draw
from quiltbee.terminal.canvas import Canvas
from quiltbee.terminal.sentences import (
    CardSentences,
    Names,
    move_sentence,
    names_of,
    result_sentence,
)


@dataclass(frozen=True, slots=True)
class RunningTag(Generic[P]):
    """A tag that only a running game's record has, for what its moves don't tell.

    `value` gives its text, None where the record goes without it. `restored` puts a text back
    into a position; it raises NotationError for one that can't be.
    """

    name: str
    value: Callable[[P], str | None]
    restored: Callable[[P, str], P]


def _no_epilogue(positions: Sequence[object]) -> list[str]:
    return []


@dataclass(frozen=True, slots=True)
class Presentation(Generic[P]):
    """The functions that draw and describe one variant; `P` is the type of its positions.

    `names` takes the tags of a record and the seat of the person who reads it, if one does.
    `move_sentences` takes the positions before and after the move. `result_sentence` wants a
    finished game, and so does `epilogue`, which follows the final board and takes all positions.
    """

    names: Callable[[Mapping[str, str], Seat | None], Names]
    draw: Callable[[P, Names, Canvas], list[str]]
    move_sentences: Callable[[P, Any, P, Names], list[str]]
    result_sentence: Callable[[P, Names], str]
    epilogue: Callable[[Sequence[P]], list[str]] = _no_epilogue
    cards: CardSentences | None = None
    running_tag: RunningTag[P] | None = None


def presentation_of(position: P) -> Presentation[P]:
    """The presentation of a position's variant, or that of the duel."""
    return _PRESENTATIONS.get(position.variant, _DUEL)


def _move_sentences(before: Position, move: Move, after: Position, names: Names) -> list[str]:
    return [move_sentence(before, move, after, names)]


_DUEL: Presentation[Position] = Presentation(names_of, draw, _move_sentences, result_sentence)

_SOLO: Presentation[Solo] = Presentation(
    solo.names_with_automa,
    solo.draw,
    solo.move_sentences,
    solo.result_sentence,
    epilogue=solo.other_levels,
    cards=solo.CARD_SENTENCES,
    running_tag=RunningTag(solo.NEXT_BUDGET, solo.budget_text, solo.with_budget),
)

_PRESENTATIONS: Mapping[str, Presentation[Any]] = MappingProxyType(
    {Position.variant: _DUEL, Solo.variant: _SOLO}
)
