"""What decisions were worth, from the evaluations of positions."""

from dataclasses import replace

import pytest

from quiltbee.notation import Record, record_game
from quiltbee.review import Evaluation, Reviewer, ReviewError, figures_of
from quiltbee.review.evaluation import Proven, compensated
from quiltbee.rules import PASS, Move, Position, Seat, new_game, ring_from_seed
from tests.review.games import Evaluate, level, record, review_game

EMPTY = "/".join("9" * 9)
SOLO = (
    f"{EMPTY} 5.0 0.0:- BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA 1 - r tactical 4 "
    "19.?.?.?.?.?.?.?.?.? ?.?/-"
)


def by_number(*evaluations: Evaluation) -> Evaluate:
    """Evaluates the positions of a game in their order."""
    waiting = list(evaluations)
    return lambda position: waiting.pop(0)


def worth(chance: float, margin: float, is_proven: bool = False) -> Evaluation:
    """A position in which the pass is best."""
    proven: Proven = "win" if chance > 0.5 else "loss"
    return Evaluation(chance, margin, proven if is_proven else None, line=(PASS,))


def test_decisions_lose_what_the_mover_had_before() -> None:
    evaluate = by_number(
        worth(0.6, 3), worth(0.5, 1.0), worth(0.8, 5), worth(0.7, 4), worth(0.9, 6), worth(0.2, -2)
    )
    review = review_game(record(), evaluate)
    assert len(review.decisions) == 5
    assert review.start == worth(0.6, 3)
    seats = [each.seat for each in review.decisions]
    assert seats == [Seat.FIRST, Seat.SECOND, Seat.SECOND, Seat.SECOND, Seat.FIRST]
    assert [each.number for each in review.decisions] == [1, 2, 3, 4, 5]
    lost = [each.points_lost for each in review.decisions]
    assert lost == pytest.approx([2, 4, 0, 2, 0])  # the last one was the pass, which was best
    chances = [each.chance_lost for each in review.decisions]
    assert chances == pytest.approx([0.1, 0.3, 0, 0.2, 0])
    assert [each.is_best for each in review.decisions] == [False, False, False, False, True]


def test_figures_are_means_over_decisions_with_a_choice() -> None:
    evaluate = by_number(
        worth(0.6, 3), worth(0.5, 1.0), worth(0.8, 5), worth(0.7, 4), worth(0.9, 6), worth(0.2, -2)
    )
    decisions = review_game(record(), evaluate).decisions
    second = figures_of(each for each in decisions if each.seat is Seat.SECOND)
    assert (second.decisions, second.best) == (3, 0)
    assert second.mean_points_lost == pytest.approx(2)
    assert second.mean_chance_lost == pytest.approx(0.5 / 3)
    forced = figures_of([replace(decisions[0], has_choice=False)])
    assert (forced.decisions, forced.share_best, forced.mean_points_lost) == (0, 0, 0)
    assert (second + forced).decisions == 3


def test_what_was_proven_later_counts_where_it_is_better_for_the_mover() -> None:
    evaluate = by_number(*[worth(0.5, 0)] * 4, worth(0.3, -3), worth(1, 7, True))
    review = review_game(record(), evaluate)
    last, before = review.decisions[4], review.decisions[3]
    assert last.before == Evaluation(1, 7, "win", line=(PASS, PASS))
    assert last.points_lost == 0
    assert before.points_lost == 7  # player 2 let player 1 have it


def test_points_of_the_second_seat_count() -> None:
    def evaluate(position: Position) -> Evaluation:
        return worth(0.6, 3)

    plain = record()
    given = replace(plain, tags={**plain.tags, "Compensation": "4"})
    before, after = (review_game(each, evaluate) for each in (plain, given))
    assert after.start.margin == before.start.margin - 4 == -1
    assert before.start.chance == 0.6 > 0.5 > after.start.chance > 0.3
    # The same for both moves of a decision: points lost are what they were.
    lost = [[each.points_lost for each in review.decisions] for review in (before, after)]
    assert lost[0] == pytest.approx(lost[1])
    taken = replace(plain, tags={**plain.tags, "Compensation": "-4"})
    assert review_game(taken, evaluate).start.chance > 0.6


def test_what_is_certain_with_points() -> None:
    start = new_game(ring_from_seed("1"))
    assert compensated(worth(1, 7, True), -2, start) == worth(1, 9, True)
    assert compensated(worth(0, -7, True), 2, start) == worth(0, -9, True)
    doubtful = compensated(worth(1, 7, True), 9, start)
    assert (doubtful.margin, doubtful.is_proven) == (-2, False)
    assert 0.3 < doubtful.chance < 0.5
    assert compensated(replace(worth(1, 7), scores=(10.0, 3.0)), 2, start).scores == (10, 5)
    assert 0 < compensated(worth(1, 7), 999, start).chance < 1e-9


def test_the_end_is_decided_by_the_points() -> None:
    start = new_game(ring_from_seed("1"))
    ended = replace(record_of_passes(start), tags={})
    plain = review_game(ended, level).decisions[-1].after
    assert plain.chance == 0  # player 2 won
    points = int(plain.margin) - 1
    given = replace(ended, tags={"Compensation": str(points)})
    counted = review_game(given, level).decisions[-1].after
    assert (counted.chance, counted.margin, counted.is_proven) == (1, 1, True)
    assert plain.scores is not None
    assert counted.scores == (plain.scores[0], plain.scores[1] + points)


def record_of_passes(start: Position) -> Record[Position]:
    """A game in which nobody takes a patch."""
    moves, position = list[Move](), start
    while not position.is_over:
        moves.append(PASS if PASS in position.legal_moves() else position.legal_moves()[0])
        position = position.play(moves[-1])
    return record_game(start, moves)


def test_decision_without_a_choice_is_worth_what_follows_and_not_asked_about() -> None:
    start = new_game(ring_from_seed("1"))
    poor = replace(start.players[0], buttons=0)
    position = replace(start, players=(poor, start.players[1]))
    assert position.legal_moves() == [PASS]
    asked: list[Position] = []

    def evaluate(position: Position) -> Evaluation:
        asked.append(position)
        return Evaluation(0.4, -1.5, line=(PASS,))

    review = review_game(record_game(position, [PASS]), evaluate)
    assert asked == [position.play(PASS)]
    (decision,) = review.decisions
    assert not decision.has_choice
    assert decision.before == Evaluation(0.4, -1.5, line=(PASS, PASS))
    assert decision.points_lost == 0


def test_game_that_was_left_without_a_choice_is_asked_about_at_its_end() -> None:
    start = new_game(ring_from_seed("1"))
    first, second = (replace(player, buttons=0) for player in start.players)
    position = replace(start, players=(first, second))
    assert position.play(PASS).legal_moves() == [PASS]
    review = review_game(record_game(position, [PASS]), level)
    assert review.decisions[0].after == level(position.play(PASS))


def test_end_of_a_game_is_worth_its_result() -> None:
    start = position = new_game(ring_from_seed("2"))
    moves = []
    while not position.is_over:
        moves.append(position.legal_moves()[0])
        position = position.play(moves[-1])
    review = review_game(record_game(start, moves), level)
    after = review.decisions[-1].after
    assert after.is_proven
    assert after.chance in (0.0, 1.0)
    assert after.scores is not None
    assert after.margin == after.scores[0] - after.scores[1]
    assert after.empty_spaces == tuple(each.quilt.empty_spaces for each in position.players)


def test_game_without_moves_is_not_analysed() -> None:
    with pytest.raises(ReviewError, match="it has no moves"):
        Reviewer(record_game(new_game(ring_from_seed("1"))))
