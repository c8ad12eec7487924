"""Reading game records: what counts as one, what is a problem, what is an error."""

from typing import Any

import pytest

from quiltbee.notation import (
    Comment,
    NotationError,
    Record,
    RecordedMove,
    format_link,
    format_moves,
    format_position,
    format_record,
    parse_move,
    parse_moves,
    parse_record,
    replay,
)
from quiltbee.rules import Board, new_game

from .games import ALPHABET_RING, RING, whole_game

EXPECTED = "a move is pass, a patch like X0a7 or a special patch like +d9"
HEAD = f'[Ring "{RING}"]\n[Board "original"]\n\n'
EXAMPLE = f"""\
[Event "Casual"]
[Site "?"]
[Date "2026.11.21"]
[Player1 "?"]
[Player2 "?"]
[Ring "{RING}"]
[Result "1-0"]
[Board "original"]
[Score "6-6"]

1: X0a7 {{[%clk 0:09:55] [%eval 0.54 +1.2]}} 2: E0a1 F3a3 H0a5 $6 (2: pass 1: H0d1) 1: pass 2: U1c5
1: G1b4 1-0
"""
UNFINISHED = """\
[Event "?"]
[Ring "BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA"]
[Termination "normal"]
[Result "1-0"]

"""


def read(movetext: str, head: str = HEAD) -> Record[Any]:
    return parse_record(head + movetext)


def problems(record: Record[Any]) -> list[str]:
    return [str(problem) for problem in record.problems]


def tokens(record: Record[Any]) -> str:
    return format_moves(record.moves)


def fault(text: str) -> str:
    with pytest.raises(NotationError) as caught:
        parse_record(text)
    return str(caught.value)


def test_the_example() -> None:
    record = parse_record(EXAMPLE)
    assert record.start == new_game(RING, Board.ORIGINAL)
    assert record.problems == ()
    assert tokens(record) == "X0a7 E0a1 F3a3 H0a5 pass U1c5 G1b4"
    assert record.result == "1-0"
    first, _, _, marked, *_ = record.line.moves
    assert first.comment == Comment(clock=595, evaluation=(0.54, 1.2))
    assert marked.nags == (6,)
    (variation,) = marked.variations
    assert [recorded.move for recorded in variation.moves] == parse_moves("pass H0d1")
    assert dict(record.tags) == {
        "Event": "Casual",
        "Site": "?",
        "Date": "2026.11.21",
        "Player1": "?",
        "Player2": "?",
        "Score": "6-6",
    }


def test_board_missing_means_revised() -> None:
    assert parse_record(f'[Ring "{RING}"]').start == new_game(RING, Board.REVISED)
    assert parse_record(f'[Ring "{RING}"][Board "revised"]').start.board is Board.REVISED


def test_a_game_may_start_from_a_position() -> None:
    start, moves = whole_game(5)
    middle = replay(start, moves[:10])[-1]
    head = f'[SetUp "1"]\n[Position "{format_position(middle)}"]\n'
    record = read(format_moves(moves[10:]), head)
    assert (record.start, record.moves, record.problems) == (middle, moves[10:], ())
    assert "Position" not in record.tags


def test_tags_come_in_any_order_and_layout() -> None:
    text = f'  [ Result "*" ] [Player1\t"Zoë \\"Z\\" \\\\ 縫\u3000い"]\n\n%x\n[Ring "{RING}"] pass'
    record = parse_record("\ufeff" + text)
    assert record.tags == {"Player1": 'Zoë "Z" \\ 縫\u3000い'}
    assert tokens(record) == "pass"
    assert record.problems == ()


def test_control_characters_of_tags_become_spaces() -> None:
    assert parse_record(f'[Ring "{RING}"][Site "a\tb\x85c"]').tags == {"Site": "a b c"}


def test_tags_of_solo_games_mean_nothing_in_a_duel() -> None:
    head = f'[Ring "{RING}"][Deck "tactical"][Level "IV"][Cards "17 22 ? / 14 13"]\n'
    record = read("pass *", head)
    assert set(record.tags) == {"Deck", "Level", "Cards"}
    assert record.problems == ()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "tags: neither Ring nor Position says how the game starts"),
        ("pass", "tags: neither Ring nor Position says how the game starts"),
        (
            f'\n[Ring "{RING}]\n',
            "tags: neither Ring nor Position says how the game starts (line 2: a tag is a name"
            ' and a text in quotes, like [Event "Casual"])',
        ),
        ('[SetUp "1"]', "tags: neither Ring nor Position says how the game starts"),
        ('[Ring "AB"]', "tag Ring: a game starts with all 33 patches; missing: CDEF"),
        (
            f'[Ring "{ALPHABET_RING[::-1]}"]',
            "tag Ring: patch A must be the last of the ring, not B",
        ),
        (f'[Ring "{RING}"][Board "o"]', "tag Board: 'o' is not one of revised, original"),
        (
            '[Position "9"]',
            "tag Position, position: 8 fields with one space between are needed, not 1",
        ),
    ],
)
def test_without_a_start_there_is_no_game(text: str, message: str) -> None:
    assert fault(text).startswith(message)


@pytest.mark.parametrize(
    ("tag", "problem"),
    [
        ('[Event "x', 'line 3: a tag is a name and a text in quotes, like [Event "Casual"]'),
        ('[Évent "x"]', 'line 3: a tag is a name and a text in quotes, like [Event "Casual"]'),
        ('[Board "x"]', "line 3: the tag 'Board' appears twice; the first one counts"),
        ('[Result "1/2-1/2"]', "tag Result: '1/2-1/2' is not one of 1-0, 0-1, *"),
        (
            '[Termination "checkmate"]',
            "tag Termination: 'checkmate' is not one of normal, resignation, time forfeit,"
            " abandoned, unfinished",
        ),
        (
            '[TimeControl "10 min"]',
            "tag TimeControl: '10 min' is not like 600+5, seconds and increment",
        ),
        (
            '[Score "6:6"]',
            "tag Score: '6:6' is not like 11--4, player 1's score and player 2's",
        ),
        ('[SetUp "1"]', "tag SetUp: it is 1 with a Position, and 0 or nothing without one"),
        ('[Termination "normal"]', "tag Termination: normal, but the game is not over"),
        ('[Result "0-1"]', "result: * after the moves, but 0-1 in the tags"),
    ],
)
def test_faulty_tags_are_problems_and_dropped(tag: str, problem: str) -> None:
    record = parse_record(f"{HEAD.strip()}\n{tag}\n\npass *")
    assert problems(record) == [problem]
    assert record.tags == {}
    assert record.result == "*"
    assert tokens(record) == "pass"


def test_position_wins_over_a_ring() -> None:
    position = format_position(new_game(ALPHABET_RING))
    record = parse_record(f'{HEAD}[Position "{position}"][SetUp "0"]')
    assert problems(record) == [
        "tag Ring: it doesn't count beside a Position",
        "tag Board: it doesn't count beside a Position",
        "tag SetUp: it is 1 with a Position, and 0 or nothing without one",
    ]
    assert record.start == new_game(ALPHABET_RING)


@pytest.mark.parametrize("value", ["600+5", "600", "0+10", "600~10", "3d", "-", "?"])
def test_time_controls(value: str) -> None:
    record = parse_record(f'{HEAD}[TimeControl "{value}"]')
    assert (record.tags, record.problems) == ({"TimeControl": value}, ())


def test_comments_of_both_kinds_belong_to_the_move_before() -> None:
    record = read("{first} ; of all\n 1: {still} X0a7 {a} 2: ; b } (\n{c [%clk 0:00:01]} pass {d}")
    assert problems(record) == []
    assert record.line.comment == Comment("first of all still")
    first, second = record.line.moves
    assert first.comment == Comment("a b ) ( c", clock=1)
    assert second.comment == Comment("d")


def test_marks_of_both_kinds() -> None:
    record = read("X0a7! E0a1 ?? $10 F3a3!?$0 H0a5?!!! pass?")
    assert [recorded.nags for recorded in record.line.moves] == [
        (1,),
        (4, 10),
        (5, 0),
        (6, 3),
        (2,),
    ]


@pytest.mark.parametrize(
    ("movetext", "problem"),
    [
        ("! pass", "move 1, player 1: the mark '!' has no move before it"),
        ("$7 pass", "move 1, player 1: the mark '$7' has no move before it"),
        ("pass $256", "move 2, player 2: a mark is $0 to $255, not '$256'"),
        ("pass $" + "1" * 9999, "move 2, player 2: a mark is $0 to $255, not '$111"),
        ("pass )", "move 2, player 2: there is a ) without its ("),
        ("( (pass) ) pass", "move 1, player 1: a variation has no move before it that it could"),
        ("pass (pass", "move 2, player 2: 1 ( without a )"),
        ("pass (pass (pass", "move 2, player 2: 2 ( without a )"),
        ("pass {and so", "move 2, player 2: the comment has no } at its end"),
    ],
)
def test_small_faults_lose_no_move(movetext: str, problem: str) -> None:
    record = read(movetext)
    (reported,) = problems(record)
    assert reported.startswith(problem)
    assert tokens(record) == "pass"


def test_the_text_of_an_unclosed_comment_is_kept() -> None:
    assert read("pass {and so").line.moves[0].comment == Comment("and so")


def test_variations_replace_the_move_before_and_nest() -> None:
    record = read("X0a7 E0a1 (pass (F3a3 (H0a1)) X0a1) ({why not} H0a1) () F3a3")
    assert tokens(record) == "X0a7 E0a1 F3a3"
    first, second = record.line.moves[1].variations
    assert [recorded.move for recorded in first.moves] == parse_moves("pass")
    assert second.comment == Comment("why not")


@pytest.mark.parametrize("marks", [("1: ", "2: "), ("1:", "2:"), ("", "")])
def test_mover_markers_are_optional(marks: tuple[str, str]) -> None:
    one, two = marks
    record = read(f"{one}X0a7 {two}E0a1 F3a3 {two}H0a5 {one}pass")
    assert problems(record) == []
    assert tokens(record) == "X0a7 E0a1 F3a3 H0a5 pass"


def test_foreign_tokens_are_read() -> None:
    record = read("XAGAEAAA FACD . 2: U5c5")
    assert tokens(record).startswith("X0a7 E0a1 F3a3")


@pytest.mark.parametrize(
    ("movetext", "kept", "problem"),
    [
        (
            "1: X0a7 2: E0a1 1: F3a3 H0a5",
            "X0a7 E0a1",
            "move 3, player 2: the record says 1: here, but it is not player 1's turn",
        ),
        (
            "X0a7 E0a1 E0a1 pass",
            "X0a7 E0a1",
            "move 3, player 2: E0a1 is illegal, patch E is no longer in the ring",
        ),
        (
            "X0a7 E0a1 F0a1 pass",
            "X0a7 E0a1",
            "move 3, player 2: F0a1 is illegal, overlaps at a2",
        ),
        (
            "pass +a1",
            "pass",
            "move 2, player 2: +a1 is illegal, there is no special patch to place",
        ),
        (
            "pass A0a1",
            "pass",
            "move 2, player 2: A0a1 is illegal, patch A is not among the next three (W, X, P)",
        ),
        (
            "pass X0i9",
            "pass",
            "move 2, player 2: X0i9 is not a move, patch X would not lie wholly on the board there",
        ),
        ("pass e4 pass", "pass", f"move 2, player 2: 'e4' is not a move, {EXPECTED}"),
        ("pass 1. pass", "pass", f"move 2, player 2: '1.' is not a move, {EXPECTED}"),
        ("pass A: X", "pass", f"move 2, player 2: 'A:' is not a move, {EXPECTED}"),
        ("pass } pass", "pass", f"move 2, player 2: '}}' is not a move, {EXPECTED}"),
        (
            "pass \x00\x1b[2J pass",
            "pass",
            f"move 2, player 2: '\\x00\\x1b' is not a move, {EXPECTED}",
        ),
        ("pass 1-0 pass", "pass", "move 2, player 2: 'pass' comes after the result"),
        ("pass 1-0 * 0-1", "pass", "move 2, player 2: '*' comes after the result"),
    ],
)
def test_what_came_before_a_fault_is_kept(movetext: str, kept: str, problem: str) -> None:
    record = read(movetext)
    assert tokens(record) == kept
    assert problems(record) == [problem]


def test_after_a_fault_the_line_is_skipped_but_not_the_result() -> None:
    record = read("pass {kept} e4 {lost} (pass (nonsense)) ! 2: $999 1-0", UNFINISHED)
    assert problems(record) == [f"move 2, player 2: 'e4' is not a move, {EXPECTED}"]
    assert record.result == "1-0"
    assert record.line.moves == (RecordedMove(parse_move("pass"), comment=Comment("kept")),)
    assert "Termination" not in record.tags


def test_faulty_variation_loses_only_its_rest() -> None:
    record = read("pass (X0a7 pass pass pass X0a7 (pass) pass) pass (1-0) pass (2: pass) pass")
    assert tokens(record) == "pass pass pass pass"
    assert problems(record) == [
        "move 5 of a variation, player 1: X0a7 is illegal, patch X is no longer in the ring",
        "move 2 of a variation, player 2: the result 1-0 is in a variation",
        "move 3 of a variation, player 1: the record says 2: here, but it is not player 2's turn",
    ]
    (variation,) = (line for recorded in record.line.moves for line in recorded.variations)
    assert len(variation.moves) == 4


def test_variations_deeper_than_64_are_skipped() -> None:
    record = read("pass " + "(pass " * 70 + ")" * 70 + " pass")
    assert tokens(record) == "pass pass"
    assert problems(record) == ["move 2 of a variation, player 2: variations lie more than 64 deep"]
    assert parse_record(format_record(record)).problems == ()


def test_line_endings_of_any_kind() -> None:
    for end in ("\r\n", "\r"):
        assert parse_record(EXAMPLE.replace("\n", end)) == parse_record(EXAMPLE)


def test_the_link_of_the_example() -> None:
    record = parse_record(EXAMPLE)
    assert format_link(record.start, record.moves) == f"#{RING},X0a7E0a1F3a3H0a5.U1c5G1b4,o"
