"""Matches against the Automa: their games, what the player learns, and what they come to."""

from random import Random
from typing import Any

import pytest

from quiltbee.arena import (
    Match,
    MatchGame,
    MatchPlayer,
    MatchStoppedError,
    Round,
    Row,
    SoloMatch,
    parse_player,
    play_match,
    summarize_row,
)
from quiltbee.automa import LEVELS, PERSON, UNKNOWN, Deck, Solo
from quiltbee.engine.yardsticks.players import Greedy, RandomPlayer
from quiltbee.notation import parse_any_position, record_game
from quiltbee.players import Option, Thinker
from quiltbee.protocol.transport import Transport
from quiltbee.rules import Board
from tests.arena.matches import connect_in_threads, drawn_game, scripted, solo

LAST_SEED = 2**31 - 1


def played(match: Match, rings: int, **how: Any) -> list[MatchGame]:
    games = play_match(match, rings, connect_engine=connect_in_threads, **how)
    return sorted(games, key=lambda game: game.round)


@pytest.mark.parametrize("deck", Deck)
@pytest.mark.parametrize("board", Board)
def test_games_are_whole_and_replay(deck: Deck, board: Board) -> None:
    match = SoloMatch((parse_player("greedy"),), "1", board, (deck,), (3,))
    for game in played(match, 2):
        record = record_game(game.start, game.moves)
        assert record.positions[-1] == game.end
        start: Solo = game.start
        assert (start.deck, start.level, start.table.board) == (deck, LEVELS[3], board)
        ended = game.end.outcome
        assert ended is not None
        assert (game.score(0), game.score(1)) == ended.scores
        assert game.winner == (0 if ended.winner == PERSON else 1)


def test_the_games_of_a_seed_are_these() -> None:
    """Written down with version 0.1.0."""
    games = played(solo("greedy", "quilt", (Deck.TACTICAL,), (4,)), 3)
    assert [(game.score(0), game.score(1)) for game in games] == [(26, 36), (28, 31), (29, 40)]


@pytest.mark.slow
def test_a_match_can_be_repeated_whatever_is_played_at_once() -> None:
    for player in ("greedy", "random"):
        match = solo(player, levels=(4, 5))
        first, again = ([game.moves for game in played(match, 2, concurrency=n)] for n in (1, 3))
        other = [game.moves for game in played(solo(player, "2", levels=(4, 5)), 2)]
        assert first == again != other


def test_an_engine_in_a_process_decides_the_same() -> None:
    match = solo("random", levels=(4,))
    (here,) = played(match, 1)
    (there,) = play_match(match, 1, concurrency=2)
    assert here.moves == there.moves


def test_a_player_that_is_asked_directly_decides_the_same() -> None:
    """With the seed that is drawn for the game, new for each."""
    thinkers: list[Thinker] = [Greedy(), RandomPlayer()]
    for name, thinker in zip(("greedy", "random"), thinkers, strict=True):
        for game in played(solo(name, levels=(2,)), 2):
            thinker.new_game()
            thinker.set_option("Seed", Random(f"1/{game.round.ring}/normal").randrange(1, 2**31))
            record = record_game(game.start, game.moves)
            for solo_position, decision in zip(record.positions, game.decisions, strict=False):
                if decision.by == 0:
                    assert thinker.decide(solo_position.seen_by(None)).move == decision.move


def test_a_seed_that_the_player_names_is_its_own() -> None:
    drawn, named = (played(solo(name, levels=(1,)), 1) for name in ("random", "random:Seed=7"))
    assert drawn[0].start == named[0].start
    assert drawn[0].moves != named[0].moves


def test_levels_are_compared_on_the_same_rings_and_cards() -> None:
    games = played(solo("greedy", decks=(Deck.TACTICAL,)), 1)
    assert [game.round.row for game in games] == [Row("tactical", level) for level in LEVELS]
    assert len({game.start.table for game in games}) == 1
    assert len({game.start.shuffle for game in games}) == 1
    assert len({game.start.later[:1] for game in games}) == 1


class Overheard:
    """A transport that keeps what is sent to the engine."""

    def __init__(self, transport: Transport, lines: list[str]) -> None:
        self.title, self.read = transport.title, transport.read
        self.how_it_ended, self.end = transport.how_it_ended, transport.end
        self._transport, self._lines = transport, lines

    def send(self, data: bytes) -> None:
        self._lines.append(data.decode())
        self._transport.send(data)


def test_the_player_sees_no_card() -> None:
    lines: list[str] = []

    def connect(player: MatchPlayer) -> Transport:
        return Overheard(connect_in_threads(player), lines)

    match = solo("random", decks=(Deck.TACTICAL,), levels=(5,))
    list(play_match(match, 1, connect_engine=connect))
    told = [line.removeprefix("position solo ") for line in lines if line.startswith("position")]
    assert told
    for text in told:
        seen: Solo = parse_any_position(text.strip())
        assert set(seen.pile + seen.aside) <= {UNKNOWN}


def test_an_engine_that_fails_loses_and_is_stopped_in_the_end() -> None:
    games = play_match(solo(scripted("dies")), 9, connect_engine=connect_in_threads)
    for _ in range(3):
        game = next(games)
        assert game.forfeit is not None
        assert (game.forfeit.by, game.forfeit.kind, game.winner) == (0, "abandoned", 1)
        assert sum(decision.by == 0 for decision in game.decisions) == 5
    with pytest.raises(MatchStoppedError, match=r"A, cmd:.*, forfeited 3 games in a row"):
        next(games)


def test_the_seed_is_moved_into_the_bounds_that_an_engine_names() -> None:
    match = solo("random")
    numbers = [Round(ring, row=Row("normal", 1)) for ring in range(1, 200)]

    def drawn(low: int, high: int) -> list[int]:
        return [match.engine_seed(number, 0, Option("Seed", low, low, high)) for number in numbers]

    assert drawn(0, LAST_SEED) == [
        Random(f"1/{number.ring}/normal").randrange(1, LAST_SEED + 1) for number in numbers
    ]
    assert set(drawn(0, 9)) == set(range(1, 10))
    assert set(drawn(4, 6)) == {4, 5, 6}
    assert set(drawn(0, 0)) == {1}


def test_the_figures_of_a_row_add_up() -> None:
    row = Row("normal", 1)
    games = [drawn_game(solo("random"), Round(ring, row=row)) for ring in range(1, 5)]
    summary = summarize_row(row, games)
    scores = [(game.score(0), game.score(1)) for game in games]
    assert (summary.row, summary.games, summary.forfeits) == (row, 4, 0)
    assert summary.score == (sum(a for a, _ in scores) / 4, sum(b for _, b in scores) / 4)
    assert summary.margin is not None
    assert summary.margin.value == pytest.approx(summary.score[0] - summary.score[1])
    assert summary.margin.low < summary.margin.value < summary.margin.high
    assert summary.won.value == sum(game.winner == 0 for game in games) / 4
    assert summary.empty_spaces == sum(game.empty_spaces(0) for game in games) / 4
    assert summary.special_tile is not None
    assert sum(summary.special_tile) <= 1
    assert summary.time is not None
    assert (summary.time.mean, summary.time.longest) == (0.25, 0.25)


def test_forfeits_are_lost_and_leave_the_means_alone() -> None:
    row = Row("normal", 3)
    match = solo(scripted("dies"), levels=(3,))
    lost = next(play_match(match, 1, connect_engine=connect_in_threads))
    whole = drawn_game(match, Round(2, row=row))
    both, one = summarize_row(row, [lost, whole]), summarize_row(row, [whole])
    assert (both.games, both.forfeits, one.forfeits) == (2, 1, 0)
    assert both.won.value == one.won.value / 2
    assert (both.score, both.margin, both.empty_spaces) == (one.score, one.margin, one.empty_spaces)
    none = summarize_row(row, [lost])
    assert (none.score, none.margin, none.empty_spaces, none.special_tile) == (None,) * 4


@pytest.mark.slow
def test_greedy_is_better_than_random_and_levels_are_harder() -> None:
    def margins(player: str, levels: tuple[int, ...]) -> list[float]:
        match = solo(player, levels=levels)
        games = played(match, 12)
        rows = ([game for game in games if game.round.row == row] for row in match.rows)
        summaries = [summarize_row(*of) for of in zip(match.rows, rows, strict=True)]
        return [summary.margin.value for summary in summaries if summary.margin is not None]

    greedy = margins("greedy", (1, 3, 5))
    assert greedy == sorted(greedy, reverse=True)
    assert greedy[1] > margins("random", (3,))[0] + 20
