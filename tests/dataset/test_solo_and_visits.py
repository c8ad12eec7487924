"""Data sets of solo games, visits, and the published sets."""

from pathlib import Path

import pytest

from quiltbee.automa import Deck, Solo, new_solo
from quiltbee.cli import main
from quiltbee.dataset.reading import PUBLISHED, Published, digest_of
from quiltbee.notation import move_of_action
from quiltbee.rules import Board
from tests.dataset.test_dataset import SOLO, made, plan, rows_of


def test_solo_games_are_played_with_every_deck_and_level_on_each_ring() -> None:
    starts = [SOLO.start(game) for game in range(1, 10)]
    assert [start.ring_number for start in starts] == [1] * 8 + [2]
    rows = [(start.board, start.deck, start.level) for start in starts[:8]]
    assert len(set(rows)) == 8
    assert {start.sides for start in starts} == {(0, 1)}


def after_the_automa(solo: Solo) -> Solo:
    """The position when the Automa's turns are over."""
    while solo.is_automas_turn:
        _, solo = solo.turn_card()
    return solo


def test_the_decisions_of_a_solo_game_and_its_cards_are_what_the_rules_make_of_them(
    tmp_path: Path,
) -> None:
    out = made(tmp_path / "solo", 8, what=SOLO)
    games, decisions = rows_of(out, "games"), rows_of(out, "decisions")
    for game in games:
        first, *later = (tuple(map(int, part.split())) for part in game["cards"].split("/"))
        deck, board = Deck(game["deck"]), Board(game["board"])
        level = game["level"]
        solo = new_solo(game["ring"], first, deck=deck, level=level, board=board, later=later)
        own = [row for row in decisions if row["game"] == game["game"]]
        assert (game["player2"], game["decisions"]) == ("Automa", len(own))
        for row in own:
            solo = after_the_automa(solo)
            assert (row["player"], row["other_empty_spaces"]) == (1, 81)
            assert row["buttons"] == solo.table.players[0].buttons
            assert row["legal"] == len(solo.table.legal_moves())
            assert row["choices"] == solo.table.choices
            solo = solo.play(move_of_action(row["action"]))
        end = after_the_automa(solo)
        ended = end.outcome
        assert end.later == ()
        assert ended is not None
        assert (game["winner"], game["score1"], game["score2"]) == (ended.winner, *ended.scores)


@pytest.mark.slow
def test_visits_are_those_of_the_search(tmp_path: Path) -> None:
    what = plan("engine:nodes=60 random", visits=True, opening=0)
    out = made(tmp_path / "visits", 2, what=what)
    games = {game["game"]: game for game in rows_of(out, "games")}
    searched = 0
    for row in rows_of(out, "decisions"):
        if games[row["game"]][f"player{row['player']}"] == "random":
            assert row["visited"] is row["visits"] is None
        elif row["visited"] is not None:
            searched += 1
            assert len(row["visited"]) == len(row["visits"]) == len(set(row["visited"]))
            assert row["visits"] == sorted(row["visits"], reverse=True)
            assert 1 <= sum(row["visits"]) <= 60
    assert searched > 10
    assert rows_of(made(tmp_path / "none", 1), "decisions")[0]["visited"] is None


@pytest.mark.slow
def test_a_published_set_is_known_by_its_digest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    what = plan("greedy:Level=1 random")
    digest = digest_of(made(tmp_path / "first", 4, what=what))
    for told, status in ((digest, 0), ("0" * 64, 1)):
        monkeypatch.setitem(PUBLISHED, "toy", Published(what, 4, 1, told))
        words = ["dataset", str(tmp_path / "again"), "--published", "toy", "--workers", "1"]
        assert main(words) == status
    said = capsys.readouterr()
    assert f"They are those of toy, digest {digest}." in said.out
    assert "these are not the games that were published as toy" in said.err
    assert digest_of(made(tmp_path / "more", 5, what=what)) != digest
