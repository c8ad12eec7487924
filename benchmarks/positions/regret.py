"""Positions whose exact value is known: python -m benchmarks.positions.regret N

Games of the engine against itself and against other styles are played. From each, one decision 10
to 18 from the end is taken and solved, within a minute and a half of processor time. What is solved
is appended to data/regret.tsv, with what it cost.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

from quiltbee.arena import play_out
from quiltbee.engine import Engine
from quiltbee.engine.endgame.solver import (
    Solver,
    begin_proof,
    forget,
    new_solver,
    proven,
    run_proof,
)
from quiltbee.kernel.state import ring_of, state_of
from quiltbee.notation import format_position
from quiltbee.players import Limits
from quiltbee.rules import (
    PASS,
    PATCHES,
    Board,
    Move,
    PlacePatch,
    Position,
    Seat,
    new_game,
    ring_from_seed,
)

DATA: Final = Path(__file__).parents[1] / "data" / "regret.tsv"
FIELDS: Final = ("position", "against", "left", "value", "seconds")
FIRST, LAST = 10, 18
"""How many decisions before the end."""

MOST_SECONDS: Final = 90
SOLVER_LOG2: Final = 22
SLICE: Final = 20_000
NODES: Final = 20_000
"""Nodes for each of the engine's decisions in these games."""

Choose = Callable[[Position, Random], Move]


def pass_always(position: Position, draws: Random) -> Move:
    """Pass wherever that is legal."""
    moves = position.legal_moves()
    return PASS if PASS in moves else draws.choice(moves)


def draw_any(position: Position, draws: Random) -> Move:
    """Draw one of the legal moves."""
    return draws.choice(position.legal_moves())


def buy_dearest(position: Position, draws: Random) -> Move:
    """Buy the patch with the highest price and put it anywhere; pass if nothing can be bought."""
    patches = [move for move in position.legal_moves() if isinstance(move, PlacePatch)]
    if not patches:
        return pass_always(position, draws)
    highest = max(PATCHES[move.letter].buttons for move in patches)
    return draws.choice([move for move in patches if PATCHES[move.letter].buttons == highest])


STYLES: Final = {"itself": None, "pass": pass_always, "random": draw_any, "dearest": buy_dearest}
AGAINST: Final = ("itself", "itself", "itself", "pass", "random", "dearest")
"""Whom the engine plays; half of the games are against itself."""


def solve(solver: Solver, position: Position, seconds: float = MOST_SECONDS) -> int | None:
    """The exact value (see `engine.endgame.bounds`); None if that takes longer."""
    begun = process_time()
    begin_proof(solver, state_of(position), ring_of(position))
    while not run_proof(solver, SLICE):
        if process_time() - begun > seconds:
            return None
    return proven(solver).lower


def game_of(engine: Engine, seed: str, against: Choose | None) -> list[Position]:
    """The positions of a game; the engine is player 1 in every other."""
    draws = Random(seed)
    own = draws.choice((1, 2))
    start = new_game(ring_from_seed(seed), draws.choice(list(Board)))

    def choose(seat: Seat, position: Position) -> Move:
        if against is None or seat == own:
            return engine.decide(position, Limits(nodes=NODES)).chosen
        return against(position, draws)

    return list(play_out(start, choose, draws).positions[:-1])


def main() -> None:
    """Add N positions to those in the file."""
    wanted = int(sys.argv[1])
    DATA.parent.mkdir(exist_ok=True)
    if not DATA.exists():
        DATA.write_text("\t".join(FIELDS) + "\n", encoding="utf-8")
    lines = DATA.read_text(encoding="utf-8").splitlines()[1:]
    engine, solver = Engine(), new_solver(SOLVER_LOG2)
    engine.new_game()
    number = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    while len(lines) < wanted:
        seed, number = f"regret {number}", number + 1
        draws = Random(seed)
        against = draws.choice(AGAINST)
        positions = game_of(engine, seed, STYLES[against])
        left = draws.randint(FIRST, LAST)
        position = positions[-left]
        forget(solver)
        begun = process_time()
        value = solve(solver, position)
        cost = process_time() - begun
        print(number, against, left, value, f"{cost:.1f} s", flush=True)
        if value is not None:
            line = f"{format_position(position)}\t{against}\t{left}\t{value}\t{cost:.2f}"
            lines.append(line)
            with DATA.open("a", encoding="utf-8") as file:
                file.write(f"{line}\n")


if __name__ == "__main__":
    main()
