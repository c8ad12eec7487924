"""What makes the difference between two moves: true by the plain rules, and measured as stated."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from quiltbee.automa import Deck, new_solo
from quiltbee.notation import format_position, parse_move
from quiltbee.players import Info, Limits, Value
from quiltbee.review import Choice, Explanation, Question, Reason, explained
from quiltbee.review.causes import choose
from quiltbee.review.facts import (
    GetsPatch,
    Gives,
    LessTime,
    MoreButtons,
    MoreIncome,
    SmallThings,
    Wins7x7,
    gaps,
)
from quiltbee.review.imagined import differing, exchanged, without_patch
from quiltbee.rules import (
    PASS,
    PATCHES,
    Move,
    PlacePatch,
    Position,
    Seat,
    Stage,
    check_imagined,
    new_game,
    ring_from_seed,
)
from tests.profiles import scaled
from tests.review.games import Ask, answered
from tests.review.truth import is_true_of_choice

LIMITS = Limits(nodes=1)
RING = ring_from_seed("quilt")


def asked(worth: Callable[[Position], float]) -> Callable[[Question], Info]:
    """An engine for which a position is worth so many points to player 1."""

    def ask(question: Question) -> Info:
        table = getattr(question.position, "table", question.position)
        check_imagined(table)
        points = worth(table)
        is_firsts = table is not question.position or table.turn is Seat.FIRST
        margin = points if is_firsts else -points
        return Info(value=Value(0.5, round(margin, 1)))

    return ask


def why(choice: Choice, ask: Ask) -> Explanation:
    return answered(lambda judge: explained(judge, choice, LIMITS), ask)


def economy(position: Position) -> float:
    """Buttons count one, printed ones four, and spaces two; the time does not count."""
    first, second = (
        player.buttons + 4 * player.quilt.income - 2 * player.quilt.empty_spaces
        for player in position.players
    )
    return first - second


def test_parts_are_exchanged_one_by_one() -> None:
    position = new_game(RING)
    one, other = position.play(parse_move("L3a1")), position.play(PASS)
    parts = differing(one, other, Seat.FIRST)
    assert parts == ["quilt", "income", "buttons", "time", "ring"]
    poorer = exchanged(other, one, Seat.FIRST, ["buttons"])
    assert poorer.players[0] == replace(other.players[0], buttons=one.players[0].buttons)
    assert replace(poorer, players=other.players) == other
    whole = exchanged(other, one, Seat.FIRST, parts)
    assert (whole.ring, whole.turn, whole.players[0].time) == (one.ring, one.turn, 5)
    assert whole.players[0].quilt.filled == one.players[0].quilt.filled
    assert exchanged(one, one, Seat.FIRST, parts).players[0].buttons == one.players[0].buttons


def test_patch_that_is_out_of_the_game_stands_last() -> None:
    position = new_game(RING)
    assert without_patch(position, RING[0]).ring == RING[1:] + RING[0]
    assert without_patch(position.play(parse_move("e0a1")), "e").ring == RING[1:]


def test_income_is_named_and_the_account_adds_up() -> None:
    """Of two patches of the same price for this engine, only the income tells them apart."""
    position = new_game("fNBCDEFGHIJKLMOPQRSTUVWXYZabcdegA")
    rich = replace(position.players[0], buttons=20)
    position = replace(position, players=(rich, position.players[1]))
    choice = Choice(position, parse_move("B0a1"), parse_move("f0a1"))
    found = why(choice, asked(economy))
    more = PATCHES["f"].income - PATCHES["B"].income
    assert more > 0
    facts = [each.fact for each in found.all_reasons]
    assert MoreIncome(more, 8, 8 * more) in facts
    assert found.account is not None
    mine, better = (economy(position.play(m)) for m in (choice.mine, choice.better))
    assert sum(found.account.values()) == pytest.approx(better - mine)
    for reason in found.all_reasons:
        assert is_true_of_choice(choice, reason)


def test_nothing_is_said_of_what_hardly_differs_or_is_not_known() -> None:
    position = new_game(RING)
    choice = Choice(position, PASS, parse_move("L3a1"))
    assert why(choice, asked(lambda position: 0)).reasons == ()
    assert why(choice, lambda question: None).account is None


def reason(fact: object, share: float) -> Reason:
    return Reason("better", fact, share)  # type: ignore[arg-type]


def test_two_reasons_are_told_an_event_and_what_explains_most() -> None:
    def told(*reasons: Reason) -> list[object]:
        return [each.fact for each in choose(reasons)]

    less, more = reason(LessTime(2), 0.9), reason(MoreButtons(2), 0.3)
    assert told(less, more, reason(Gives("E"), 0.3)) == [Gives("E"), LessTime(2)]
    assert told(less, reason(Gives("E"), 0.2)) == [LessTime(2), Gives("E")]
    assert told(less, reason(Gives("E"), 0.05)) == [LessTime(2)]
    assert told(reason(GetsPatch("E"), 0.4), reason(Gives("E"), 0.39)) == [GetsPatch("E")]
    assert told(less, more, reason(Wins7x7(0), 0.1)) == [Wins7x7(0), LessTime(2)]
    assert told() == told(reason(LessTime(1), 0.2)) == [SmallThings()]
    against = Reason("mine", Gives("E"), 0.8)
    assert told(against, more) == [MoreButtons(2), Gives("E")]


def test_gap_is_where_fewer_patches_come() -> None:
    """The corner that a placement closes can be reached by nothing."""
    mine, better = 0b10 | 1 << 9, 0b11 << 40
    ((spaces, gap), *others) = gaps(mine, better, RING)
    assert not others
    assert spaces == 1
    assert (gap.cells, gap.spaces, gap.few) == ("a1", 1, 0)
    assert gap.many == 28  # the others have no corner of their own
    assert gaps(better, better, RING) == []


@pytest.mark.slow
def test_no_reason_for_the_better_of_two_moves_is_false() -> None:
    """Moves at random, lines at random, and an engine that counts at random: the rules decide."""
    told, draws = set[str](), Random("causes")
    for number in range(scaled(30)):
        for choice in islice(choices(f"causes {number}", draws), 0, None, 4):
            worths = dict[Position, float]()

            def worth(position: Position, worths: dict[Position, float] = worths) -> float:
                return worths.setdefault(position, draws.uniform(-20, 20))

            found = why(choice, asked(worth))
            for each in found.all_reasons:
                case = f"{format_position(choice.before)} {choice} {each}"
                assert is_true_of_choice(choice, each), case
                told.add(each.fact.code)
            if found.account is not None:
                assert sum(found.account.values()) > 0
    assert told >= {
        "more-income",
        "more-buttons",
        "less-time",
        "covers-more",
        "gets-patch",
        "gives",
    }


def choices(seed: str, draws: Random) -> list[Choice]:
    """Two random moves in each position of a random game that goes on, with random lines."""
    position, found = new_game(ring_from_seed(seed)), []
    while not position.is_over:
        moves = position.legal_moves()
        mine, better = draws.choice(moves), draws.choice(moves)
        if mine != better:
            lines = [line_from(position.play(move), draws) for move in (mine, better)]
            found.append(Choice(position, mine, better, lines[0], lines[1]))
        position = position.play(bought(position, draws))
    return found


def bought(position: Position, draws: Random) -> Move:
    moves = position.legal_moves()
    patches = [move for move in moves if isinstance(move, PlacePatch)]
    return draws.choice(patches or moves)


def line_from(position: Position, draws: Random) -> list[Move]:
    line: list[Move] = []
    while not position.is_over and len(line) < 6:
        line.append(bought(position, draws))
        position = position.play(line[-1])
    return line


def test_against_the_automa_nothing_is_said_of_what_it_can_take() -> None:
    solo = new_solo(ring_from_seed("alone"), Deck.NORMAL.cards)
    moves = solo.table.legal_moves()
    choice = Choice(solo, PASS, next(move for move in moves if isinstance(move, PlacePatch)))

    def worth(table: Position) -> float:
        assert table.stage is not Stage.OVER
        return float(table.scores[0])

    found = why(choice, asked(worth))
    assert found.account is not None
    assert not {each.fact.code for each in found.all_reasons} & {"gives", "denies-7x7"}
