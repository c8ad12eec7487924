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

LIBRARIES = {"stable-baselines3": "sb3_contrib", "cleanrl": "torch", "tianshou": "tianshou"}


def test_each_trainer_has_a_recipe() -> None:
    assert list(recipes()) == list(LIBRARIES)
    for program in recipes().values():
        ast.parse(program)


@pytest.mark.nightly
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("name", LIBRARIES)
def test_a_recipe_runs(name: str) -> None:
    """That it has learned would take more decisions than a test has time for."""
    if find_spec(LIBRARIES[name]) is None:
        pytest.skip(f"{LIBRARIES[name]} is not installed")
    policies = list[Policy]()
    learn(name, 10 * 64 * 64, lambda decisions, policy: policies.append(policy))
    assert len(policies) == 10
    evaluate(policies[-1], "random", pairs=2, actions="factored")  # plays legal actions alone
