"""The pairings of a Swiss beside FIDE's Dutch rules: `scripts/bench pairings`.

1,000 tournaments of 5 to 20 people, one game a pairing, results by chance, as many rounds as by
default. Where [py4swiss](https://pypi.org/project/py4swiss/) can be imported, it pairs each round
too, after our own earlier ones.
"""

import importlib
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

from quiltbee.server.tournaments.pairing import Match, Pair, Won, swiss, swiss_rounds

TOURNAMENTS = 1_000
Pairs = Sequence[Pair]


def tournament(number: int, after: Callable[[list[Match], Pairs], None]) -> None:
    """Play a tournament; `after` gets the matches before each round, and its pairs."""
    draws = Random(number)
    order, matches = list(range(1, draws.randint(5, 20) + 1)), list[Match]()
    for _ in range(swiss_rounds(len(order))):
        pairs = swiss(order, matches)
        after(matches, pairs)
        matches += [
            Match(pair, 1, () if pair.second is None else (Won(draws.choice(pair.people)),))
            for pair in pairs
        ]


def rounds_of(entrant: int, matches: Sequence[Match]) -> list[Match]:
    """The matches of one of them, one each round."""
    return [match for match in matches if entrant in match.pair.people]


def points_of(entrant: int, matches: Sequence[Match]) -> float:
    return sum(match.points(entrant) for match in rounds_of(entrant, matches))


def count(found: Counter[str], matches: Sequence[Match], pairs: Pairs) -> tuple[float, float]:
    """Count what a round breaks; return the points at the bye and the differences, squared."""
    at_the_bye = apart = 0.0
    for pair in pairs:
        if pair.second is None:
            at_the_bye = points_of(pair.first, matches)
            theirs = rounds_of(pair.first, matches)
            found["second byes"] += any(match.pair.second is None for match in theirs)
            continue
        apart += (points_of(pair.first, matches) - points_of(pair.second, matches)) ** 2
        met = {frozenset(match.pair.people) for match in matches}
        found["pairs that had met"] += frozenset(pair.people) in met
        for entrant in pair.people:
            theirs = [one for one in rounds_of(entrant, matches) if one.pair.second is not None]
            seats = [1 if one.pair.first == entrant else -1 for one in theirs]
            seats.append(1 if pair.first == entrant else -1)
            found["a third game in a row in one seat"] += abs(sum(seats[-3:])) == 3
            for many in (2, 3):
                found[f"seats {many} games apart afterwards"] += abs(sum(seats)) == many
    return at_the_bye, apart


def dutch(matches: Sequence[Match], people: Sequence[int]) -> Pairs:
    """The pairs of py4swiss, by a report in FIDE's format."""
    library: Any = importlib.import_module("py4swiss.engines")
    parser: Any = importlib.import_module("py4swiss.trf").TrfParser
    lines = [f"XXR {swiss_rounds(len(people))}", "XXC white1"]
    for entrant in people:
        results = "".join(_result(entrant, match) for match in rounds_of(entrant, matches))
        head = f"001 {entrant:4}".ljust(80) + f"{points_of(entrant, matches):4.1f} {entrant:4}"
        lines.append(head + results)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "report.trf"
        path.write_text("\n".join(lines) + "\n", "utf-8")
        found = library.DutchEngine.generate_pairings(parser.parse(path))
    return [Pair(one.white, one.black or None) for one in found]


def _result(entrant: int, match: Match) -> str:
    other = match.pair.other(entrant)
    if other is None:
        return "  0000 - U"
    color = "w" if match.pair.first == entrant else "b"
    return f"  {other:4} {color} {int(match.points(entrant))}"


def main() -> None:
    """Print what each breaks, and how they compare."""
    ours, theirs, compared = Counter[str](), Counter[str](), Counter[str]()
    is_there = find_spec("py4swiss") is not None

    def after(matches: list[Match], pairs: Pairs) -> None:
        compared["rounds"] += 1
        bye, apart = count(ours, matches, pairs)
        if not is_there:
            return
        people = sorted(entrant for pair in pairs for entrant in pair.people)
        others = dutch(matches, people)
        their_bye, their_apart = count(theirs, matches, others)
        if len(people) % 2:
            compared["rounds with a bye"] += 1
            compared["the same points at the bye"] += bye == their_bye
        compared["the same differences"] += apart == their_apart
        compared["smaller differences"] += apart < their_apart
        compared["larger differences"] += apart > their_apart
        same = {frozenset(pair.people) for pair in pairs}
        compared["the same pairs"] += same == {frozenset(pair.people) for pair in others}

    for number in range(TOURNAMENTS):
        tournament(number, after)
    for name in ours:
        print(f"{name:<36} {ours[name]:>6,} {theirs[name] if is_there else '-':>6}")
    for name, many in compared.items():
        print(f"{name:<36} {many:>6,}")


if __name__ == "__main__":
    main()
