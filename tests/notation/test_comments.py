"""Comments and the commands in them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltbee.notation import Comment, NotationError, format_comment, parse_comment

from .games import comments


@pytest.mark.parametrize(
    ("text", "comment"),
    [
        ("", Comment()),
        ("Now the corner is safe.", Comment("Now the corner is safe.")),
        ("[%clk 0:09:55]", Comment(clock=595)),
        ("[%clk 12:00:00.25]", Comment(clock=43200.25)),
        ("[%emt 0:00:03.5]", Comment(elapsed=3.5)),
        ("[%eval 0.54 +1.2]", Comment(evaluation=(0.54, 1.2))),
        ("[%eval 0.00 -12.0]", Comment(evaluation=(0, -12))),
        ("[%eval 1.00 +0.0]", Comment(evaluation=(1, 0))),
        (
            "[%clk 0:09:55] [%emt 0:00:05] [%eval 0.54 +1.2] good",
            Comment("good", 595, 5, (0.54, 1.2)),
        ),
        ("[%scores 21.5 -18.0]", Comment(scores=(21.5, -18))),
        ("[%empty 4.2 81.0]", Comment(empty_spaces=(4.2, 81))),
        ("[%tile 0.40 1.00]", Comment(special_tile=(0.4, 1))),
        (
            "[%eval 0.54 +3.5] [%scores 21.5 18.0] [%empty 4.2 6.1] [%tile 0.40 0.35] good",
            Comment("good", None, None, (0.54, 3.5), (21.5, 18), (4.2, 6.1), (0.4, 0.35)),
        ),
        ("{ and [%csl Ga4] stay", Comment("{ and [%csl Ga4] stay")),
    ],
)
def test_comments_both_ways(text: str, comment: Comment) -> None:
    assert parse_comment(text) == comment
    assert format_comment(comment) == text
    assert bool(comment) == bool(text)


@pytest.mark.parametrize(
    ("text", "comment"),
    [
        ("a [%clk\n0:00:01 ] b", Comment("a b", clock=1)),
        ("[%eval 1 0]", Comment(evaluation=(1, 0))),
        ("[%eval 0.546 1.26]", Comment(evaluation=(0.55, 1.3))),
        ("[%scores -3 +4.26]", Comment(scores=(-3, 4.3))),
        ("[%tile 0.123 0]", Comment(special_tile=(0.12, 0))),
        ("[%clk 0:00:01] then [%clk 0:00:02]", Comment("then", clock=2)),
        (" two \n\t words\x00here\ud800", Comment("two words here")),
        ("a\N{NO-BREAK SPACE}b", Comment("a b")),
    ],
)
def test_lenient_reading(text: str, comment: Comment) -> None:
    assert parse_comment(text) == comment


@pytest.mark.parametrize(
    "text",
    [
        "[%clk]",
        "[%scores 1]",
        "[%scores 1001 0]",
        "[%empty -1 3]",
        "[%empty 3 82]",
        "[%tile 0.5 1.1]",
        "[%tile a 1]",
        "[%clk 5]",
        "[%clk 0:60:00]",
        "[%clk 0:00:01 2]",
        "[%clk 0:00:0٣]",
        "[%clk 9999:00:00.001]",
        "[%emt -0:00:01]",
        "[%eval 0.5]",
        "[%eval x 1]",
        "[%eval 0.5 y]",
        "[%eval 1.01 0]",
        "[%eval -0.1 0]",
        "[%eval 0.5 1001]",
        "[%eval nan inf]",
        "[%eval 0.5 1 2]",
    ],
)
def test_commands_that_cannot_be_read_stay_text(text: str) -> None:
    assert parse_comment(text) == Comment(text)
    assert format_comment(Comment(text)) == text


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("set {1, 2}", "set (1, 2)"),
        ("} 1-0", ") 1-0"),
        ("two\nlines", "two lines"),
        ("say [%clk 0:00:01]", "say (%clk 0:00:01)"),
        ("\u2028", ""),
    ],
)
def test_text_cannot_end_the_comment_or_become_a_command(text: str, written: str) -> None:
    assert format_comment(Comment(text)) == written


def test_command_is_not_assembled_from_pieces() -> None:
    comment = parse_comment("[%clk[%clk 0:00:01]0:00:02]")
    assert comment == Comment("(%clk 0:00:02)", clock=1)


def test_minus_zero_is_zero() -> None:
    assert format_comment(Comment(evaluation=(-0.0, -0.04))) == "[%eval 0.00 +0.0]"


@pytest.mark.parametrize(
    ("comment", "message"),
    [
        (Comment(clock=-0.1), "comment: a time is 0 to 35996400 seconds, not -0.1"),
        (Comment(elapsed=float("inf")), "comment: a time is 0 to 35996400 seconds, not inf"),
        (Comment(elapsed=float("nan")), "comment: a time is 0 to 35996400 seconds, not nan"),
        (Comment(evaluation=(1.1, 0)), "comment: a win probability is 0 to 1, not 1.1"),
        (Comment(evaluation=(float("nan"), 0)), "comment: a win probability is 0 to 1, not nan"),
        (Comment(scores=(2000, 0)), "comment: a score is at most 1000 points, not 2000"),
        (
            Comment(empty_spaces=(0, 82)),
            "comment: a number of empty spaces is 0 to 81, not 82",
        ),
        (
            Comment(special_tile=(0.5, 2)),
            "comment: a chance of the special tile is 0 to 1, not 2",
        ),
        (Comment(evaluation=(0, -2000)), "comment: a margin is at most 1000 points, not -2000"),
        (
            Comment(evaluation=(0, float("nan"))),
            "comment: a margin is at most 1000 points, not nan",
        ),
    ],
)
def test_values_out_of_range_are_not_written(comment: Comment, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        format_comment(comment)
    assert str(caught.value) == message


@given(comments)
def test_every_comment_is_read_as_it_was_written(comment: Comment) -> None:
    assert parse_comment(format_comment(comment)) == comment


@given(
    st.lists(
        st.sampled_from(["[%", "clk", "emt", "eval", " ", "0:00:01", "0.5", "+1.2", "]", "{", "a"])
        | st.text(max_size=3)
    ).map("".join)
)
def test_comment_read_from_any_text_reads_back_the_same(text: str) -> None:
    comment = parse_comment(text.replace("}", ""))
    assert parse_comment(format_comment(comment)) == comment
