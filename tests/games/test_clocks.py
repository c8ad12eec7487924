"""Clocks as a fold over the events of a game: one test for each law, then all of them at random."""

import random
from dataclasses import dataclass, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiltbee.games import (
    LONGEST_LAG,
    Aborted,
    Clock,
    Event,
    Flagged,
    Game,
    Moved,
    Resigned,
    TakenBack,
    TimeControl,
    begin,
)
from quiltbee.games.clocks import GREATEST_QUOTA, LEAST_QUOTA
from quiltbee.rules import PASS, Chance, Seat, Stage
from tests.games.play import new, next_event, played
from tests.profiles import scaled

S = 1000
DAY = 24 * 60 * 60 * S
FIRST, SECOND = Seat.FIRST, Seat.SECOND


@dataclass(frozen=True)
class Timed:
    """A game and its clocks."""

    game: Game[Any]
    clock: Clock

    @classmethod
    def begin(cls, control: str, game: Game[Any] | None = None) -> "Timed":
        return cls(game or new("duel"), Clock.begin(TimeControl.parse(control)))

    def after(self, event: Event, at: int, lag: int = 0) -> "Timed":
        game = self.game.after(event)
        return Timed(game, self.clock.after(event, game, at, lag))

    def passed(self, at: int, lag: int = 0) -> "Timed":
        return self.after(self.game.move(PASS), at, lag)

    def taken_back(self, keep: int, at: int) -> "Timed":
        return self.after(self.game.take_back(keep, random.Random(1)), at)


def under_way(control: str) -> Timed:
    """A duel in which the second seat's first turn began at 100 s; that seat is ahead by a pass."""
    return Timed.begin(control).passed(100 * S)


def furthest(game: Game[Any], seat: Seat) -> Moved:
    """The move that takes a seat's time token furthest."""
    moves = map(Moved, game.position.legal_moves())
    return max(moves, key=lambda move: game.after(move).table.players[seat.index].time)


def before_a_special_patch(control: str) -> tuple[Timed, Seat, Event]:
    """A turn that began at 0, whose it is, and the action that gains its special patch."""
    whole = played(new("duel"), 200)
    action = next(
        index
        for index, position in enumerate(whole.positions[1:])
        if position.stage is Stage.SPECIAL_PATCH
    )
    game = begin(whole.origin, whole.moves[:action], locked=0)
    seat = game.decider
    assert isinstance(seat, Seat)
    clock = replace(Clock.begin(TimeControl.parse(control)), running=seat)
    return Timed(game, clock), seat, Moved(whole.moves[action])  # type: ignore[arg-type]


# --- Laws -----------------------------------------------------------------------------------------


def test_the_first_turn_is_free() -> None:
    start = Timed.begin("600+10")
    assert start.clock.left_at(10**9) == (600 * S, 600 * S)
    assert start.clock.runs_out_at is None
    assert not start.clock.has_run_out(FIRST, 10**9)
    later = start.passed(100 * S)
    assert later.clock == Clock(start.clock.control, (600 * S, 600 * S), SECOND, 100 * S)


def test_an_untimed_seat_is_never_charged_and_the_first_turn_counts() -> None:
    control = TimeControl.parse("600+10")
    ours = Clock.against_computer(control, SECOND, FIRST, 10 * S)
    assert (ours.running, ours.left_at(17 * S)) == (FIRST, (593 * S, 600 * S))
    game = new("duel")
    later = Timed(game, ours).passed(17 * S)
    assert (later.clock.running, later.clock.left_at(10**9)) == (None, (603 * S, 600 * S))
    theirs = Clock.against_computer(control, FIRST, FIRST, 10 * S)
    assert (theirs.running, theirs.left_at(10**9)) == (None, (600 * S, 600 * S))
    assert Timed(game, theirs).passed(17 * S).clock.running is SECOND


def test_only_the_side_that_decides_is_charged() -> None:
    clock = under_way("600+10").clock
    assert clock.left_at(107 * S) == (600 * S, 593 * S)
    assert under_way("600+10").passed(107 * S).clock.left_at(110 * S) == (597 * S, 603 * S)


def test_the_end_of_a_turn_adds_the_increment() -> None:
    clock = under_way("600+10").passed(107 * S).clock
    assert (clock.left, clock.running, clock.since) == ((600 * S, 603 * S), FIRST, 107 * S)


def test_a_delay_costs_nothing_and_is_not_saved() -> None:
    table = under_way("600~10")
    assert table.clock.left_at(109 * S) == (600 * S, 600 * S)
    assert table.clock.left_at(112 * S) == (600 * S, 598 * S)
    assert table.passed(105 * S).clock.left == (600 * S, 600 * S)
    assert table.passed(112 * S).clock.left == (600 * S, 598 * S)
    assert table.clock.runs_out_at == 710 * S


def test_each_turn_of_correspondence_has_all_its_days() -> None:
    table = under_way("3d")
    assert table.clock.left_at(100 * S + DAY) == (3 * DAY, 2 * DAY)
    table = table.passed(100 * S + 2 * DAY)
    assert table.clock.left == (3 * DAY, 3 * DAY)
    assert table.clock.has_run_out(FIRST, 100 * S + 5 * DAY)
    assert table.passed(100 * S + 6 * DAY).clock.left == (3 * DAY, 3 * DAY)


def test_several_turns_in_a_row_have_an_increment_each() -> None:
    far = furthest(new("duel"), FIRST)
    table = Timed.begin("600+10").after(far, 100 * S)
    move = next(
        move
        for move in table.game.position.legal_moves()
        if table.game.after(Moved(move)).decider is SECOND
    )
    later = table.after(Moved(move), 107 * S)
    assert later.clock == Clock(table.clock.control, (600 * S, 603 * S), SECOND, 107 * S)
    assert later.passed(108 * S).clock.left == (600 * S, 612 * S)


@pytest.mark.parametrize("control", ["600+10", "600~10"])
def test_an_action_and_its_special_patch_are_one_turn(control: str) -> None:
    table, seat, action = before_a_special_patch(control)
    halfway = table.after(action, 8 * S)
    assert halfway.clock == table.clock
    assert halfway.game.decider is seat
    whole = halfway.after(next_event(halfway.game, random.Random(1)), 15 * S)
    assert whole.clock.left[seat.index] == 595 * S
    assert whole.clock.since == 15 * S


def test_a_turn_is_credited_no_more_than_its_bound() -> None:
    table = under_way("600+0")
    assert table.passed(105 * S, lag=200).clock.left == (600 * S, 595 * S + 200)
    assert table.passed(105 * S, lag=9 * S).clock.left == (600 * S, 595 * S + LONGEST_LAG)
    assert table.passed(105 * S, lag=-5).clock.left == (600 * S, 595 * S)


def test_an_action_and_its_special_patch_share_one_credit() -> None:
    table, seat, action = before_a_special_patch("600+0")
    halfway = table.after(action, 8 * S, lag=300)
    assert halfway.clock.left_at(8 * S)[seat.index] == 592 * S + 300
    whole = halfway.after(next_event(halfway.game, random.Random(1)), 10 * S, lag=300)
    assert whole.clock.left[seat.index] == 590 * S + LONGEST_LAG
    assert whole.clock.credited == 0


def test_a_turn_is_credited_no_more_than_it_used() -> None:
    assert under_way("600+0").passed(100 * S + 40, lag=200).clock.left == (600 * S, 600 * S)
    assert under_way("600~10").passed(109 * S, lag=200).clock.left == (600 * S, 600 * S)


def test_time_runs_out_at_zero_and_a_flag_is_not_the_others() -> None:
    clock = under_way("600+10").clock
    assert clock.runs_out_at == 700 * S
    assert not clock.has_run_out(SECOND, 700 * S - 1)
    assert clock.has_run_out(SECOND, 700 * S)
    assert not clock.has_run_out(FIRST, 700 * S)
    assert clock.left_at(800 * S) == (600 * S, 0)


def test_a_flag_falls_once_no_lag_could_save_a_move() -> None:
    clock = under_way("600+0").clock
    assert clock.falls_at == 700 * S + LONGEST_LAG
    assert not clock.is_late(700 * S - 1)
    assert clock.is_late(700 * S)
    assert not clock.is_late(700 * S + 199, lag=200)
    assert clock.is_late(700 * S + 200, lag=200)
    assert clock.is_late(700 * S + LONGEST_LAG, lag=9 * S)
    waiting = Timed.begin("600+0").clock
    assert waiting.falls_at is None
    assert not waiting.is_late(10**9)


def test_a_credit_that_was_given_does_not_put_off_the_fall_of_the_flag() -> None:
    table, seat, action = before_a_special_patch("600+0")
    halfway = table.after(action, 8 * S, lag=300)
    assert halfway.clock.falls_at == table.clock.falls_at == 600 * S + LONGEST_LAG
    assert halfway.clock.has_run_out(seat, 600 * S + 300)
    assert not halfway.clock.is_late(600 * S + 499, lag=9 * S)


def test_who_moves_late_goes_on_with_the_increment() -> None:
    table = under_way("600+10").passed(2000 * S)
    assert table.clock.left == (600 * S, 10 * S)
    assert table.clock.running is FIRST


@pytest.mark.parametrize("event", [Resigned(FIRST), Flagged(SECOND), Aborted()])
def test_nothing_runs_after_the_end(event: Event) -> None:
    over = under_way("600+10").after(event, 107 * S)
    assert (over.clock.left, over.clock.running) == ((600 * S, 593 * S), None)
    assert over.clock.left_at(10**9) == over.clock.left


def test_nothing_runs_after_the_last_move() -> None:
    draws, table = random.Random(1), Timed.begin("600+10")
    while not table.game.is_over:
        table = table.after(next_event(table.game, draws), 0)
    assert table.clock.running is None


def test_a_takeback_takes_the_increment_back_and_the_turn_goes_on() -> None:
    table = under_way("600+10").passed(107 * S).taken_back(1, 112 * S)
    assert table.clock == under_way("600+10").clock
    assert table.clock.left_at(112 * S) == (600 * S, 588 * S)


def test_five_takebacks_gain_nothing() -> None:
    table, at = under_way("60+10"), 100 * S
    for _ in range(5):
        table = table.passed(at + S).taken_back(1, at + 2 * S)
        at += 2 * S
    assert table.clock.left_at(at) == (60 * S, 50 * S)


def test_a_delay_does_not_start_anew_after_a_takeback() -> None:
    table = under_way("600~10").passed(109 * S).taken_back(1, 112 * S)
    assert table.clock.left_at(112 * S) == (600 * S, 598 * S)
    table = under_way("600~10").after(Resigned(SECOND), 109 * S).taken_back(1, 500 * S)
    assert table.clock.left_at(503 * S) == (600 * S, 598 * S)


def test_taking_back_the_first_move_restores_the_other_clock() -> None:
    table = under_way("600+10").taken_back(0, 107 * S)
    assert (table.clock.left, table.clock.running) == ((600 * S, 600 * S), None)
    assert table.passed(200 * S).clock.left_at(201 * S) == (600 * S, 599 * S)


def test_credit_for_lag_is_not_given_back() -> None:
    table = under_way("600+0").passed(105 * S, lag=300).taken_back(1, 106 * S)
    assert table.clock.lagged == (0, 300)
    assert table.clock.left_at(106 * S) == (600 * S, 594 * S)


def test_time_after_the_end_is_not_charged_once_it_is_taken_back() -> None:
    table = under_way("600+10").after(Resigned(FIRST), 107 * S).taken_back(1, 500 * S)
    assert table.clock.running is SECOND
    assert table.clock.left_at(500 * S) == (600 * S, 593 * S)
    table = table.passed(501 * S).taken_back(1, 502 * S)
    assert table.clock.left_at(502 * S) == (600 * S, 591 * S)


def test_moves_before_the_game_began_are_no_turns() -> None:
    table = Timed.begin("600+10", begin(new("duel").position, [PASS, PASS, PASS]))
    table = table.taken_back(3, 50 * S)
    assert table.clock.running is None
    assert table.passed(100 * S).clock.running is table.game.decider.other  # type: ignore[union-attr]


def test_nobody_is_charged_for_a_card() -> None:
    table = Timed.begin("600+10", new("solo")).passed(100 * S)
    assert table.game.decider is Chance.CARD
    assert table.clock.running is None
    table = table.after(table.game.turn_card(random.Random(1)), 200 * S)
    assert table.clock == Clock(table.clock.control, (600 * S, 600 * S), FIRST, 200 * S)


# --- At random ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """An event, the game that came of it, and when it happened."""

    event: Event
    game: Game[Any]
    at: int
    lag: int


REAL_TIME = ("10+0", "60+3", "60~3", "600+10", "600~10")


@st.composite
def courses(
    draw: st.DrawFn, controls: tuple[str, ...] = (*REAL_TIME, "1d")
) -> tuple[TimeControl, list[Step]]:
    """A control, and the events of a game in the order of their times."""
    draws = random.Random(draw(st.integers(0, 2**32)))
    control = draw(st.sampled_from(controls))
    longest = draw(st.sampled_from([2 * S, 20 * S, DAY]))
    game, at, steps = new("duel", draws.randrange(100)), draws.randrange(10**12), []
    for _ in range(draw(st.integers(0, 80))):
        event = any_event(game, draws)
        if event is None:
            break
        game, at = game.after(event), at + draws.randrange(longest)
        steps.append(Step(event, game, at, draws.randrange(-50, 2 * LONGEST_LAG)))
    return TimeControl.parse(control), steps


def any_event(game: Game[Any], draws: random.Random) -> Event | None:
    """Mostly a move; now and then a takeback or an end; None if nothing can follow."""
    chance = draws.random()
    keep = game.kept_by_takeback()
    if keep is not None and (game.is_over or chance < 0.1):
        return game.take_back(draws.choice([keep, max(0, keep - 2)]), draws)
    if game.is_over:
        return None
    if chance > 0.98:
        return game.resign(FIRST) if draws.random() < 0.5 else game.flag(SECOND)
    moves = game.position.legal_moves()
    return game.move(draws.choice(moves[:1] + moves[-20:]))


def clocks(control: TimeControl, steps: list[Step], offset: int = 0) -> list[Clock]:
    """The clocks before the first and after every step."""
    clock, found = Clock.begin(control), [Clock.begin(control)]
    for step in steps:
        clock = clock.after(step.event, step.game, step.at + offset, step.lag)
        found.append(clock)
    return found


def quota(control: TimeControl) -> int:
    """What a seat may be credited in a whole game."""
    return min(max(control.main_ms // 20, LEAST_QUOTA), GREATEST_QUOTA)


@settings(max_examples=scaled(60))
@given(courses())
def test_a_clock_follows_its_game_and_never_shows_less_than_nothing(
    course: tuple[TimeControl, list[Step]],
) -> None:
    control, steps = course
    for step, clock in zip(steps, clocks(control, steps)[1:], strict=True):
        assert min(clock.left_at(step.at)) >= 0
        assert clock.since <= step.at
        assert 0 <= clock.credited <= LONGEST_LAG
        waits = clock.running is None
        assert waits or clock.running is step.game.decider
        assert waits == (step.game.is_over or not step.game.moves)


@settings(max_examples=scaled(60))
@given(courses(REAL_TIME))
def test_only_the_running_side_is_charged_and_time_is_conserved(
    course: tuple[TimeControl, list[Step]],
) -> None:
    """A side pays for what its turn took, less the delay and the lag, down to nothing."""
    control, steps = course
    all_clocks = clocks(control, steps)
    for step, before, after in zip(steps, all_clocks, all_clocks[1:], strict=False):
        left, seat = after.left_at(step.at), before.running
        if isinstance(step.event, TakenBack):
            continue
        if seat is None:
            assert left == before.left
            continue
        assert left[seat.other.index] == before.left[seat.other.index]
        cost = max(0, step.at - before.since - control.delay_ms)
        credit = earned = 0
        if isinstance(step.event, Moved):
            left_over = quota(control) - before.lagged[seat.index]
            credit = max(0, min(step.lag, LONGEST_LAG - before.credited, left_over, cost))
            assert after.lagged[seat.index] == before.lagged[seat.index] + credit
            is_within_a_turn = step.game.table.stage is Stage.SPECIAL_PATCH
            earned = 0 if is_within_a_turn else control.increment_ms
        expected = max(0, before.left[seat.index] - cost + credit) + earned
        assert left[seat.index] == expected


@settings(max_examples=scaled(60))
@given(courses())
def test_no_sequence_of_takebacks_gains_time(course: tuple[TimeControl, list[Step]]) -> None:
    """A takeback leaves the clocks as though the moves taken back had never been made.

    Time after the end of a game counts for nobody: the steps that follow it come that much earlier.
    """
    control, steps = course
    clock, untouched = Clock.begin(control), [Clock.begin(control)]
    over_at, over = None, 0
    for step in steps:
        at = step.at
        clock = clock.after(step.event, step.game, at)
        if isinstance(step.event, TakenBack):
            over += 0 if over_at is None else at - over_at
            untouched = untouched[: len(step.game.moves) + 1]
        elif isinstance(step.event, Moved):
            untouched.append(untouched[-1].after(step.event, step.game, at - over))
        over_at = at if step.game.is_over else None
        if not step.game.is_over:
            assert clock.running is untouched[-1].running
            assert clock.left_at(at) == untouched[-1].left_at(at - over)


@settings(max_examples=scaled(60))
@given(courses(), st.integers(0, 2 * LONGEST_LAG), st.integers(0, 2 * LONGEST_LAG))
def test_a_move_is_late_where_its_clock_would_show_nothing(
    course: tuple[TimeControl, list[Step]], lag: int, after_the_end: int
) -> None:
    control, steps = course
    for step, clock in zip(steps, clocks(control, steps)[1:], strict=True):
        if clock.runs_out_at is None or clock.falls_at is None or clock.running is None:
            assert not clock.is_late(step.at + DAY, lag)
            continue
        at = clock.runs_out_at + after_the_end
        used = max(0, at - clock.since - control.delay_ms)
        left_over = quota(control) - clock.lagged[clock.running.index]
        credit = min(lag, LONGEST_LAG - clock.credited, left_over, used)
        assert clock.is_late(at, lag) == (used - credit >= clock.left[clock.running.index])
        assert not clock.is_late(clock.runs_out_at - 1)
        assert clock.is_late(clock.falls_at, lag)
        assert clock.runs_out_at <= clock.falls_at <= clock.runs_out_at + LONGEST_LAG


@settings(max_examples=scaled(30))
@given(courses(), st.integers(0, 10**12), st.data())
def test_served_time_may_begin_anywhere_and_the_fold_may_break_off_anywhere(
    course: tuple[TimeControl, list[Step]], offset: int, data: st.DataObject
) -> None:
    control, steps = course
    all_clocks = clocks(control, steps)
    moved = clocks(control, steps, offset)
    assert [clock.left for clock in moved] == [clock.left for clock in all_clocks]
    cut = data.draw(st.integers(0, len(steps)))
    clock = all_clocks[cut]
    for step in steps[cut:]:
        clock = clock.after(step.event, step.game, step.at, step.lag)
    assert clock == all_clocks[-1]
