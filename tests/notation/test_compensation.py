"""Points that go with the second seat, in records and in links."""

from quiltbee.games import begin_record
from quiltbee.notation import (
    extended_link,
    format_link,
    format_record,
    parse_line,
    parse_link,
    parse_move,
    parse_moves,
    parse_record,
    with_points,
)
from quiltbee.rules import Seat, new_game

from .games import RING
from .test_record_ends import over
from .test_record_reader import problems


def test_the_result_is_that_of_the_scores_with_the_points() -> None:
    assert over("", "").result == "0-1"
    assert over('[Compensation "-9"]', "").result == "0-1"
    assert over('[Compensation "-10"]', "").result == "1-0", "equal, and player 1 was there first"
    record = over('[Compensation "-11"]', "1-0")
    assert (record.result, problems(record), record.compensation) == ("1-0", [], -11)
    text = format_record(record)
    assert '[Compensation "-11"]' in text
    assert '[Score "-104--94"]' in text, "the tag Score has them not"
    read = parse_record(text)
    assert (read.result, read.compensation, read.moves) == ("1-0", -11, record.moves)


def test_points_that_are_none_are_reported_and_do_not_count() -> None:
    for value in ("3.5", "+3", "007", "1000", ""):
        record = over(f'[Compensation "{value}"]', "0-1")
        assert "Compensation" in problems(record)[0]
        assert (record.result, record.compensation) == ("0-1", 0)


def test_a_link_carries_them_at_its_end() -> None:
    start, moves = new_game(RING), parse_moves("X0a7 E0a1")
    link = with_points(format_link(start, moves), 3)
    assert link == f"#{RING},X0a7E0a1,c3"
    assert parse_link(link) == (start, moves)
    assert parse_line(link, "link").compensation == 3
    assert parse_line(with_points(format_link(start, moves), -2), "link").compensation == -2
    assert with_points(link, 0) == link
    assert parse_line(format_link(start, moves), "link").compensation == 0
    longer = extended_link(link, [parse_move("F3a3")])
    assert longer == f"#{RING},X0a7E0a1F3a3,c3"


def test_a_game_goes_on_with_the_points_of_its_record() -> None:
    record = over('[Compensation "-11"]', "")
    game = begin_record(record)
    assert game.result is not None
    assert (game.result.winner, game.result.scores) == (Seat.FIRST, (-104, -105))
    assert game.link().endswith(",c-11")
    assert game.record().tags["Compensation"] == "-11"
