"""The file of a match: what is written is read again, and what is not of the match is refused."""

from dataclasses import replace
from pathlib import Path

import pytest

from quiltbee.arena import (
    Forfeit,
    MatchGame,
    MatchRecords,
    MatchSetting,
    RecordsError,
    parse_player,
)
from quiltbee.notation import format_record, parse_records, record_game
from quiltbee.rules import Board, new_game, ring_from_seed, scores
from tests.arena.matches import drawn_game, rounds, setting_of

SETTING = setting_of("random:nodes=5", "greedy")
GAMES = [drawn_game(SETTING, number) for number in rounds(2)]
BROKEN_OFF = replace(
    drawn_game(SETTING, rounds(3)[-1]), forfeit=Forfeit(1, "time forfeit", 'it "slept" [%emt 1] \\')
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with two pairs."""
    path = tmp_path / "match.pgr"
    with MatchRecords(path) as records:
        assert records.seed is None
        assert records.resume(SETTING) == []
        for game in GAMES:
            records.append(SETTING, game)
    return path


def resumed(path: Path, setting: MatchSetting = SETTING) -> list[MatchGame]:
    with MatchRecords(path) as records:
        return records.resume(setting)


def test_what_was_written_is_read_again(path: Path) -> None:
    with MatchRecords(path) as records:
        assert (records.seed, records.is_torn) == ("x", False)
        assert records.resume(SETTING) == GAMES


def test_forfeits_are_kept_with_their_reason(path: Path) -> None:
    at_once = replace(
        drawn_game(SETTING, rounds(3)[-2]), forfeit=Forfeit(1, "abandoned", "it died")
    )
    at_once = replace(at_once, decisions=(), end=at_once.start)
    halfway = replace(
        BROKEN_OFF,
        decisions=BROKEN_OFF.decisions[:9],
        end=parse_records(format_record(record_game(BROKEN_OFF.start, BROKEN_OFF.moves[:9])))[
            0
        ].positions[-1],
    )
    with MatchRecords(path) as records:
        records.resume(SETTING)
        for game in (halfway, at_once):
            records.append(SETTING, game)
    assert resumed(path) == [*GAMES, at_once, halfway]
    *_, told, died = parse_records(path.read_text("utf-8"))
    assert (told.result, told.tags["Termination"]) == ("0-1", "time forfeit")
    assert told.tags["Forfeit"] == 'player 1: it "slept" [%emt 1] \\'
    assert (died.result, died.tags["Forfeit"]) == ("1-0", "player 2: it died")


def test_any_reader_of_records_can_replay_them(path: Path) -> None:
    records = parse_records(path.read_text("utf-8"))
    assert len(records) == len(GAMES)
    for record, game in zip(records, GAMES, strict=True):
        assert record.problems == ()
        assert record.positions[-1] == game.end
        assert scores(record.positions[-1]) == scores(game.end)
        seats = [SETTING.players[player].text for player in game.round.seats]
        assert [record.tags["Player1"], record.tags["Player2"]] == seats
        assert record.tags["Round"] == str(game.round)
        assert record.line.moves[0].comment.elapsed == 0.25


def test_a_record_that_was_cut_off_anywhere_is_dropped(path: Path) -> None:
    whole = path.read_bytes()
    last = whole.rindex(b"\n[Event")
    for size in [*range(last + 1, last + 40), *range(last + 40, len(whole), 61), len(whole) - 1]:
        path.write_bytes(whole[:size])
        with MatchRecords(path) as records:
            assert records.is_torn
            assert records.resume(SETTING) == GAMES[:-1]
            records.append(SETTING, GAMES[-1])
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    "rest", [b"\0\0\0\0", b"\n\n\n", b'\n[Event "Match"]\n[Site "\xc3', b"\n[Ev"]
)
def test_what_a_crash_may_leave_is_dropped(path: Path, rest: bytes) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole + rest)
    with MatchRecords(path) as records:
        assert records.is_torn
        assert records.resume(SETTING) == GAMES
    assert path.read_bytes() == whole


def test_a_first_record_that_was_cut_off_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "match.pgr"
    path.write_bytes(b'[Event "Match"]\n[Site')
    with MatchRecords(path) as records:
        assert (records.seed, records.is_torn) == (None, True)
        assert records.resume(SETTING) == []
    assert path.read_bytes() == b""


@pytest.mark.parametrize(
    ("setting", "what"),
    [
        (
            setting_of("random:nodes=6", "greedy"),
            "Player1 is 'random:nodes=5' there and 'random:no",
        ),
        (setting_of("random:nodes=5", "greedy:Seed=1"), "Player2 is 'greedy' there"),
        (setting_of("greedy", "random:nodes=5"), "Player1 is 'random:nodes=5' there and 'greedy'"),
        (setting_of("random:nodes=5", "greedy", "y"), "Seed is 'x' there and 'y' in this match"),
        (
            MatchSetting(SETTING.players, "x", Board.ORIGINAL),
            "the board is the revised one there and the original one in this match",
        ),
    ],
)
def test_games_of_other_settings_are_refused_and_kept(
    path: Path, setting: MatchSetting, what: str
) -> None:
    before = path.read_bytes() + b"\n[Event"
    path.write_bytes(before)
    with pytest.raises(RecordsError, match=f"match.pgr, game 1: {what}"):
        resumed(path, setting)
    assert path.read_bytes() == before


def test_a_round_stands_once(path: Path) -> None:
    text = path.read_text("utf-8")
    path.write_text(f"{text}\n{text}", "utf-8")
    with pytest.raises(RecordsError, match=r"game 5: round 1\.1 is there twice"):
        resumed(path)


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('[Round "1.2"]', '[Round "1"]', "game 2: tag Round: a pair and 1 or 2 are needed"),
        ('[Round "1.2"]', '[Round "3.2"]', "game 2: it does not start from the ring"),
        ('[Round "1.2"]', '[Round "1.1"]', "game 2: Player1 is 'greedy' there"),
        ('"normal"', '"unfinished"', "game 1: it says neither that it ended normally nor who"),
        ('[Termination "normal"]\n', "", "game 1: it says neither"),
        (
            "2: pass {[%emt 0:00:00.25]} 1-0",
            "1-0",
            "game 1: tag Termination: normal, but the game is not over",
        ),
        ('"normal"', '"abandoned"', "game 1: it says neither"),
        ("1: ", "2: ", "game 1: move 1"),
        ("[Ring", "[Rong", "game 1: tags: neither Ring nor Position"),
        ("[Event", "\udcff[Event", "match.pgr is there already, and no file of a match"),
    ],
)
def test_a_file_that_was_changed_is_refused(path: Path, old: str, new: str, what: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_bytes(text.replace(old, new).encode("utf-8", "surrogateescape"))
    before = path.read_bytes()
    with pytest.raises(RecordsError, match=what):
        resumed(path)
    assert path.read_bytes() == before


def test_a_forfeit_must_fit_the_result(path: Path) -> None:
    with MatchRecords(path) as records:
        records.resume(SETTING)
        records.append(SETTING, replace(BROKEN_OFF, forfeit=Forfeit(0, "abandoned", "it died")))
    text = path.read_text("utf-8").replace("player 2: it died", "player 1: it died")
    path.write_text(text, "utf-8")
    with pytest.raises(RecordsError, match="game 5: player 1 forfeited it, but the result is 1-0"):
        resumed(path)


@pytest.mark.parametrize(
    "text",
    [
        "my diary\n",
        "0-1\n",
        format_record(record_game(new_game(ring_from_seed("1")), ())),
    ],
)
def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    path = tmp_path / "match.pgr"
    path.write_text(text, "utf-8")
    with pytest.raises(RecordsError, match="is there already, and"):
        resumed(path)
    assert path.read_text("utf-8") == text


def test_one_match_at_a_time(path: Path) -> None:
    with (
        MatchRecords(path),
        pytest.raises(RecordsError, match="is being written to by another match"),
    ):
        MatchRecords(path)
    assert resumed(path) == GAMES


def test_what_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="directory"):
        MatchRecords(tmp_path)


def test_the_seed_and_the_players_may_be_any_printable_text(tmp_path: Path) -> None:
    players = parse_player('cmd:"my \\"engine" --x=é'), parse_player("random")
    setting = MatchSetting(players, 'a "b" \\ {c} é')
    game = drawn_game(setting, rounds(1)[0])
    with MatchRecords(tmp_path / "m.pgr") as records:
        records.append(setting, game)
    with MatchRecords(tmp_path / "m.pgr") as records:
        assert records.seed == setting.seed
        assert records.resume(setting) == [game]
