"""Endings for the solver: python -m benchmarks.positions.endings N

Games of the engine against itself and against other styles are played until data/endings.tsv has N
positions, each from a different game and 14 to 18 decisions from its end, with what a second of
processor time proved of it, and what that cost.
"""

import sys
from dataclasses import astuple, fields
from random import Random

from benchmarks.endings import DATA, Ending, endings, solve
from benchmarks.positions.regret import AGAINST, STYLES, game_of
from quiltbee.engine import Engine
from quiltbee.engine.endgame.solver import new_solver
from quiltbee.notation import format_position

FIRST, LAST = 14, 18


def main() -> None:
    """Extend the file until it has N positions."""
    if not DATA.exists():
        names = [field.name for field in fields(Ending)]
        DATA.write_text("\t".join(names) + "\n", encoding="utf-8")
    engine, solver = Engine(), new_solver()
    engine.new_game()
    for number in range(len(list(endings())), int(sys.argv[1])):
        draws = Random(f"ending {number}")
        against = draws.choice(AGAINST)
        left = draws.randint(FIRST, LAST)
        position = game_of(engine, f"ending {number}", STYLES[against])[-left]
        ending = Ending(format_position(position), against, str(left), *solve(solver, position))
        with DATA.open("a", encoding="utf-8") as file:
            file.write("\t".join(astuple(ending)) + "\n")
        print(number, *astuple(ending)[1:], flush=True)


if __name__ == "__main__":
    main()
