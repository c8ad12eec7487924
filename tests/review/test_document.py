"""The document of a review: what is streamed reads back, and the examples are such documents."""

import gzip
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from quiltbee.notation import format_position, format_record, parse_record
from quiltbee.players import Limits
from quiltbee.protocol.text import parse_info
from quiltbee.review import (
    Effort,
    Reviewer,
    ReviewError,
    Steps,
    annotated,
    applied,
    changes_between,
    describe,
    is_finished,
    read_review,
    to_line,
)
from tests.review.games import info_of, level, record

EXAMPLES = Path(__file__).parents[1] / "data" / "review"
STAGES = Effort(Limits(nodes=1), Limits(nodes=2), Limits(nodes=3))


@pytest.mark.parametrize("name", ["duel", "solo"])
def test_examples_are_reviews_of_their_games(name: str) -> None:
    review = read_review((EXAMPLES / f"{name}.json").read_text())
    game = parse_record((EXAMPLES / f"{name}.pgr").read_text())
    assert review == read_review((EXAMPLES / f"{name}.ndjson").read_text())
    assert len(review.decisions) == len(game.moves)
    assert is_finished(review)
    assert review.variant == name
    first = describe(Reviewer(game, STAGES))
    assert review.link == first.link
    for mine, its in zip(first.decisions, review.decisions, strict=True):
        assert (mine.number, mine.seat, mine.move) == (
            its.number,
            its.seat,
            its.move,
        )
        assert (its.luck is not None) == (name == "solo" and its.seat == 2)


def test_every_line_of_a_stream_is_applied_over_the_last() -> None:
    reviewer = Reviewer(record(), STAGES)
    steps = Steps(reviewer.run)
    question, told = steps.go_on(), describe(reviewer)
    lines = [to_line(told)]
    assert [each.before for each in told.decisions] == [None] * 5
    while question is not None:
        position = question.position
        question = steps.go_on(replace(info_of(position, level(position)), nodes=7))
        newer = describe(reviewer)
        changes = changes_between(told, newer)
        lines.append(to_line(changes))
        assert applied(told, changes) == newer
        told = newer
    assert read_review("\n".join(lines)) == told
    assert is_finished(told)
    assert told.judge.name == "Quiltbee"
    assert told.judge.nodes == 7 * (len(lines) - 1)


class Frozen(msgspec.Struct):
    """A review as it was made once: each question with its answer, and what came out."""

    game: str
    asked: list[tuple[str, int, int, str | None]]
    document: str
    lines: list[str]
    annotated: str


FROZEN = msgspec.json.decode(
    gzip.decompress((EXAMPLES / "frozen.json.gz").read_bytes()), type=dict[str, Frozen]
)
FROZEN_EFFORT = Effort(Limits(nodes=500), Limits(nodes=1500), Limits(nodes=4000), Limits(nodes=500))


@pytest.mark.parametrize("name", FROZEN)
def test_the_same_answers_give_the_same_bytes(name: str) -> None:
    """A document after every seventh answer, and the record with comments."""
    frozen = FROZEN[name]
    reviewer = Reviewer(parse_record(frozen.game), FROZEN_EFFORT)
    steps = Steps(reviewer.run)
    question, told = steps.go_on(), describe(reviewer)
    lines = [to_line(told)]
    for number, (position, nodes, forecast, answer) in enumerate(frozen.asked, 1):
        assert question is not None
        assert (format_position(question.position), question.forecast) == (position, forecast)
        assert question.limits == Limits(nodes=nodes)
        question = steps.go_on(None if answer is None else parse_info(answer))
        if number % 7 == 0 or question is None:
            newer = describe(reviewer)
            lines.append(to_line(changes_between(told, newer)))
            told = newer
    assert question is None
    assert lines == frozen.lines
    assert to_line(told) == frozen.document
    assert format_record(annotated(steps.result, reviewer.threshold)) == frozen.annotated


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "no review in it"),
        ("{", "line 1 is not JSON"),
        ("[]", "this is not a review"),
        ('{"version": 1, "decisions": []}', "of version 1, not 2"),
        ('{"version": 2, "decisions": []}', "missing required field"),
    ],
)
def test_what_is_no_review_is_refused(text: str, fault: str) -> None:
    with pytest.raises(ReviewError, match=fault):
        read_review(text)


def test_line_without_changes_is_refused() -> None:
    whole = to_line(describe(Reviewer(record(), STAGES)))
    with pytest.raises(ReviewError, match="line 2 holds no changes"):
        read_review(f"{whole}\n{{}}")


@pytest.mark.parametrize("variant", ["duel", "solo"])
def test_the_finest_decision_lost_nothing_and_took_a_patch(variant: str) -> None:
    review = read_review((EXAMPLES / f"{variant}.json").read_text())
    found = [(seat, each) for seat, each in enumerate(review.finest, 1) if each is not None]
    assert found
    for seat, each in found:
        made = review.decisions[each.number - 1]
        assert (made.seat, made.points_lost, made.choice) == (seat, 0.0, True)
        assert made.move[0].isalpha()
        assert made.move != "pass"
        assert each.points >= 0.5
