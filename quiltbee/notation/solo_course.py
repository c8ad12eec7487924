"""The course of a written solo game: the Automa's turns are checked against its cards."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from quiltbee.automa import UNKNOWN, AutomaMove, Solo, SoloMove, play_either, reshuffle
from quiltbee.notation.errors import NotationError
from quiltbee.notation.moves import read_token
from quiltbee.notation.replay import place_of
from quiltbee.notation.solo_moves import EXPECTED_OF_SOLO, format_solo_move
from quiltbee.notation.words import SOLO_WORD
from quiltbee.rules import PASS, IllegalMoveError, RulesError

AUTOMA_MARK = "A"

_NAMES = {"1": "player 1", "2": "player 2", AUTOMA_MARK: "the Automa"}


@dataclass(frozen=True, slots=True)
class SoloCourse:
    """The course of a solo game; `shuffles` are those to come, and after these none is known."""

    position: Solo
    shuffles: tuple[tuple[int, ...], ...] = ()

    words: ClassVar = SOLO_WORD
    expected: ClassVar = EXPECTED_OF_SOLO

    @classmethod
    def of(cls, position: Solo, shuffles: Sequence[tuple[int, ...]]) -> Self:
        """The course from a position on, which is shuffled now if that is due.

        Raises NotationError for a shuffle that is not the deck.
        """
        if not position.is_shuffle_due:
            return cls(position, tuple(shuffles))
        cards = shuffles[0] if shuffles else (UNKNOWN,) * len(position.deck.cards)
        try:
            shuffled = reshuffle(position, cards)
        except RulesError as error:
            raise NotationError("shuffle", str(error)) from None
        return cls(shuffled, tuple(shuffles[1:]))

    @property
    def mover(self) -> str:
        """Whose turn it is: 1 or A."""
        return AUTOMA_MARK if self.position.is_automas_turn else "1"

    @staticmethod
    def name_of(mover: str) -> str:
        """The mover in a sentence."""
        return _NAMES[mover]

    def place(self, where: str) -> str:
        """A place in a text, and who is to move there."""
        return where if self.position.is_over else f"{where}, {_NAMES[self.mover]}"

    def read(self, word: re.Match[str]) -> SoloMove:
        """The move of a token; a pass on the Automa's turn is the Automa's."""
        if word["taken"]:
            return AutomaMove(word["taken"])
        move = read_token(word)
        return AutomaMove(None) if move == PASS and self.position.is_automas_turn else move

    def token(self, move: SoloMove) -> str:
        """The token of a move, without the mover."""
        return format_solo_move(move).removeprefix(f"{AUTOMA_MARK}:")

    def play(self, move: SoloMove, where: str) -> Self:
        """The course after a move."""
        try:
            after = play_either(self.position, move)
        except IllegalMoveError as error:
            what = f"{format_solo_move(move)} is illegal, {error}"
            raise NotationError(self.place(where), what) from None
        return self.of(after, self.shuffles)


def replay_solo(
    start: Solo, shuffles: Sequence[tuple[int, ...]], moves: Sequence[SoloMove]
) -> list[Solo]:
    """Every position of a solo game, the start first, shuffled where that was due.

    `shuffles` are those after the start's own. Raises NotationError at the first illegal move,
    with its number, the mover and the reason, and for a shuffle that is not the deck.
    """
    course = SoloCourse.of(start, shuffles)
    positions = [course.position]
    for number, move in enumerate(moves, 1):
        course = course.play(move, place_of(number))
        positions.append(course.position)
    return positions
