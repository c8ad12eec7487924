"""A player on the person's side against the Automa, over many rings and shuffles.

Everything is drawn from a seed, a text: game n of a match has the same ring and the same shuffles
at every level of a deck, so that what differs between levels is the level.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

from quiltbee.arena.dealing import shuffled
from quiltbee.arena.estimates import Estimate, mean_of, share_of
from quiltbee.arena.solo_player import SoloPlayer
from quiltbee.automa import (
    AUTOMA,
    PERSON,
    Deck,
    Solo,
    SoloMove,
    automa_move,
    new_solo,
    play_either,
    reshuffle,
    solo_outcome,
    view,
)
from quiltbee.rules import Board, ring_from_seed


@dataclass(frozen=True, slots=True)
class SoloSetting:
    """What the games of one row of a match have in common."""

    deck: Deck
    level: int
    board: Board = Board.REVISED


@dataclass(frozen=True, slots=True)
class SoloGame:
    """A game played to its end; `shuffles` are those after the start's own."""

    start: Solo
    shuffles: tuple[tuple[int, ...], ...]
    moves: tuple[SoloMove, ...]
    end: Solo

    @property
    def scores(self) -> tuple[int, int]:
        """The person's score and the Automa's."""
        ended = solo_outcome(self.end)
        assert ended is not None
        return ended.scores

    @property
    def is_won(self) -> bool:
        """Whether the person won."""
        ended = solo_outcome(self.end)
        assert ended is not None
        return ended.winner == PERSON

    @property
    def empty_spaces(self) -> int:
        """How many spaces of the person's quilt stayed empty."""
        return self.end.table.players[PERSON.index].quilt.empty_spaces


@dataclass(frozen=True, slots=True)
class SoloSummary:
    """What the games of one setting come to."""

    games: int
    won: Estimate
    margin: Estimate
    person: float
    automa: float
    empty_spaces: float
    tile_of_person: float
    tile_of_automa: float


def play_solo_games(
    player: SoloPlayer, setting: SoloSetting, games: int, seed: str
) -> Iterator[SoloGame]:
    """The games of one setting, one after the other."""
    for number in range(1, games + 1):
        yield play_solo_game(player, setting, f"{seed}/{number}")


def play_solo_game(player: SoloPlayer, setting: SoloSetting, seed: str) -> SoloGame:
    """One game, everything in it drawn from `seed`."""
    draws = Random(f"{seed}/{setting.deck.value}")
    player.new_game(draws.randrange(1, 2**31))
    start = solo = new_solo(
        ring_from_seed(seed),
        shuffled(setting.deck, draws),
        deck=setting.deck,
        level=setting.level,
        board=setting.board,
    )
    moves: list[SoloMove] = []
    shuffles: list[tuple[int, ...]] = []
    while not solo.is_over:
        if solo.is_shuffle_due:
            shuffles.append(shuffled(setting.deck, draws))
            solo = reshuffle(solo, shuffles[-1])
        else:
            automas = solo.is_automas_turn
            moves.append(automa_move(solo) if automas else player.decide(view(solo)))
            solo = play_either(solo, moves[-1])
    return SoloGame(start, tuple(shuffles), tuple(moves), solo)


def summary_of(games: Sequence[SoloGame]) -> SoloSummary:
    """What at least one game comes to."""
    scores = [game.scores for game in games]
    tiles = [game.end.table.special_tile for game in games]
    return SoloSummary(
        games=len(games),
        won=share_of(sum(game.is_won for game in games), len(games)),
        margin=mean_of([person - automa for person, automa in scores]),
        person=fmean(person for person, _ in scores),
        automa=fmean(automa for _, automa in scores),
        empty_spaces=fmean(game.empty_spaces for game in games),
        tile_of_person=tiles.count(PERSON) / len(games),
        tile_of_automa=tiles.count(AUTOMA) / len(games),
    )
