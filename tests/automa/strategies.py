"""Random solo games: the person plays as in the laws of the game, the cards come in any order."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from hypothesis import strategies as st

from quiltbee.automa import (
    LEVELS,
    AutomaTurn,
    Deck,
    Solo,
    automa_turn,
    new_solo,
    play_automa,
    play_solo,
    reshuffle,
)
from quiltbee.rules import Board, Move, ring_from_seed
from tests.laws.strategies import choose

SHUFFLES = 5
"""More than a game can use: 58 cards in play, and each moves the Automa at least one of 53."""


@dataclass(frozen=True)
class SoloGame:
    """A solo game played to its end.

    `moves` are the person's. `positions` are the start and one after each move or turn; where a
    shuffle is due, the position is the one after it.
    """

    deck: Deck
    level: int
    board: Board
    ring: str
    shuffles: tuple[tuple[int, ...], ...]
    moves: tuple[Move, ...]
    positions: tuple[Solo, ...] = field(repr=False)

    @property
    def start(self) -> Solo:
        return self.positions[0]

    @property
    def end(self) -> Solo:
        return self.positions[-1]

    @property
    def steps(self) -> Iterator[tuple[Solo, Solo]]:
        """Each position with the next."""
        return zip(self.positions[:-1], self.positions[1:], strict=True)

    @property
    def turns(self) -> Iterator[tuple[Solo, AutomaTurn, Solo]]:
        """The Automa's turns, with the positions before and after."""
        for before, after in self.steps:
            if before.is_automas_turn:
                yield before, automa_turn(before), after


def replay(
    deck: Deck,
    level: int,
    board: Board,
    ring: str,
    shuffles: Sequence[tuple[int, ...]],
    moves: Sequence[Move],
) -> list[Solo]:
    """The positions of a game in which the person makes these moves."""
    positions = [new_solo(ring, shuffles[0], deck=deck, level=level, board=board)]
    left, later = list(moves), list(shuffles[1:])
    while not positions[-1].is_over:
        solo = positions[-1]
        solo = play_automa(solo) if solo.is_automas_turn else play_solo(solo, left.pop(0))
        positions.append(reshuffle(solo, later.pop(0)) if solo.is_shuffle_due else solo)
    return positions


@st.composite
def solo_games(draw: st.DrawFn) -> SoloGame:
    """A random solo game, played to its end."""
    deck = draw(st.sampled_from(Deck))
    level = draw(st.sampled_from(sorted(LEVELS)))
    board = draw(st.sampled_from(Board))
    ring = ring_from_seed(str(draw(st.integers(0, 2**32))))
    shuffle = st.permutations(deck.cards).map(tuple)
    shuffles = tuple(draw(st.lists(shuffle, min_size=SHUFFLES, max_size=SHUFFLES)))
    packs = draw(st.booleans())
    choices = draw(st.lists(st.integers(0, 1_344), min_size=5, max_size=70))
    solo = new_solo(ring, shuffles[0], deck=deck, level=level, board=board)
    positions, moves, later = [solo], list[Move](), iter(shuffles[1:])
    while not solo.is_over:
        if solo.is_automas_turn:
            solo = play_automa(solo)
            if solo.is_shuffle_due:
                solo = reshuffle(solo, next(later))
        else:
            choice = choices[len(moves)] if len(moves) < len(choices) else 0
            moves.append(choose(solo.table, choice, packs=packs))
            solo = play_solo(solo, moves[-1])
        positions.append(solo)
    return SoloGame(deck, level, board, ring, shuffles, tuple(moves), tuple(positions))
