"""The recipes of docs/recipes.md run, and their policies can be evaluated.

By day they only have to be programs: their libraries bring PyTorch. By night they run where these
are installed.
"""

import ast
from importlib.util import find_spec

import pytest

from examples.recipe import learn, recipes
from quiltbee.environments.batch import Policy
from quiltbee.environments.evaluate import evaluate

LIBRARIES = {
    "stable-baselines3": "sb3_contrib",
    "cleanrl": "torch",
    "tianshou": "tianshou",
    "rllib": "ray",
}


def test_each_trainer_has_a_recipe() -> None:
    assert list(recipes()) == list(LIBRARIES)
    for program in recipes().values():
        ast.parse(program)


@pytest.mark.nightly
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("name", LIBRARIES)
def test_a_recipe_learns(name: str) -> None:
    if find_spec("torch") is None or find_spec(LIBRARIES[name]) is None:
        pytest.skip(f"{LIBRARIES[name]} is not installed")
    policies = list[Policy]()
    learn(name, 10 * 64 * 64, lambda decisions, policy: policies.append(policy), 1)
    assert len(policies) == 10
    (result,) = evaluate(policies[-1], "level3", pairs=20).results
    assert result.share.value > 0.2  # 7 % for rows drawn evenly, 50 % and more in our runs
