"""Random solo games: the person plays as in the laws of the game, the cards come in any order."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from hypothesis import strategies as st

from quiltbee.automa import LEVELS, AutomaTurn, Deck, Solo, new_solo
from quiltbee.rules import Board, Move, ring_from_seed
from tests.laws.strategies import choose

SHUFFLES = 5
"""More than a game can use: 58 cards in play, and each moves the Automa at least one of 53."""


@dataclass(frozen=True)
class SoloGame:
    """A solo game played to its end.

    `moves` are the person's. `positions` are the start and one after each move or turn.
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
                yield before, before.automa_turn(), after


def replay(
    deck: Deck,
    level: int,
    board: Board,
    ring: str,
    shuffles: Sequence[tuple[int, ...]],
    moves: Sequence[Move],
) -> list[Solo]:
    """The positions of a game in which the person makes these moves."""
    first, *later = shuffles
    positions = [new_solo(ring, first, deck=deck, level=level, board=board, later=later)]
    left = list(moves)
    while not positions[-1].is_over:
        solo = positions[-1]
        positions.append(solo.turn_card()[1] if solo.is_automas_turn else solo.play(left.pop(0)))
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
    first, *later = shuffles
    solo = new_solo(ring, first, deck=deck, level=level, board=board, later=later)
    positions, moves = [solo], list[Move]()
    while not solo.is_over:
        if solo.is_automas_turn:
            solo = solo.turn_card()[1]
        else:
            choice = choices[len(moves)] if len(moves) < len(choices) else 0
            moves.append(choose(solo.table, choice, packs=packs))
            solo = solo.play(moves[-1])
        positions.append(solo)
    return SoloGame(deck, level, board, ring, shuffles, tuple(moves), tuple(positions))
