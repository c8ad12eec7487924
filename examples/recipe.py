"""Run a recipe of docs/how-to/recipes.md, and evaluate what it has learned ten times on the way.

    python -m examples.recipe stable-baselines3 --decisions 204800 --csv curve.csv

Each line of the file has the decisions learned from, the processor time of all threads without that
of evaluating, and the result of 100 pairs of games against level 3.
"""

import argparse
import csv
import re
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

from quiltbee.environments.batch import Policy
from quiltbee.environments.evaluate import evaluate

PAGE = Path(__file__).parent.parent / "docs" / "how-to" / "recipes.md"
HEAD = ("trainer", "decisions", "core_minutes", "pairs", "points", "low", "high", "margin")

_RECIPE = re.compile(
    r"^## ([^\n]+)\n(?:(?!^## ).)*?^```python\n(.*?)^```", re.MULTILINE | re.DOTALL
)
_NETWORK = "The network"

Report = Callable[[int, Policy], None]


def recipes() -> dict[str, str]:
    """Return the programs of the page, by the name of the trainer; each begins with the network."""
    parts = dict(_RECIPE.findall(PAGE.read_text("utf-8")))
    network = parts.pop(_NETWORK)
    return {name: network + program for name, program in parts.items()}


def learn(name: str, decisions: int, report: Report, seed: int) -> Any:
    """Run the recipe of a trainer, and return its `Scorer`."""
    return _run(recipes()[name], name)["learn"](decisions, report, seed)


def network() -> Any:
    """Return the class of the network of all recipes, `Scorer`."""
    return _run(dict(_RECIPE.findall(PAGE.read_text("utf-8")))[_NETWORK], _NETWORK)["Scorer"]


def _run(text: str, name: str) -> dict[str, Any]:
    program: dict[str, Any] = {"__name__": f"recipe_{name}"}
    exec(compile(text, f"{PAGE}, {name}", "exec"), program)
    return program


def main() -> None:
    """Run a recipe with the arguments of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("trainer", choices=recipes())
    parser.add_argument(
        "--decisions",
        type=int,
        default=204_800,
        help="to learn from, rounded up to whole rounds of 4,096",
    )
    parser.add_argument("--opponent", default="level3", help="to evaluate against")
    parser.add_argument("--pairs", type=int, default=100, help="of games, at each evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--csv", type=Path, help="a file that lines are added to")
    parser.add_argument("--save", type=Path, help="a file for the weights of the network")
    arguments = parser.parse_args()
    spent = process_time()

    def report(decisions: int, policy: Policy) -> None:
        nonlocal spent
        begun = process_time()
        found = evaluate(policy, arguments.opponent, pairs=arguments.pairs)
        (result,) = found.results
        minutes = (begun - spent) / 60
        spent += process_time() - begun
        print(f"{decisions:,} decisions, {minutes:.1f} core minutes\n{found}", flush=True)
        if arguments.csv is not None:
            write_line(arguments.csv, arguments.trainer, decisions, minutes, result)

    scorer = learn(arguments.trainer, arguments.decisions, report, arguments.seed)
    if arguments.save is not None:
        import torch

        torch.save(scorer.state_dict(), arguments.save)


def write_line(path: Path, trainer: str, decisions: int, minutes: float, result: Any) -> None:
    """Add a line to the curve, in per cent."""
    pairs = result.pairs
    share = (result.share.value, result.share.low, result.share.high)
    is_new = not path.exists()
    with path.open("a", newline="") as file:
        lines = csv.writer(file)
        if is_new:
            lines.writerow(HEAD)
        told = (f"{pairs.won}:{pairs.split}:{pairs.lost}", *(f"{100 * x:.1f}" for x in share))
        lines.writerow((trainer, decisions, f"{minutes:.2f}", *told, f"{result.margin.value:.1f}"))


if __name__ == "__main__":
    main()
