"""An engine that evaluates: its options, its figures by seat, and one without an opinion."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from quiltbee.players import FORECAST, MULTIPV, Decision, Info, Limits, Report, Stop, Value
from quiltbee.players.simple_player import SimplePlayer
from quiltbee.protocol.client import EngineClient
from quiltbee.protocol.transport import in_process
from quiltbee.review import Effort, EngineJudge, Review, Reviewer, ReviewError, describe
from quiltbee.rules import PASS, Position
from tests.review.games import record

FORESEEN = Effort(Limits(nodes=1), None, None, None, forecast=50)


class Judge(SimplePlayer):
    """Gives the side to move 60 %, 2.5 points, and a forecast if asked for one."""

    name, author = "Judge", "the tests"
    options = (MULTIPV, FORECAST)

    def __init__(self, has_opinion: bool = True) -> None:
        super().__init__()
        self.games, self._has_opinion = 0, has_opinion

    def new_game(self) -> None:
        self.games += 1

    def choose(self, position: Position, limits: Limits, stop: Stop, report: Report) -> Decision:
        move, value = position.legal_moves()[0], Value()
        if self._has_opinion and self.value(FORECAST):
            value = Value(
                0.6,
                2.5,
                scores=(20.5, 18.0),
                empty_spaces=(4.0, 5.5),
                special_tile=(0.25, 0.5),
            )
        return Decision(move, (Info(value=value, pv=(move,)),))


@pytest.fixture
def judge() -> Judge:
    return Judge()


@pytest.fixture
def engines(judge: Judge) -> Iterator[EngineJudge]:
    with EngineClient(in_process(judge)) as engine:
        yield EngineJudge(engine)


def test_figures_are_player_1s(judge: Judge, engines: EngineJudge) -> None:
    engines.engines[0].new_game()
    assert judge.games == 1
    review = asyncio.run(Reviewer(record(), FORESEEN, name=engines.name).run(engines))
    found = review.start
    assert (found.chance, found.margin, found.line) == (0.6, 2.5, (PASS,))
    assert (found.scores, found.empty_spaces) == ((20.5, 18.0), (4.0, 5.5))
    assert found.special_tile == (0.25, 0.5)
    found = review.decisions[0].after
    assert found.chance == pytest.approx(0.4)
    assert found.margin == -2.5
    assert (found.scores, found.special_tile) == ((18.0, 20.5), (0.5, 0.25))


def test_engine_without_an_opinion_is_refused() -> None:
    with EngineClient(in_process(Judge(has_opinion=False))) as engine:
        reviewer = Reviewer(record(), FORESEEN, name=engine.name)
        with pytest.raises(ReviewError, match="Judge can't analyse: an analysis needs its winrate"):
            asyncio.run(reviewer.run(EngineJudge(engine)))


def test_several_engines_share_the_work_and_the_review_is_the_same() -> None:
    def reviewed(count: int) -> Review:
        with ExitStack() as stack:
            engines = [stack.enter_context(EngineClient(in_process(Judge()))) for _ in range(count)]
            reviewer = Reviewer(record(), Effort(forecast=50))
            asyncio.run(reviewer.run(EngineJudge(*engines), side_by_side=count))
        return describe(reviewer)

    assert reviewed(1) == reviewed(3)


def test_a_failure_of_one_of_several_engines_ends_the_review() -> None:
    reviewer = Reviewer(record(), FORESEEN)
    with (
        EngineClient(in_process(Judge())) as works,
        EngineClient(in_process(Judge(has_opinion=False))) as fails,
        pytest.raises(ReviewError, match="can't analyse"),
    ):
        asyncio.run(reviewer.run(EngineJudge(works, fails), side_by_side=2))
