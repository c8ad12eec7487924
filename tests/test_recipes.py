"""The recipes of docs/how-to/recipes.md run, and their policies can be evaluated.

By day they only have to be programs: their libraries bring PyTorch.
"""

import ast
from types import SimpleNamespace
from typing import Any

import pytest

from examples.recipe import learn, recipes
from quiltbee.environments.batch import Policy
from quiltbee.environments.evaluate import evaluate

ROUND = 64 * 64
TRAINERS = ["stable-baselines3", "cleanrl", "tianshou", "rllib"]


def test_each_trainer_has_a_recipe() -> None:
    assert list(recipes()) == TRAINERS
    for program in recipes().values():
        ast.parse(program)


@pytest.mark.parametrize("name", TRAINERS)
@pytest.mark.parametrize(
    ("decisions", "reports"),
    [(1, [1]), (20_480, [1, 2, 3, 4, 5]), (20 * ROUND, [2 * n for n in range(1, 11)])],
)
def test_a_recipe_learns_from_as_many_decisions_as_asked(
    name: str, decisions: int, reports: list[int]
) -> None:
    """Its loop over rounds, as it stands on the page, with a round that only counts."""
    learns = ast.parse(recipes()[name]).body[-1]
    assert isinstance(learns, ast.FunctionDef)
    (place,) = (n for n, line in enumerate(learns.body) if "rounds" in ast.unparse(line)[:6])
    counts, loop = learns.body[place : place + 2]
    assert isinstance(loop, ast.For)
    loop.body = loop.body[-1:]
    told = list[int]()
    names: dict[str, Any] = {"GAMES": 64, "STEPS": 64, "decisions": decisions, "policy": None}
    names["model"] = SimpleNamespace(num_timesteps=0)
    names["report"] = lambda *_: told.append(names["done"])
    exec(compile(ast.Module([counts, loop], []), name, "exec"), names)
    assert told == reports


@pytest.mark.trainers
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("name", TRAINERS)
def test_a_recipe_learns(name: str) -> None:
    reports = list[tuple[int, Policy]]()
    learn(name, 10 * ROUND - 1, lambda *report: reports.append(report), 1)
    assert [decisions for decisions, _ in reports] == [ROUND * (n + 1) for n in range(10)]
    (result,) = evaluate(reports[-1][1], "level3", pairs=20).results
    assert result.share.value > 0.2  # 7 % for rows drawn evenly, 50 % and more in our runs
