"""Whose turn it is: what is urgent first, then whoever has used least; judging gives way."""

import asyncio
import itertools

import pytest

from quiltbee.players import Info, Stop
from quiltbee.rules import PASS, new_game
from quiltbee.server.computer.queue import Chooser, Priority, Question, Queue, Reply
from quiltbee.server.errors import ThinkerError
from quiltbee.server.figures import FIGURES
from quiltbee.server.shares import HALF_LIFE, Share, Used
from tests.server.store.support import RING

QUESTION = Question(Chooser("strong"), new_game(RING))
ANN, BEN, CAY = Share("ann", "1.1.1.1"), Share("ben", "1.1.1.1"), Share("cay", "2.2.2.2")


class Slow:
    """Players whose clock stands still but for the seconds that each question takes.

    An analysis takes `long` seconds unless it is stopped; every other question one second.
    """

    def __init__(self, size: int = 1) -> None:
        self.size = size
        self.now = 0.0
        self.served: list[str] = []
        self.stopped = 0
        self.error: Exception | None = None

    async def start(self) -> None:
        """Nothing is to be started."""

    async def close(self) -> None:
        """Nothing is to be ended."""

    async def ask(self, question: Question, stop: Stop) -> Reply:
        if self.error is not None:
            raise self.error
        for _ in range(question.chooser.nodes or 1):
            await asyncio.sleep(0)
            if stop.is_set():
                self.stopped += 1
                break
            self.now += 1.0
        return Reply(PASS, (Info(pv=(PASS,)),))


async def served(
    queue: Queue, order: list[str], name: str, priority: Priority, share: Share, seconds: int = 1
) -> Reply:
    """Ask, and note when it was answered."""
    question = Question(Chooser("strong", nodes=seconds), QUESTION.position)
    reply = await queue.ask(question, priority, share)
    order.append(name)
    return reply


def order_of(*wishes: tuple[str, Priority, Share], players: Slow | None = None) -> list[str]:
    """Who is answered when, all asking at once, in this order."""

    async def ask() -> list[str]:
        known = players or Slow()
        queue, order = Queue(known, lambda: known.now), list[str]()
        await asyncio.gather(*(served(queue, order, *wish) for wish in wishes))
        return order

    return asyncio.run(ask())


def test_what_is_urgent_comes_first() -> None:
    assert order_of(
        ("first", Priority.MOVE, ANN),
        ("analysis", Priority.ANALYSIS, ANN),
        ("review", Priority.REVIEW, ANN),
        ("move", Priority.MOVE, ANN),
    ) == ["first", "move", "review", "analysis"]


def test_thirty_tables_of_one_make_nobody_else_wait_for_more_than_one_decision() -> None:
    tables = [(f"ann {number}", Priority.MOVE, ANN) for number in range(30)]
    assert order_of(*tables, ("cay", Priority.MOVE, CAY)).index("cay") == 1


def test_thirty_guests_of_one_address_share_its_turns() -> None:
    guests = [
        (f"guest {number}", Priority.MOVE, Share(f"guest {number}", "1.1.1.1"))
        for number in range(30)
    ]
    assert order_of(*guests, ("cay", Priority.MOVE, CAY)).index("cay") == 1


def test_those_behind_one_address_take_turns() -> None:
    theirs = [(f"ann {number}", Priority.MOVE, ANN) for number in range(5)]
    assert order_of(*theirs, ("ben", Priority.MOVE, BEN)).index("ben") == 1


@pytest.mark.parametrize(("more", "other"), [(BEN, CAY), (ANN, BEN)], ids=["address", "person"])
def test_who_has_an_engine_lets_others_go_first(more: Share, other: Share) -> None:
    """What is being thought about counts before it is done: Ann's question takes long."""

    async def ask() -> list[str]:
        players, order = Slow(size=2), list[str]()
        queue = Queue(players, lambda: players.now)
        await asyncio.gather(
            served(queue, order, "long", Priority.MOVE, ANN, seconds=20),
            served(queue, order, "short", Priority.MOVE, Share("dee", "3.3.3.3")),
            served(queue, order, "more", Priority.MOVE, more),
            served(queue, order, "other", Priority.MOVE, other),
        )
        return order

    assert asyncio.run(ask()) == ["short", "other", "more", "long"]


def test_a_clock_that_never_stands_still_changes_no_order() -> None:
    async def ask() -> list[str]:
        players, order, ticks = Slow(), list[str](), itertools.count()
        queue = Queue(players, lambda: players.now + next(ticks) / 1000)

        async def analyse(share: Share) -> None:
            for _ in range(3):
                await served(queue, order, str(share.person), Priority.ANALYSIS, share)

        await asyncio.gather(*(analyse(Share(name, "1.1.1.1")) for name in "abcd"))
        return order

    order = asyncio.run(ask())
    for turn in range(3):
        assert sorted(order[4 * turn : 4 * turn + 4]) == list("abcd")


def test_use_fades() -> None:
    now = 0.0
    used = Used(lambda: now, most_keys=2)
    used.add("ann", 8.0)
    now = HALF_LIFE
    assert used.by("ann", now) == pytest.approx(4.0)
    used.add("ben", 1.0)
    used.add("cay", 1.0)
    assert used.by("ann", now) == 0.0  # the longest silent are forgotten


@pytest.mark.parametrize("priority", [Priority.ANALYSIS, Priority.REVIEW])
async def test_judging_gives_way_at_once(priority: Priority) -> None:
    players, order = Slow(), list[str]()
    queue = Queue(players, lambda: players.now)
    judging = asyncio.create_task(served(queue, order, "judged", priority, ANN, 1000))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    reply = await served(queue, order, "moved", Priority.MOVE, CAY)
    assert not reply.is_cut
    assert (await judging).is_cut
    assert players.now < 10
    assert order == ["judged", "moved"]


def test_judging_does_not_give_way_to_its_like() -> None:
    players = Slow()
    order_of(("ann", Priority.ANALYSIS, ANN), ("cay", Priority.ANALYSIS, CAY), players=players)
    assert players.stopped == 0


def test_those_who_wait_are_told_their_place() -> None:
    async def ask() -> list[int]:
        places: list[int] = []
        players = Slow()
        queue = Queue(players, lambda: players.now)
        others = [asyncio.create_task(queue.ask(QUESTION, Priority.REVIEW, ANN)) for _ in range(3)]
        await asyncio.sleep(0)
        await queue.ask(QUESTION, Priority.ANALYSIS, CAY, places.append)
        await asyncio.gather(*others)
        return places

    assert asyncio.run(ask()) == [2, 1, 0]


async def test_whoever_goes_away_leaves_the_queue_and_ends_the_thinking() -> None:
    players = Slow()
    queue = Queue(players, lambda: players.now)
    long = Question(Chooser("strong", nodes=10**6), QUESTION.position)
    thinking = asyncio.create_task(queue.ask(long, Priority.MOVE, ANN))
    waiting = asyncio.create_task(queue.ask(QUESTION, Priority.MOVE, ANN))
    await asyncio.sleep(0)
    assert (FIGURES.thinking, FIGURES.waiting) == (1, 1)
    waiting.cancel()
    thinking.cancel()
    await asyncio.gather(thinking, waiting, return_exceptions=True)
    await queue.ask(QUESTION, Priority.MOVE, CAY)
    assert players.stopped == 1
    assert (FIGURES.thinking, FIGURES.waiting) == (0, 0)


async def test_whoever_goes_away_just_as_an_engine_is_free_is_passed_over() -> None:
    players, faults = Slow(), list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
    queue = Queue(players, lambda: players.now)
    thinking = asyncio.create_task(queue.ask(QUESTION, Priority.MOVE, ANN))
    waiting = asyncio.create_task(queue.ask(QUESTION, Priority.MOVE, BEN))
    next_one = asyncio.create_task(queue.ask(QUESTION, Priority.MOVE, CAY))
    await asyncio.sleep(0)
    waiting.cancel()
    queue._queue._serve()
    thinking.cancel()
    queue._queue.leave(queue._queue.served[0])  # before the cancelled one has its say
    assert (await next_one).move == PASS
    await asyncio.gather(thinking, waiting, return_exceptions=True)
    assert faults == []


@pytest.mark.parametrize("error", [ThinkerError("No answer."), RuntimeError("a bug")])
async def test_whatever_goes_wrong_the_next_one_has_a_turn(error: Exception) -> None:
    players = Slow()
    players.error = error
    queue = Queue(players, lambda: players.now)
    with pytest.raises(ThinkerError):
        await queue.ask(QUESTION, Priority.MOVE, ANN)
    players.error = None
    assert (await queue.ask(QUESTION, Priority.MOVE, ANN)).move == PASS


def test_a_stop_reaches_only_what_it_was_meant_for() -> None:
    ended: list[str] = []
    stop = Stop()
    with stop.calling(lambda: ended.append("ours")):
        pass
    stop.set()
    assert ended == []
    with stop.calling(lambda: ended.append("too late to wait")):
        assert ended == ["too late to wait"]
    assert stop.is_set()
