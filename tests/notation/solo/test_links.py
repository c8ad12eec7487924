"""Solo games in a link: the Automa's turns follow from the cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltbee.automa import Solo, new_solo
from quiltbee.notation import (
    NotationError,
    as_seen,
    format_link,
    format_move,
    parse_link,
    record_game,
)
from quiltbee.rules import PASS, AutomaMove

from ..test_links import fault
from .games import (
    NORMAL,
    NOTHING_KNOWN,
    RING,
    WORKED,
    SoloGame,
    positions,
    solo_games,
    worked_game,
)

START = f"s=9/9/9/9/9/9/9/9/9_5.0_0.0:-_{RING}_1_-_r_normal_1"
KNOWN = f"{START}_1.7.12.3.9.2.8.4.10.5_6.11/-"
UNSEEN = f"{START}_?.?.?.?.?.?.?.?.?.?_?.?/-"


def moves_in(link: str) -> str:
    return " ".join(map(format_move, parse_link(link)[1]))


def test_a_worked_game() -> None:
    game = worked_game("normal")
    link = format_link(game.start, game.moves)
    assert link == (
        "#s=9/9/9/9/9/9/9/9/9_5.0_0.0:-_BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA_1_-_r_normal_3"
        "_1.7.12.3.9.2.8.4.10.5_6.11/-,"
        "B0a1.F0d1..O0f1.U0a4V0d4+c1.a0h1+b4..g0g5+b6.Y1a8A0i8,8.12.5.1.10.6.3.11.2.9.7.4"
    )
    assert parse_link(link) == (game.start, list(game.moves))


@pytest.mark.parametrize("name", WORKED)
def test_link_of_a_running_game_shows_only_turned_cards(name: str) -> None:
    game = worked_game(name)
    for number in range(len(game.moves)):
        whole = record_game(game.start, game.moves[:number])
        seen = as_seen(whole)
        link = format_link(seen.start, seen.moves)
        assert parse_link(link) == (seen.start, whole.moves)


def test_link_without_moves_is_a_position_whoever_moves_next() -> None:
    start = new_solo(RING, NORMAL)
    assert format_link(start) == f"#{KNOWN}"
    assert parse_link(f"#{KNOWN}") == (start, [])
    passed = start.play(PASS)
    assert parse_link(format_link(passed)) == (passed, [])
    assert format_link(start.seen_by(None)) == f"#{UNSEEN}"


def test_the_automas_turns_are_played_while_cards_are_known() -> None:
    assert moves_in(f"#{KNOWN},") == ""
    assert moves_in(f"#{KNOWN},.") == "pass A:B"
    assert moves_in(f"#{UNSEEN},.") == "pass"
    passed = new_solo(RING, NORMAL).play(PASS)
    assert moves_in(f"{format_link(passed)},") == "A:B"
    assert moves_in(f"{format_link(passed)},.") == "A:B pass A:E"


def test_known_card_that_is_due_can_be_written_only_without_moves() -> None:
    start = new_solo(RING, NORMAL)
    with pytest.raises(NotationError, match=r"^link: a known card is still to be turned over "):
        format_link(start, [PASS])
    seen = start.seen_by(None)
    assert format_link(seen, [PASS]) == f"#{UNSEEN},."
    with pytest.raises(NotationError, match=r"^move 2, the Automa: A:E is illegal, card 1 takes "):
        format_link(start, [PASS, AutomaMove("E")])


def test_shuffles_may_be_partly_unknown() -> None:
    start, moves = parse_link(f"#{KNOWN},.,?.?.?.?.?.?.?.?.?.?.?.?,5.?.?.?.?.?.?.?.?.?.?.1")
    later = [NOTHING_KNOWN, (5, *NOTHING_KNOWN[2:], 1)]
    assert start == new_solo(RING, NORMAL, later=later)
    assert moves == [PASS, AutomaMove("B")]


@given(solo_games())
def test_every_game_as_seen_is_read_as_it_was_written(game: SoloGame) -> None:
    seen = as_seen(record_game(game.start, game.moves))
    link = format_link(seen.start, seen.moves)
    assert link.isascii()
    assert " " not in link
    assert link.count("#") == 1
    assert parse_link(link) == (seen.start, seen.moves)


@given(positions())
def test_every_position_is_read_as_it_was_written(solo: Solo) -> None:
    assert parse_link(format_link(solo)) == (solo, [])


def test_text_before_the_hash_sign_is_ignored_and_escapes_are_read() -> None:
    link = f"https://example.org/x#{KNOWN},."
    escaped = f"%23{KNOWN.replace('/', '%2F').replace('_', '%20')}%2C%2E"
    assert parse_link(link) == parse_link(escaped) == parse_link(f"#{KNOWN},.")


@pytest.mark.parametrize(
    ("link", "message"),
    [
        ("#s=", "solo position: 11 fields with one space between are needed, not 1"),
        (f"#{KNOWN},x", "move 1, 'x': a move is pass, a patch like X0a7 or a special patch like"),
        (f"#{KNOWN},.A:B", "move 2, 'A:B': a move is pass"),
        (f"#{KNOWN},..Z0a1", "move 3, player 1: Z0a1 is illegal, patch Z is not among the next "),
        (f"#{UNSEEN},..", "move 2, the Automa: the next card is not known"),
        (f"#{KNOWN},.,1.2", "link, shuffle 2: a shuffle is 12 cards, not 2"),
        (f"#{KNOWN},.,", "link, shuffle 2: '' is not a card: a number, or ?"),
        (f"#{KNOWN},.,{'?.' * 11}13", "link, shuffle 2: the normal deck has no card 13"),
    ],
)
def test_faulty_links_are_refused(link: str, message: str) -> None:
    assert fault(link).startswith(message)


def test_a_link_is_of_a_duel_or_of_a_solo_game() -> None:
    assert parse_link(f"#{RING},.")[0].variant == "duel"
    assert parse_link(f"#{KNOWN},.")[0].variant == "solo"


@given(
    st.text()
    | st.text().map(lambda text: f"#{KNOWN}{text}")
    | st.text("s=#_!,./19xX%?-:").map(lambda text: f"#s={text}")
    | st.text(".,B0a1?25 ").map(lambda text: f"#{KNOWN},{text}")
)
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        start, moves = parse_link(text)
    except NotationError:
        return
    assert parse_link(format_link(start, moves)) == (start, moves)
