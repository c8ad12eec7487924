"""Reading records of solo games: their tags and cards, and what is wrong with moves."""

from dataclasses import replace
from typing import Any

import pytest

from quiltbee.automa import LEVELS, Deck, Solo, new_solo
from quiltbee.notation import (
    Comment,
    Line,
    NotationError,
    Record,
    RecordedMove,
    format_move,
    format_position,
    format_record,
    parse_record,
    record_game,
)
from quiltbee.notation.moves import Cursor
from quiltbee.rules import PASS, AutomaMove, Board, new_game

from ..test_record_reader import fault, problems
from .games import (
    CARDS,
    HEAD,
    MISSING_TAGS,
    NORMAL,
    NOTHING_KNOWN,
    RING,
    TACTICAL,
    worked_game,
)


def read(movetext: str, head: str = HEAD + CARDS) -> Record[Any]:
    record = parse_record(f"{head}\n{movetext}")
    assert isinstance(record.start, Solo)
    return record


def tokens(record: Record[Any]) -> str:
    return " ".join(map(format_move, record.moves))


# --- Tags -----------------------------------------------------------------------------------------


def test_the_tags_say_how_the_game_starts() -> None:
    record = read("pass A: B", HEAD + '[Board "original"]\n' + CARDS)
    assert record.start == new_solo(RING, NORMAL, level=3, board=Board.ORIGINAL)
    assert (record.tags, record.problems, record.start.later) == ({}, (), ())
    for level in LEVELS.values():
        head = HEAD.replace("III", level.numeral)
        assert read("", head).start.level is level


def test_without_cards_the_person_may_begin() -> None:
    record = read("pass *", HEAD)
    assert record.start == new_solo(RING, NOTHING_KNOWN, level=3)
    assert (tokens(record), record.problems) == ("pass", ())
    assert '[Cards "? ? ? ? ? ? ? ? ? ? ? ?"]\n' in format_record(record)


def test_from_a_position() -> None:
    game = worked_game("tactical")
    start = game.positions[7]
    record = record_game(start, game.moves[7:])
    text = format_record(record)
    cards = " ".join(map(str, game.start.shuffle))
    assert f'[SetUp "1"]\n[Position "{format_position(start)}"]\n[Opponent "Automa"]\n' in text
    assert f'[Cards "{cards} / ' in text
    assert "[Ring" not in text
    assert parse_record(text) == replace(record, tags=MISSING_TAGS)
    hidden = text.replace(format_position(start), format_position(start.seen_by(None)))
    assert parse_record(hidden) == replace(record, tags=MISSING_TAGS)


def test_position_may_show_the_budget_of_an_unknown_card() -> None:
    start = new_solo(RING, TACTICAL, deck=Deck.TACTICAL).seen_by(None)
    text = format_record(record_game(start, [PASS]))
    assert " ?6.?.?.?.?.?.?.?.?.? ?.?/-" in text
    assert parse_record(text).start == start


@pytest.mark.parametrize(
    ("tags", "message"),
    [
        ('[Deck "normal"][Level "I"]', "tags: neither Ring nor Position says how the game starts"),
        (f'[Ring "{RING}"][Level "I"]', "tags: a solo game needs the tag Deck"),
        (f'[Ring "{RING}"][Deck "normal"]', "tags: a solo game needs the tag Level"),
        (
            f'[Ring "{RING}"][Deck "x"][Level "I"]',
            "tag Deck: 'x' is not one of normal, tactical",
        ),
        (
            f'[Ring "{RING}"][Deck "normal"][Level "4"]',
            "tag Level: '4' is not one of I, II, III, IV, V",
        ),
        (
            f'[Ring "{RING[1:]}"][Deck "normal"][Level "I"]',
            "tag Ring: a game starts with all 33 patches; missing: B",
        ),
        ('[Position "x"]', "tag Position, solo position: 11 fields with one space between are "),
    ],
)
def test_without_a_start_there_is_no_game(tags: str, message: str) -> None:
    assert fault(f'[Opponent "Automa"]{tags}').startswith(message)


def test_an_error_names_the_first_problem_too() -> None:
    text = f'[Opponent "Automa"]\n[Ring "{RING}"]\n[Deck "normal"]\n[Level I]\n'
    assert fault(text).startswith("tags: a solo game needs the tag Level (line 4: a tag is a name")


@pytest.mark.parametrize(
    ("cards", "reported", "kept"),
    [
        ("6 11", ", shuffle 1: a shuffle is 12 cards, not 2", ()),
        ("", ", shuffle 1: a shuffle is 12 cards, not 0", ()),
        ("6 11 1 7 12 3 9 2 8 4 10 x", ", shuffle 1: 'x' is not a card: a number, or ?", ()),
        ("6 11 1 7 12 3 9 2 8 4 10 10", ", shuffle 1: card 10 is there twice", ()),
        ("6 11 1 7 12 3 9 2 8 4 10 13", ", shuffle 1: the normal deck has no card 13", ()),
        ("6 11 1 7 12 3 9 2 8 4 10 5 / 1", ", shuffle 2: a shuffle is 12 cards, not 1", NORMAL),
    ],
)
def test_unreadable_cards_are_unknown(cards: str, reported: str, kept: tuple[int, ...]) -> None:
    record = read("pass A: B *", f'{HEAD}[Cards "{cards}"]')
    assert record.start.shuffle == (kept or NOTHING_KNOWN)
    unknown = "move 2, the Automa: A:B is illegal, the next card is not known"
    assert problems(record) == [f"tag Cards{reported}", *([] if kept else [unknown])]


@pytest.mark.parametrize(
    ("pile", "gone", "cards"),
    [
        ("1.7.12.3.9.2.8.4.10", "?.?/5", "6 11 4 1 7 12 3 9 2 8 5 10"),
        ("7.1.12.3.9.2.8.4.10.5", "6.11/-", " ".join(map(str, NORMAL))),
        ("7.?.?.?.?.?.?.?.?.?", "?.?/-", "7 11 ? ? ? ? ? ? ? ? ? ?"),
    ],
)
def test_cards_that_contradict_the_position(pile: str, gone: str, cards: str) -> None:
    position = f"9/9/9/9/9/9/9/9/9 5.0 0.0:- {RING} 1 - r normal 3 {pile} {gone}"
    record = read("pass", f'[Opponent "Automa"][Position "{position}"][Cards "{cards}"]')
    assert format_position(record.start) == position
    assert problems(record) == ["tag Cards: shuffle 1 is not that of the Position"]


def test_first_card_that_contradicts_the_shown_budget() -> None:
    position = f"9/9/9/9/9/9/9/9/9 5.0 0.0:- {RING} 1 - r tactical 3 ?3.?.?.?.?.?.?.?.?.? ?.?/-"
    head = f'[Opponent "Automa"][Position "{position}"]'
    for card, reported in ((15, []), (13, ["tag Cards: shuffle 1 is not that of the Position"])):
        record = read("pass", f'{head}[Cards "? ? {card} ? ? ? ? ? ? ? ? ?"]')
        assert problems(record) == reported
        assert (record.start.pile[0] == card) is not bool(reported)


def test_tags_beside_a_position_must_agree_with_it() -> None:
    position = f"9/9/9/9/9/9/9/9/9 5.0 0.0:- {RING} 1 - r normal 3 ?.?.?.?.?.?.?.?.?.? ?.?/-"
    head = f'[Opponent "Automa"][Position "{position}"]'
    assert problems(read("", f'{head}[Deck "normal"][Level "III"]')) == []
    assert problems(read("", f'{head}[Deck "tactical"][Level "I"][Ring "{RING}"]')) == [
        "tag Deck: 'tactical', but the Position says normal",
        "tag Level: 'I', but the Position says III",
        "tag Ring: it doesn't count beside a Position",
    ]


# --- Moves ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("movetext", "kept", "reported"),
    [
        ("pass A: E", "pass", "move 2, the Automa: A:E is illegal, card 1 takes B"),
        ("pass A: pass", "pass", "move 2, the Automa: A:pass is illegal, card 1 takes B"),
        ("pass B0a1", "pass", "move 2, the Automa: B0a1 is illegal, it is the Automa's turn"),
        ("B", "", "move 1, player 1: A:B is illegal, it is not the Automa's turn"),
        (
            "A: B",
            "",
            "move 1, player 1: the record says A: here, but it is not the Automa's turn",
        ),
        (
            "pass 1: B",
            "pass",
            "move 2, the Automa: the record says 1: here, but it is not player 1's turn",
        ),
        (
            "pass 2: B",
            "pass",
            "move 2, the Automa: the record says 2: here, but it is not player 2's turn",
        ),
        (
            "pass A: B4",
            "pass",
            "move 2, the Automa: 'B4' is not a move, a move is pass, a patch like X0a7 or a "
            "special patch like +d9, and of the Automa A:X or A:pass",
        ),
        (
            "pass A: Z0i9",
            "pass",
            "move 2, the Automa: Z0i9 is not a move, patch Z would not lie wholly on the board "
            "there",
        ),
        (
            "pass (pass A: C) A: B",
            "pass A:B",
            "move 2 of a variation, the Automa: A:C is illegal, card 1 takes B",
        ),
    ],
)
def test_faulty_moves_are_reported_and_those_before_are_kept(
    movetext: str, kept: str, reported: str
) -> None:
    record = read(f"{movetext} *", HEAD.replace(RING, "BXVY" + rest_of_ring("BXVY")) + CARDS)
    assert tokens(record) == kept
    assert problems(record) == [reported]
    assert record.result == "*"


def rest_of_ring(letters: str) -> str:
    return "".join(letter for letter in RING if letter not in letters)


def test_marks_comments_and_variations_of_the_automas_turns() -> None:
    record = read("{Off} 1: B0a1 A: {hm} pass {out of money}? (. ) 1: pass (F0d1 A:E) A:E! *")
    assert tokens(record) == "B0a1 A:pass pass A:E"
    first, second, third, fourth = record.line.moves
    assert (second.nags, second.comment) == ((2,), Comment("out of money"))
    assert first.comment == Comment("hm")
    assert [m.move for v in second.variations for m in v.moves] == [AutomaMove(None)]
    assert problems(record) == [
        "move 3 of a variation, player 1: F0d1 is illegal, patch F is not among the next three "
        "(C, D, E)"
    ]
    assert fourth.nags == (1,)
    assert third.comment == Comment()


def test_writing_is_strict() -> None:
    start = new_solo(RING, NORMAL)
    wrong = Line((RecordedMove(PASS), RecordedMove(AutomaMove("Z"))))
    with pytest.raises(NotationError, match=r"^move 2, the Automa: A:Z is illegal, card 1 takes "):
        format_record(Record(start, wrong))


# --- Another card in a variation ------------------------------------------------------------------


def test_a_variation_may_turn_another_card_and_names_all_after_it() -> None:
    record = read("1: pass A: B (A5: C A7: E 1: pass) (A6: C)")
    assert record.problems == ()
    first, second = record.line.moves[1].variations
    assert [move.card for move in first.moves] == [5, 7, None]
    assert [move.card for move in second.moves] == [6]
    assert record.line.moves[1].card is None
    assert parse_record(format_record(record)).line == record.line


@pytest.mark.parametrize(
    ("movetext", "what"),
    [
        (
            "1: pass A5: C",
            "move 2, the Automa: the cards of the game itself are in the tag Cards",
        ),
        (
            "1: pass A: B (A5: C A: E)",
            "move 3 of a variation, the Automa: A:E is illegal, the next card is not known",
        ),
        (
            "1: pass A: B (A5: C A5: C)",
            "move 3 of a variation, the Automa: card 5 can't be the next one",
        ),
        (
            "1: pass A: B (A13: C)",
            "move 2 of a variation, the Automa: card 13 can't be the next one",
        ),
        (
            "1: pass (A5: C)",
            "move 1 of a variation, player 1: the record says A: here, "
            "but it is not the Automa's turn",
        ),
    ],
)
def test_another_card_that_can_not_be(movetext: str, what: str) -> None:
    assert problems(read(movetext)) == [what]


def test_no_other_card_is_written_into_the_game_itself() -> None:
    record = read("1: pass A: B")
    first, turn = record.line.moves
    other = replace(record, line=Line((first, replace(turn, card=5))))
    with pytest.raises(NotationError, match="are in the tag Cards"):
        format_record(other)


def test_a_duel_has_no_cards() -> None:
    with pytest.raises(NotationError, match="there are no cards"):
        Cursor(new_game(RING)).with_card(5, "move 1")
