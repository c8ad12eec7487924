"""How far the strong engine's forecasts are off: `python -m benchmarks.forecast`.

The engine plays against itself, on both boards in turn, at fixed nodes, and forecasts the end at
every decision. Printed are the mean errors against how these games did end, by the space of the
token behind; beside each, in brackets, the error of always naming the mean of all these games. For
the special tile it is the mean squared error of both chances.
"""

from dataclasses import dataclass
from itertools import pairwise
from random import Random

import numpy as np

from quiltbee.arena import play_out
from quiltbee.engine import Engine
from quiltbee.players import Info, Limits
from quiltbee.rules import Board, Move, Position, Seat, new_game, ring_from_seed

GAMES = 100
NODES = 3000
FROM = 50
"""Games for each forecast."""

STAGES = (0, 10, 20, 30, 40, 54)
SEATS = (Seat.FIRST, Seat.SECOND)


@dataclass(frozen=True)
class Forecast:
    """What was expected of both players: points, empty spaces, chances of the special tile."""

    space: int
    scores: tuple[float, float]
    empty: tuple[float, float]
    tile: tuple[float, float]


def forecast(position: Position, info: Info) -> Forecast:
    """The forecast of a report, player 1's first."""
    value = info.value.of_first(position.turn)
    assert value.scores is not None
    assert value.empty_spaces is not None
    assert value.special_tile is not None
    space = min(player.time for player in position.players)
    return Forecast(space, value.scores, value.empty_spaces, value.special_tile)


def end_of(position: Position) -> Forecast:
    """The end of a game, as a perfect forecast."""
    first, second = (player.quilt.empty_spaces for player in position.players)
    tile = (float(position.special_tile == 1), float(position.special_tile == 2))
    return Forecast(53, position.scores, (first, second), tile)


def play_game(engine: Engine, number: int) -> list[tuple[Forecast, Forecast]]:
    """Every forecast of a game, with its end."""
    start, made = new_game(ring_from_seed(f"forecast {number}"), list(Board)[number % 2]), []

    def choose(seat: Seat, position: Position) -> Move:
        decision = engine.decide(position, Limits(nodes=NODES))
        made.append(forecast(position, decision.lines[0]))
        return decision.chosen

    end = end_of(play_out(start, choose, Random()).position)
    return [(each, end) for each in made]


def row(compared: list[tuple[Forecast, Forecast]]) -> str:
    """The errors at one stage."""
    cells = []
    for of in ("scores", "empty", "tile"):
        expected, ended = (np.array([getattr(side[n], of) for side in compared]) for n in (0, 1))
        power = 2 if of == "tile" else 1
        error = np.mean(np.abs(expected - ended) ** power)
        plain = np.mean(np.abs(ended.mean() - ended) ** power)
        digits = 3 if of == "tile" else 1
        cells.append(f"{error:.{digits}f} ({plain:.{digits}f})")
        if of == "scores":
            margins = (expected - ended) @ np.array([1, -1])
            cells.append(f"{np.mean(np.abs(margins)):.1f}")
    return "".join(f"{cell:>16}" for cell in cells)


def main() -> None:
    engine = Engine()
    engine.new_game()
    engine.set_option("Forecast", FROM)
    compared = [pair for number in range(GAMES) for pair in play_game(engine, number)]
    print(f"{GAMES} games at {NODES} nodes, {len(compared)} forecasts from {FROM} games each")
    print("".join(f"{name:>16}" for name in ("space", "points", "margin", "empty spaces", "tile")))
    for start, stop in pairwise(STAGES):
        of_stage = [pair for pair in compared if start <= pair[0].space < stop]
        print(f"{f'{start} to {stop - 1}':>16}{row(of_stage)}")


if __name__ == "__main__":
    main()
