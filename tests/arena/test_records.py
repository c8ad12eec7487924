"""The file of a match: what is written is read again, and what is not of the match is refused."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from quiltbee.arena import (
    DuelMatch,
    Forfeit,
    Match,
    MatchGame,
    MatchRecords,
    RecordsError,
    Round,
    Row,
    parse_player,
)
from quiltbee.automa import Deck
from quiltbee.games import TimeControl
from quiltbee.notation import format_record, parse_records, record_game
from quiltbee.rules import Board, new_game, ring_from_seed
from tests.arena.matches import drawn_game, duel, rounds, solo

MATCH = duel("random:nodes=5", "greedy")
GAMES = [drawn_game(MATCH, number) for number in rounds(2)]
BROKEN_OFF = replace(
    drawn_game(MATCH, rounds(3)[-1]), forfeit=Forfeit(1, "time forfeit", 'it "slept" [%emt 1] \\')
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with two pairs."""
    path = tmp_path / "match.pgr"
    with MatchRecords(path) as records:
        assert records.seed is None
        assert records.resume(MATCH) == []
        for game in GAMES:
            records.append(MATCH, game)
    return path


def resumed(path: Path, match: Match = MATCH) -> list[MatchGame]:
    with MatchRecords(path) as records:
        return records.resume(match)


def test_what_was_written_is_read_again(path: Path) -> None:
    with MatchRecords(path) as records:
        assert (records.seed, records.is_torn) == ("x", False)
        assert records.resume(MATCH) == GAMES


def test_forfeits_are_kept_with_their_reason(path: Path) -> None:
    at_once = replace(drawn_game(MATCH, rounds(3)[-2]), forfeit=Forfeit(1, "abandoned", "it died"))
    at_once = replace(at_once, decisions=(), end=at_once.start)
    halfway = replace(
        BROKEN_OFF,
        decisions=BROKEN_OFF.decisions[:9],
        end=parse_records(format_record(record_game(BROKEN_OFF.start, BROKEN_OFF.moves[:9])))[
            0
        ].positions[-1],
    )
    with MatchRecords(path) as records:
        records.resume(MATCH)
        for game in (halfway, at_once):
            records.append(MATCH, game)
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
        assert record.positions[-1].scores == game.end.scores
        seats = [MATCH.players[side].text for side in game.round.sides]
        assert [record.tags["Player1"], record.tags["Player2"]] == seats
        assert record.tags["Round"] == str(game.round)
        assert record.line.moves[0].comment.elapsed == 0.25


@pytest.mark.slow
def test_a_record_that_was_cut_off_anywhere_is_dropped(path: Path) -> None:
    whole = path.read_bytes()
    last = whole.rindex(b"\n[Event")
    for size in [*range(last + 1, last + 40), *range(last + 40, len(whole), 61), len(whole) - 1]:
        path.write_bytes(whole[:size])
        with MatchRecords(path) as records:
            assert records.is_torn
            assert records.resume(MATCH) == GAMES[:-1]
            records.append(MATCH, GAMES[-1])
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    "rest", [b"\0\0\0\0", b"\n\n\n", b'\n[Event "Match"]\n[Site "\xc3', b"\n[Ev"]
)
def test_what_a_crash_may_leave_is_dropped(path: Path, rest: bytes) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole + rest)
    with MatchRecords(path) as records:
        assert records.is_torn
        assert records.resume(MATCH) == GAMES
    assert path.read_bytes() == whole


def test_a_first_record_that_was_cut_off_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "match.pgr"
    path.write_bytes(b'[Event "Match"]\n[Site')
    with MatchRecords(path) as records:
        assert (records.seed, records.is_torn) == (None, True)
        assert records.resume(MATCH) == []
    assert path.read_bytes() == b""


@pytest.mark.parametrize(
    ("match", "what"),
    [
        (
            duel("random:nodes=6", "greedy"),
            "Player1 is 'random:nodes=5' in the file and 'random:no",
        ),
        (duel("random:nodes=5", "greedy:Seed=1"), "Player2 is 'greedy' in the file"),
        (duel("greedy", "random:nodes=5"), "Player1 is 'random:nodes=5' in the file and 'greedy'"),
        (duel("random:nodes=5", "greedy", "y"), "Seed is 'x' in the file and 'y' in this match"),
        (
            DuelMatch(MATCH.players, "x", Board.ORIGINAL),
            "the board is revised in the file, original in this match",
        ),
        (
            DuelMatch(MATCH.players, "x", control=TimeControl.parse("60+1")),
            r"TimeControl is '-' in the file and '60\+1' in this match",
        ),
    ],
)
def test_games_of_other_matchs_are_refused_and_kept(path: Path, match: Match, what: str) -> None:
    before = path.read_bytes() + b"\n[Event"
    path.write_bytes(before)
    with pytest.raises(RecordsError, match=f"match.pgr, game 1: {what}"):
        resumed(path, match)
    assert path.read_bytes() == before


def test_a_round_stands_once(path: Path) -> None:
    text = path.read_text("utf-8")
    path.write_text(f"{text}\n{text}", "utf-8")
    with pytest.raises(RecordsError, match=r"game 5: duplicate round 1\.1"):
        resumed(path)


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('[Round "1.2"]', '[Round "1"]', "game 2: tag Round: a pair and 1 or 2 are needed"),
        ('[Round "1.2"]', '[Round "3.2"]', "game 2: it does not start from the ring"),
        ('[Round "1.2"]', '[Round "1.1"]', "game 2: Player1 is 'greedy' in the file"),
        ('"normal"', '"unfinished"', "game 1: missing Termination"),
        ('[Termination "normal"]\n', "", "game 1: missing Termination"),
        (
            "2: pass {[%emt 0:00:00.25]} 1-0",
            "1-0",
            "game 1: tag Termination: normal, but the game is not over",
        ),
        ('"normal"', '"abandoned"', "game 1: missing Termination"),
        ("1: ", "2: ", "game 1: move 1"),
        ("[Ring", "[Rong", "game 1: tags: neither Ring nor Position"),
        ("[Event", "\udcff[Event", "match.pgr exists, and is not the file of a match"),
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
        records.resume(MATCH)
        records.append(MATCH, replace(BROKEN_OFF, forfeit=Forfeit(0, "abandoned", "it died")))
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
    with pytest.raises(RecordsError, match="exists, and"):
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
    match = DuelMatch(players, 'a "b" \\ {c} é')
    game = drawn_game(match, rounds(1)[0])
    with MatchRecords(tmp_path / "m.pgr") as records:
        records.append(match, game)
    with MatchRecords(tmp_path / "m.pgr") as records:
        assert records.seed == match.seed
        assert records.resume(match) == [game]


SOLO = solo("random:nodes=5", "x", (Deck.NORMAL, Deck.TACTICAL), (2, 4))
SOLO_GAMES = [drawn_game(SOLO, number) for number in SOLO.rounds(2)]


@pytest.fixture
def solo_path(tmp_path: Path) -> Path:
    """A file with two games of each row against the Automa."""
    path = tmp_path / "solo.pgr"
    with MatchRecords(path) as records:
        for game in SOLO_GAMES:
            records.append(SOLO, game)
    return path


def test_games_against_the_automa_are_read_again(solo_path: Path) -> None:
    assert resumed(solo_path, SOLO) == sorted(SOLO_GAMES, key=lambda game: game.round)
    for record, game in zip(parse_records(solo_path.read_text()), SOLO_GAMES, strict=True):
        assert record.problems == ()
        assert record.positions[-1] == game.end
        told = ("Player1", "Player2", "Round", "Seed")
        names = ["random:nodes=5", "Automa", str(game.round.ring), "x"]
        assert [record.tags[name] for name in told] == names


def test_a_forfeit_against_the_automa_is_kept_with_its_cards(solo_path: Path) -> None:
    whole = drawn_game(SOLO, Round(3, row=Row("normal", 2)))
    end = record_game(whole.start, whole.moves[:9]).positions[-1]
    lost = replace(
        whole,
        decisions=whole.decisions[:9],
        end=end,
        forfeit=Forfeit(0, "abandoned", "it died"),
    )
    with MatchRecords(solo_path) as records:
        records.append(SOLO, lost)
    assert lost in resumed(solo_path, SOLO)
    *_, told = parse_records(solo_path.read_text("utf-8"))
    assert (told.result, told.tags["Forfeit"]) == ("0-1", "player 1: it died")


def test_other_decks_and_levels_stay_in_the_file_uncounted(solo_path: Path) -> None:
    before = solo_path.read_bytes()
    fewer = replace(SOLO, decks=(Deck.TACTICAL,), levels=(4, 5))
    assert [game.round.row for game in resumed(solo_path, fewer)] == [Row("tactical", 4)] * 2
    assert solo_path.read_bytes() == before


@pytest.mark.parametrize(
    ("match", "what"),
    [
        (replace(SOLO, seed="y"), "Seed is 'x' in the file and 'y' in this match"),
        (solo("greedy", "x"), "Player1 is 'random:nodes=5' in the file and 'greedy'"),
        (replace(SOLO, board=Board.ORIGINAL), "the board is revised in the file"),
        (MATCH, "tag Round: a pair and 1 or 2 are needed, like 12.1"),
    ],
)
def test_a_match_against_the_automa_goes_on_as_it_was(
    solo_path: Path, match: Match, what: str
) -> None:
    with pytest.raises(RecordsError, match=f"solo.pgr, game 1: {what}"):
        resumed(solo_path, match)


def test_a_match_of_two_does_not_go_on_against_the_automa(path: Path) -> None:
    with pytest.raises(RecordsError, match="game 1: it is a game of two players"):
        resumed(path, SOLO)


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('[Round "1"]', '[Round "one"]', "tag Round: a number is needed, like 12"),
        ('[Round "1"]', '[Round "7"]', "it does not start from the ring"),
        ('[Round "2"]', '[Round "1"]', "game 2: it does not start from the ring"),
    ],
)
def test_a_changed_game_against_the_automa_is_refused(
    solo_path: Path, old: str, new: str, what: str
) -> None:
    text = solo_path.read_text("utf-8")
    assert old in text
    solo_path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(RecordsError, match=what):
        resumed(solo_path, SOLO)


HOLDS_A_FILE = """
import sys, time
from pathlib import Path
from quiltbee.arena import MatchRecords
with MatchRecords(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(600)
"""


def test_a_crash_leaves_no_lock_and_no_other_file(path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS_A_FILE, str(path)], stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(RecordsError, match="is being written to by another match"):
            MatchRecords(path)
        holder.kill()
    assert resumed(path) == GAMES
    assert list(path.parent.iterdir()) == [path]
