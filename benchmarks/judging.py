"""What levels lose, and whether marks hold: `python -m benchmarks.judging --games 12`.

Each level from 1 to 10 plays this many games against itself, and as many against the Automa at
level III of the normal deck. All are judged as on the page, without reasons. Printed are, for each
level, the points lost by a decision and the accuracy, and the half-life that would spread the
levels most evenly. In the first `--deep` games of each level, `--again` blunders are judged again
with ten times the nodes, and the share that keeps a mark is printed; the other games are judged
without the last stage. `--levels` takes only some levels. `--save FILE` keeps the losses of every
decision, and continues from there.
"""

import argparse
import asyncio
import time
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from benchmarks.resuming import add_options, found_by
from quiltbee.arena import play_out
from quiltbee.automa import Deck, SetUp
from quiltbee.engine import Engine
from quiltbee.notation import Line, Record, RecordedMove
from quiltbee.players import FORECAST, LEVEL, SEED, Info, Limits
from quiltbee.review import Effort, Reviewer, Threshold
from quiltbee.review.decision import Decision, accuracy_of
from quiltbee.rules import Move, Seat, ring_from_seed

LEVELS = range(1, 11)
VARIANTS = ("duel", "solo")
MARKED = Limits(nodes=400_000)
AGAIN = Limits(nodes=4_000_000)
EFFORT = Effort(deep=MARKED, reasons=None, forecast=0)


class Judge:
    """An engine in this process."""

    def __init__(self) -> None:
        self._engine = Engine()
        self._engine.new_game()

    async def ask(self, position: Any, limits: Limits, forecast: int = 0) -> Info:
        """Answer a question of a review."""
        self._engine.set_option(LEVEL.name, LEVEL.default)
        self._engine.set_option(FORECAST.name, forecast)
        return self._engine.decide(position, limits).lines[0]

    def move(self, position: Any, level: int, seed: int) -> Move:
        """Choose a move of a level."""
        self._engine.set_option(LEVEL.name, level)
        self._engine.set_option(SEED.name, seed)
        self._engine.set_option(FORECAST.name, 0)
        return self._engine.decide(position).chosen


@cache
def one_judge() -> Judge:
    """One engine a process."""
    return Judge()


def played(task: tuple[str, int, int, int]) -> dict[str, Any]:
    """A game of a level, judged: what each decision lost, and some blunders judged again."""
    name, level, number, most_again = task
    judge = one_judge()
    draws = Random(f"judging {name} {level} {number}")
    deck = Deck.NORMAL if name == "solo" else None
    options = SetUp(ring_from_seed(f"judging {number}"), deck=deck, level=3)

    def choose(seat: Seat, position: Any) -> Move:
        return judge.move(position, level, draws.randrange(2**31))

    record = play_out(options.start(draws), choose, draws).record()
    begun = time.monotonic()
    effort = EFFORT if most_again else replace(EFFORT, deep=None)
    review = asyncio.run(Reviewer(record, effort).run(judge))
    seconds = time.monotonic() - begun
    threshold = Threshold()
    worst = [each for each in review.decisions if threshold.mark(each) == "blunder"]
    worst = draws.sample(worst, min(len(worst), most_again))
    marks = [threshold.mark(again(judge, record.positions, each)) for each in worst]
    return {
        "variant": name,
        "level": level,
        "number": number,
        "lost": [round(d.points_lost, 2) for d in review.decisions if d.has_choice],
        "chance": [round(d.chance_lost, 3) for d in review.decisions if d.has_choice],
        "luck": [round(d.luck[0], 2) for d in review.decisions if d.luck is not None],
        "again": marks,
        "seconds": round(seconds, 2),
    }


def again(judge: Judge, positions: list[Any], made: Decision) -> Decision:
    """A decision judged with ten times the nodes, all three positions of it."""
    position = positions[made.number - 1]
    one = Record(position, Line((RecordedMove(made.move),)))
    effort = replace(EFFORT, refined=AGAIN, deep=None, doubtful=0.0)
    review = asyncio.run(Reviewer(one, effort).run(judge))
    return replace(review.decisions[0], number=made.number)


def main(arguments: list[str] | None = None) -> None:
    """Measure, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--deep", type=int, default=4, help="in how many to judge marks again")
    parser.add_argument("--again", type=int, default=2, help="how many marks in each of those")
    parser.add_argument("--levels", type=int, nargs="+", default=LEVELS)
    add_options(parser)
    asked = parser.parse_args(arguments)
    tasks = [
        (variant, level, number, asked.again if number < asked.deep else 0)
        for number in range(asked.first, asked.games)
        for variant in VARIANTS
        for level in asked.levels
    ]
    print_tables(list(found_by(played, tasks, asked)))


def print_tables(games: list[dict[str, Any]]) -> None:
    """Print what each level loses, and how many marks hold."""
    for variant in VARIANTS:
        print(f"{variant}: level, games, decisions, points lost, accuracy, best of its own")
        for level in LEVELS:
            some = [g for g in games if (g["variant"], g["level"]) == (variant, level)]
            lost = [each for game in some for each in game["lost"]]
            if lost:
                accuracy = sum(map(accuracy_of, lost)) / len(lost)
                best = sum(each == 0 for each in lost) / len(lost)
                mean = sum(lost) / len(lost)
                print(
                    f"{level:3} {len(some):4} {len(lost):5} {mean:6.2f} {accuracy:6.1f} {best:6.1%}"
                )
    marks = [mark for game in games for mark in game["again"]]
    kept = sum(mark is not None for mark in marks)
    print(
        f"{len(marks)} blunders judged ten times as long: {kept} keep a mark, "
        f"{marks.count('blunder')} the worst"
    )
    seconds = sorted(game["seconds"] for game in games)
    print(f"a game judged in {seconds[len(seconds) // 2]} s (median), {seconds[-1]} s at most")


if __name__ == "__main__":
    main()
