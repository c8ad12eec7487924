"""Positions with deep values of their best moves: python -m benchmarks.positions.choices N

From each of N games of the engine against itself comes one decision, drawn from those that are made
before the endgame solver is asked. A search ranks its moves, and the position after each of the
best is searched far longer than a decision of the benchmark. The rows go to data/choices.tsv.
"""

import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from quiltbee.engine import Engine
from quiltbee.engine.parameters import MARGIN_WEIGHT, PROVE_FROM
from quiltbee.notation import format_move, format_position, parse_position
from quiltbee.players import Limits, Value
from quiltbee.rules import Board, Move, Position, new_game, ring_from_seed

DATA: Final = Path(__file__).parents[1] / "data" / "choices.tsv"
GAME_NODES: Final = 1_000
RANKING_NODES: Final = 40_000
DEEP_NODES: Final = 80_000
"""Nodes for the decisions of the games, to rank moves, and for the position after a move."""

BEST: Final = 5
"""How many moves have a value from the start; others get theirs when they are first chosen."""


def utility(value: Value) -> float:
    """Return what the search maximizes, from 0 to 1: a point is worth 0.16 % of the wins."""
    assert value.chance is not None
    assert value.margin is not None
    return (1 - MARGIN_WEIGHT) * value.chance + MARGIN_WEIGHT * (0.5 + 0.008 * value.margin)


@dataclass(frozen=True)
class Row:
    """A position of the file, and the values of its moves by their tokens."""

    position: Position
    values: dict[str, Value]


def deep_value(engine: Engine, position: Position, move: Move) -> Value:
    """Return what a move is worth to the player who makes it, by a long search of what follows."""
    after = position.play(move)
    ended = after.outcome
    if ended is not None:
        first, second = ended.scores
        margin = first - second if position.turn == 1 else second - first
        return Value(float(ended.winner == position.turn), margin)
    value = engine.decide(after, Limits(nodes=DEEP_NODES)).value
    return value if after.turn == position.turn else value.flipped


def drawn_position(engine: Engine, seed: str) -> Position:
    """Return a position of a game, one in which there is something to decide."""
    draws, decisions = Random(seed), list[Position]()
    position = new_game(ring_from_seed(seed), draws.choice(list(Board)))
    while sum(player.time for player in position.players) < PROVE_FROM:
        if len(position.legal_moves()) > 1:
            decisions.append(position)
        position = position.play(engine.decide(position, Limits(nodes=GAME_NODES)).chosen)
    return draws.choice(decisions)


def write_rows(rows: list[Row], mode: str = "w") -> None:
    """Write rows to the file: a position, and each move with its chance and margin."""
    with DATA.open(mode, encoding="utf-8") as file:
        for row in rows:
            moves = [
                f"{move} {value.chance:.3f} {value.margin:.1f}"
                for move, value in row.values.items()
            ]
            file.write("\t".join([format_position(row.position), *moves]) + "\n")


def read_rows() -> list[Row]:
    """Read all rows of the file."""
    rows = []
    for line in DATA.read_text(encoding="utf-8").splitlines():
        position, *moves = line.split("\t")
        values = {}
        for text in moves:
            move, chance, margin = text.split(" ")
            values[move] = Value(float(chance), float(margin))
        rows.append(Row(parse_position(position), values))
    return rows


def main() -> None:
    """Add positions until the file has N."""
    engine = Engine()
    DATA.touch()
    for number in range(len(read_rows()), int(sys.argv[1])):
        position = drawn_position(engine, f"choice {number}")
        engine.set_option("MultiPV", BEST)
        lines = engine.decide(position, Limits(nodes=RANKING_NODES)).lines
        engine.set_option("MultiPV", 1)
        moves = [line.pv[0] for line in lines]
        values = {format_move(move): deep_value(engine, position, move) for move in moves}
        write_rows([Row(position, values)], mode="a")
        print(number + 1, flush=True)


if __name__ == "__main__":
    main()
