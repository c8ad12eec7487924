"""The recipes of docs/recipes.md run, and their policies can be evaluated.

By day they only have to be programs: their libraries bring PyTorch.
"""

import ast

import pytest

from examples.recipe import learn, recipes
from quiltbee.environments.batch import Policy
from quiltbee.environments.evaluate import evaluate

TRAINERS = ["stable-baselines3", "cleanrl", "tianshou", "rllib"]


def test_each_trainer_has_a_recipe() -> None:
    assert list(recipes()) == TRAINERS
    for program in recipes().values():
        ast.parse(program)


@pytest.mark.trainers
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("name", TRAINERS)
def test_a_recipe_learns(name: str) -> None:
    policies = list[Policy]()
    learn(name, 10 * 64 * 64, lambda decisions, policy: policies.append(policy), 1)
    assert len(policies) == 10
    (result,) = evaluate(policies[-1], "level3", pairs=20).results
    assert result.share.value > 0.2  # 7 % for rows drawn evenly, 50 % and more in our runs
