"""How many hints that matter name a cause: `python -m benchmarks.reasons --positions 1000`.

Draws decisions from games that levels of the engine play against each other, and keeps those that
lost 2 points or more. Each is explained as on the page and in the review. A hint names a cause if
one of its reasons explains at least half of the difference, or if both do together and both are
parts of what the moves do. The shares of some are measured again with more nodes, and each sentence
is checked by the plain rules. `--save FILE` keeps the hints of each game, and continues from there.

`--draw FILE` writes decisions that lost 3 points or more with both lines instead, a line of JSON
each: the test of events reads 200.
"""

import argparse
import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.judging import Judge, one_judge
from benchmarks.resuming import add_options, found_by
from quiltbee.arena import play_on
from quiltbee.games import begin
from quiltbee.notation import format_move, format_position
from quiltbee.players import Info, Limits
from quiltbee.review.causes import HALF, LINE, Choice, explained
from quiltbee.rules import AutomaMove, Move, Position, Seat, new_game, ring_from_seed
from tests.review.truth import is_true_of_choice

MATTERS = 2.0
"""A hint matters if this many points or more were lost."""

MATTERS_MUCH = 3.0
"""The points from which a decision is drawn for the test of events."""

PARTS_NAMED = frozenset(
    (
        "more-income",
        "more-buttons",
        "pays-for",
        "larger-payday",
        "less-time",
        "moves-again",
        "moves-in-a-row",
        "special-patch",
        "covers-more",
    )
)
"""Reasons that are separate parts of what the moves do, so that their shares add up."""

MOST_GAMES = 10_000

JUDGED, ASKED, AGAIN = Limits(nodes=10_000), Limits(nodes=10_000), Limits(nodes=50_000)


def choices(judge: Judge, number: int) -> Iterator[tuple[float, Choice]]:
    """The decisions of a game, by number, that lost enough, with the points that they lost."""
    draws = Random(f"reasons {number}")
    start = begin(new_game(ring_from_seed(f"reasons {number}")))
    levels = draws.randint(1, 6), draws.randint(1, 6)

    def choose(seat: Seat, position: Position) -> Move:
        return judge.move(position, levels[seat.index], draws.randrange(2**31))

    for game in play_on(start, choose, draws):
        before, move = game.positions[-2], game.moves[-1]
        assert not isinstance(move, AutomaMove)
        if len(before.legal_moves()) > 1 and draws.random() < 0.5:
            found = choice_of(judge, before, move)
            if found is not None:
                yield found


def choice_of(judge: Judge, position: Position, mine: Move) -> tuple[float, Choice] | None:
    """What a move lost compared with the best, and both lines; None if too little to matter."""
    better = asyncio.run(judge.ask(position, JUDGED)).pv[0]
    if better == mine:
        return None
    margins, lines = [], []
    for move in (better, mine):
        after = position.play(move)
        if after.is_over:
            return None
        info = asyncio.run(judge.ask(after, JUDGED))
        assert info.value.margin is not None
        margins.append(info.value.margin * (1 if after.turn is position.turn else -1))
        lines.append(info.pv)
    lost = margins[0] - margins[1]
    if lost < MATTERS:
        return None
    return lost, Choice(position, mine, better, lines[1], lines[0])


class Counting:
    """A judge that counts the questions to another."""

    def __init__(self, judge: Judge) -> None:
        self._judge, self.asked = judge, 0

    async def ask(self, position: Any, limits: Limits, forecast: int = 0) -> Info:
        """Ask the other judge."""
        self.asked += 1
        return await self._judge.ask(position, limits, forecast)


def measured(judge: Judge, lost: float, choice: Choice, *, is_checked: bool) -> dict[str, Any]:
    """A hint, what it explains, and whether it is true; if checked, with more nodes too."""
    start = time.monotonic()
    counting = Counting(judge)
    found = asyncio.run(explained(counting, choice, ASKED))
    seconds = time.monotonic() - start
    again = asyncio.run(explained(judge, choice, AGAIN)) if is_checked else found
    shares = {
        (each.of, each.fact.code, each.fact.values.get("patch")): each.share
        for each in again.all_reasons
    }
    told = [
        {
            "of": each.of,
            "code": each.fact.code,
            "values": each.fact.values,
            "share": each.share,
            "again": shares.get((each.of, each.fact.code, each.fact.values.get("patch"))),
            "true": is_true_of_choice(found.choice, each),
        }
        for each in found.reasons
    ]
    return {
        "position": format_position(choice.before),
        "mine": format_move(choice.mine),
        "better": format_move(choice.better),
        "lost": round(lost, 1),
        "told": told,
        "asked": counting.asked,
        "seconds": round(seconds, 2),
        "names": names_a_cause(told, "share"),
        "again": names_a_cause(told, "again") if is_checked else None,
    }


def names_a_cause(told: list[dict[str, Any]], share: str) -> bool:
    """Whether the reasons given explain half of the difference."""
    shares = [each[share] or 0.0 for each in told]
    parts = [each[share] or 0.0 for each in told if each["code"] in PARTS_NAMED]
    return max(shares, default=0.0) >= HALF or sum(parts) >= HALF


def of_game(task: tuple[int, bool]) -> list[dict[str, Any]]:
    """The hints of one game, by its number; measured again or not."""
    judge, (number, is_checked) = one_judge(), task
    found = choices(judge, number)
    return [measured(judge, lost, choice, is_checked=is_checked) for lost, choice in found]


def draw(path: Path, positions: int) -> None:
    """Write decisions with their lines, from the games in order."""
    rows = list[str]()
    for number in range(MOST_GAMES):
        for lost, choice in choices(one_judge(), number):
            if lost >= MATTERS_MUCH:
                rows.append(json.dumps(row_of(lost, choice)))
        if len(rows) >= positions:
            break
    path.write_text("\n".join(rows[:positions]) + "\n", encoding="utf-8")


def row_of(lost: float, choice: Choice) -> dict[str, Any]:
    """A decision and its lines as text."""
    return {
        "position": format_position(choice.before),
        "mine": format_move(choice.mine),
        "better": format_move(choice.better),
        "lost": round(lost, 1),
        "line_of_mine": " ".join(map(format_move, choice.line_of_mine[:LINE])),
        "line_of_better": " ".join(map(format_move, choice.line_of_better[:LINE])),
    }


def main(arguments: list[str] | None = None) -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--again", type=int, default=10, help="check one game in this many")
    parser.add_argument("--draw", type=Path, metavar="FILE", help="write decisions to this file")
    add_options(parser)
    asked = parser.parse_args(arguments)
    if asked.draw is not None:
        draw(asked.draw, asked.positions)
        return
    hints = list[dict[str, Any]]()
    games = [(number, (number + 1) % asked.again == 0) for number in range(MOST_GAMES)]
    for game in found_by(of_game, games, asked):
        hints += game
        if len(hints) >= asked.positions:
            break
    print_figures(hints[: asked.positions])


def print_figures(hints: list[dict[str, Any]]) -> None:
    """Print what share names a cause, by which reasons."""
    number = max(len(hints), 1)
    false = [each for each in hints for reason in each["told"] if not reason["true"]]
    print(f"{len(hints)} hints that matter, {len(false)} with a false sentence")
    for key in ("names", "again"):
        judged = [each[key] for each in hints if each[key] is not None]
        share = sum(judged) / max(len(judged), 1)
        print(f"{key}: of {len(judged)}, {share:.1%} name what explains half or more")
    asked = sum(each["asked"] for each in hints) / number
    print(f"{asked:.1f} questions, {sum(h['seconds'] for h in hints) / number:.2f} s a hint")
    for place in (True, False):
        some = [h for h in hints if (h["mine"][0] == h["better"][0]) == place]
        named = sum(h["names"] for h in some) / max(len(some), 1)
        print(
            f"{'the same patch elsewhere' if place else 'another patch, or a pass'}: "
            f"{len(some)}, {named:.1%} named"
        )
    codes = Counter(each["told"][0]["code"] for each in hints if each["told"])
    for code, count in codes.most_common():
        print(f"  {code:16} {count / number:6.1%}")


if __name__ == "__main__":
    main()
