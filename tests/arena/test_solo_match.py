import threading
from dataclasses import replace

import pytest

from quiltbee.arena import SoloPlayer, SoloSetting, play_solo_games, summary_of
from quiltbee.automa import (
    LEVELS,
    PERSON,
    UNKNOWN,
    AutomaMove,
    Deck,
    Solo,
    new_solo,
    solo_moves,
    solo_outcome,
)
from quiltbee.notation import record_solo_game
from quiltbee.opponents import Greedy, RandomPlayer
from quiltbee.players import Limits, Report
from quiltbee.players.against_automa import as_duel
from quiltbee.rules import LAST_SPACE, Board, Move, Player, Position, legal_moves, ring_from_seed


class Watched(Greedy):
    """Keeps what it was shown."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[Position] = []

    def think(
        self, position: Position, limits: Limits, stop: threading.Event, report: Report
    ) -> Move:
        self.shown.append(position)
        return super().think(position, limits, stop, report)


class Onlooker(SoloPlayer):
    """Keeps the positions in which it decides."""

    def __init__(self) -> None:
        super().__init__(RandomPlayer())
        self.seen: list[Solo] = []

    def decide(self, solo: Solo) -> Move:
        self.seen.append(solo)
        return super().decide(solo)


@pytest.mark.parametrize("deck", Deck)
@pytest.mark.parametrize("board", Board)
def test_games_are_whole_and_replay(deck: Deck, board: Board) -> None:
    setting = SoloSetting(deck, 3, board)
    for game in play_solo_games(SoloPlayer(Greedy()), setting, 2, "1"):
        record = record_solo_game(game.start, game.shuffles, game.moves)
        assert record.positions[-1] == game.end
        assert game.end.is_over
        assert (game.start.deck, game.start.level, game.start.table.board) == (
            deck,
            LEVELS[3],
            board,
        )
        ended = solo_outcome(game.end)
        assert ended is not None
        assert (game.scores, game.is_won) == (ended.scores, ended.winner == PERSON)


def test_a_match_can_be_repeated() -> None:
    setting = SoloSetting(Deck.NORMAL, 4)
    for make in (Greedy, RandomPlayer):
        first, again, other = (
            list(play_solo_games(SoloPlayer(make()), setting, 2, seed)) for seed in ("1", "1", "2")
        )
        assert first == again != other
        assert first[0].start != first[1].start


def test_levels_are_compared_on_the_same_rings_and_cards() -> None:
    games = [
        next(play_solo_games(SoloPlayer(Greedy()), SoloSetting(Deck.TACTICAL, level), 1, "1"))
        for level in LEVELS
    ]
    assert len({game.start.table for game in games}) == 1
    assert len({game.start.shuffle for game in games}) == 1
    assert len({game.shuffles[:1] for game in games}) == 1


def test_the_player_sees_no_card() -> None:
    player = Onlooker()
    list(play_solo_games(player, SoloSetting(Deck.TACTICAL, 5), 1, "1"))
    assert player.seen
    for solo in player.seen:
        assert set(solo.pile + solo.aside) <= {UNKNOWN}


def test_the_order_of_the_pile_changes_no_decision() -> None:
    start = new_solo(ring_from_seed("1"), tuple(range(1, 13)))
    other = new_solo(ring_from_seed("1"), tuple(range(12, 0, -1)))
    assert SoloPlayer(Greedy()).decide(start) == SoloPlayer(Greedy()).decide(other)


def test_what_the_thinker_is_shown_leaves_the_person_the_same_moves() -> None:
    thinker = Watched()
    player = SoloPlayer(thinker)
    (game,) = play_solo_games(player, SoloSetting(Deck.NORMAL, 2), 1, "1")
    record = record_solo_game(game.start, game.shuffles, game.moves)
    decided = [
        solo
        for solo, move in zip(record.positions[:-1], game.moves, strict=True)
        if not isinstance(move, AutomaMove)
    ]
    assert len(decided) == len(thinker.shown)
    for solo, shown in zip(decided, thinker.shown, strict=True):
        assert solo_moves(solo) == legal_moves(shown)
        assert shown.players[0] == solo.table.players[0]
        assert shown.players[1].buttons == 0


def test_the_thinker_does_not_take_the_game_for_won_when_the_automa_is_home() -> None:
    start = new_solo(ring_from_seed("1"), tuple(range(1, 13)))
    players = (Player(buttons=20, time=48), Player(buttons=7, time=LAST_SPACE))
    solo = replace(start, table=replace(start.table, players=players))
    assert as_duel(solo).players[1] == Player(buttons=0, time=LAST_SPACE - 1)
    assert solo_moves(solo) == legal_moves(as_duel(solo))
    assert SoloPlayer(Greedy()).decide(solo) != legal_moves(solo.table)[0]  # it buys, not passes


def test_the_summary_adds_up() -> None:
    games = list(play_solo_games(SoloPlayer(RandomPlayer()), SoloSetting(Deck.NORMAL, 1), 4, "1"))
    summary = summary_of(games)
    assert summary.games == 4
    assert summary.person - summary.automa == pytest.approx(summary.margin.value)
    assert summary.won.value == sum(game.is_won for game in games) / 4
    assert summary.empty_spaces == sum(game.empty_spaces for game in games) / 4
    assert summary.tile_of_person + summary.tile_of_automa <= 1
    assert summary.margin.low < summary.margin.value < summary.margin.high


@pytest.mark.slow
def test_greedy_is_better_than_random_and_levels_are_harder() -> None:
    def margin(player: SoloPlayer, level: int) -> float:
        games = list(play_solo_games(player, SoloSetting(Deck.NORMAL, level), 20, "1"))
        return summary_of(games).margin.value

    greedy = [margin(SoloPlayer(Greedy()), level) for level in LEVELS]
    assert greedy == sorted(greedy, reverse=True)
    assert greedy[2] > margin(SoloPlayer(RandomPlayer()), 3) + 20
