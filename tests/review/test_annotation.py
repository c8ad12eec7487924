"""Records with the analysis: figures, marks, the best line, and all that was there before."""

from dataclasses import replace

import pytest

from quiltbee.notation import Comment, RecordedMove, format_record, parse_record
from quiltbee.review import Decision, Evaluation, GameReview, Threshold, annotated
from quiltbee.rules import PASS
from tests.review.games import level, record, review_game


def reviewed(points_lost: float, chance_lost: float) -> GameReview:
    """The second move, by player 2, lost as much; the others lost nothing."""
    review = review_game(record(), level)
    after = Evaluation(
        0.5 + chance_lost, points_lost, None, (20.5, 18.0), (4, 5.5), (0.25, 0.5), line=(PASS,)
    )
    first, second, *others = review.decisions
    changed = (replace(first, after=level(record().positions[1])), replace(second, after=after))
    return replace(review, decisions=(*changed, *others))


def second_move(points_lost: float, chance_lost: float) -> RecordedMove:
    return annotated(reviewed(points_lost, chance_lost), Threshold()).line.moves[1]


def test_every_move_gets_figures_and_keeps_its_clock_and_words() -> None:
    line = annotated(reviewed(0, 0), Threshold()).line
    assert line.comment == Comment("The first.", evaluation=(0.5, 0))
    assert line.moves[0].comment == Comment("Dear.", clock=595, evaluation=(0.5, 0))
    assert line.moves[0].nags == (1,)
    assert all(move.comment.evaluation == (0.5, 0) for move in line.moves)
    assert [len(move.variations) for move in line.moves] == [0, 0, 0, 1, 0]


def test_figures_of_the_end_are_noted() -> None:
    comment = second_move(0, 0).comment
    assert (comment.scores, comment.empty_spaces) == ((20.5, 18.0), (4, 5.5))
    assert comment.special_tile == (0.25, 0.5)


@pytest.mark.parametrize(
    ("points", "chance", "nags", "words"),
    [
        (1.9, 0.09, (), ""),
        (2.0, 0.0, (6,), "2.0 points lost"),
        (0.0, 0.1, (6,), "10 % of the chance to win lost"),
        (1.0, 0.2, (2,), "1.0 points and 20 % of the chance to win lost"),
        (8.0, 0.0, (4,), "8.0 points lost"),
    ],
)
def test_marks_and_best_lines_from_the_threshold_on(
    points: float, chance: float, nags: tuple[int, ...], words: str
) -> None:
    move = second_move(points, chance)
    assert move.nags == nags
    assert move.comment.text == words
    if words:
        (variation,) = move.variations
        assert [each.move for each in variation.moves] == [PASS]
        assert variation.moves[0].comment == Comment(evaluation=(0.5, 0))
    else:
        assert move.variations == ()


def test_what_was_annotated_reads_back_the_same_and_is_not_annotated_twice() -> None:
    once = annotated(reviewed(5, 0.2), Threshold())
    text = format_record(once)
    back = parse_record(text)
    assert not back.problems
    assert back == once
    again = annotated(replace(reviewed(5, 0.2), record=back), Threshold())
    assert format_record(again) == text


def test_mark_of_the_author_stays() -> None:
    review = reviewed(0, 0)
    first = review.decisions[0]
    bad = Decision(1, first.seat, first.move, True, first.before, Evaluation(0, -9, line=(PASS,)))
    line = annotated(replace(review, decisions=(bad, *review.decisions[1:])), Threshold()).line
    assert line.moves[0].nags == (1,)
    assert len(line.moves[0].variations) == 1
