"""The tests that PettingZoo, Gymnasium and OpenSpiel bring for environments pass."""

import importlib
import itertools
import random
import unittest
import warnings
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.integration_tests import api_test as openspiel_tests
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from quiltbee.environments import gymnasium as registered
from quiltbee.environments import openspiel as _openspiel  # noqa: F401 - registers its games
from quiltbee.environments import pettingzoo
from quiltbee.environments.rewards import MIXED, WIN
from quiltbee.rules import ring_from_seed
from quiltbee.rules.time_board import MOST_DECISIONS

RING = ring_from_seed("quilt")
AEC: list[dict[str, Any]] = [
    {"variant": "duel"},
    {"variant": "duel", "actions": "factored", "board": "original", "ring": RING},
    {"variant": "solo", "flat": True},
    {"variant": "solo", "deck": "tactical", "level": 5, "actions": "factored"},
]
each_aec = pytest.mark.parametrize("options", AEC)
GYMNASIUM = [
    ("Quiltbee/Duel-v1", {"opponent": "greedy:Seed=1", "rewards": "mixed"}),
    ("Quiltbee/Duel-v1", {"actions": "factored", "ring": RING, "seat": "second", "flat": True}),
    ("Quiltbee/Solo-v1", {"deck": "tactical", "level": 4, "rewards": "margin"}),
]
OPENSPIEL = [
    "quiltbee_duel",
    f"quiltbee_duel(ring={RING},board=original,rewards=mixed)",
    f"quiltbee_solo(ring={RING},rewards=margin)",
    "quiltbee_solo(deck=tactical,level=4,actions=factored)",
]
REMARKS = (
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",
    "Observation space for each agent probably should be",
    "A Box observation space",
    "The obs returned by",
)
"""What the checkers remark about any environment with masks, or with observations in parts."""


@pytest.fixture(autouse=True)
def remarks() -> Iterator[None]:
    """Any warning but these is an error."""
    with warnings.catch_warnings():
        for remark in REMARKS:
            warnings.filterwarnings("ignore", message=f".*{remark}")
        yield


@each_aec
def test_the_api_test_of_pettingzoo(options: dict[str, Any]) -> None:
    api_test(pettingzoo.env(**options), num_cycles=100)


@each_aec
def test_the_seed_test_of_pettingzoo(options: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(**options), num_cycles=60)


@pytest.mark.slow
@each_aec
def test_the_render_test_of_pettingzoo(
    options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """Passes; and in mode `human` every step prints the position as `ansi` has it."""

    def make(render_mode: str) -> Any:
        return pettingzoo.env(render_mode=render_mode, **options)

    render_test(make, custom_tests={"svg": lambda drawn: drawn.startswith("<svg ")})
    capsys.readouterr()
    shown, drawn = make("human"), make("ansi")
    for env in (shown, drawn):
        env.reset(seed=5)
    for _ in range(3):
        action = int(np.flatnonzero(shown.observe(shown.agent_selection)["action_mask"])[-1])
        shown.step(action)
        drawn.step(action)
        assert capsys.readouterr().out == drawn.render() + "\n"


def test_the_benchmark_of_pettingzoo_plays_game_after_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its clock goes on by 10 ms for each turn of both, so that it ends after 500 of them."""
    measured = importlib.import_module("pettingzoo.test.performance_benchmark")
    clock = itertools.count(step=0.01)
    monkeypatch.setattr(measured, "time", SimpleNamespace(time=lambda: next(clock)))
    monkeypatch.setattr(measured, "random", random.Random(1))
    env = pettingzoo.env()
    step, reset, games = env.step, env.reset, list[int]()

    def played(action: int) -> None:
        assert env.observe(env.agent_selection)["action_mask"][action]
        games[-1] += 1
        step(action)

    def begun() -> None:
        assert not games or all(env.terminations.values())
        games.append(0)
        reset()

    monkeypatch.setattr(env, "step", played)
    monkeypatch.setattr(env, "reset", begun)
    performance_benchmark(env)
    assert sum(games) >= 1000
    assert len(games) > 10
    assert min(games[:-1]) > 20


@pytest.mark.parametrize(("name", "options"), GYMNASIUM)
def test_check_env_of_gymnasium(name: str, options: dict[str, Any]) -> None:
    env = gymnasium.make(name, **options)
    check_env(env.unwrapped)


def test_a_vector_of_environments_of_gymnasium() -> None:
    env = gymnasium.make_vec("Quiltbee/Solo-v1", num_envs=3, vectorization_mode="sync")
    seen, info = env.reset(seed=4)
    assert seen["planes"].shape == (3, 5, 9, 9)
    _, rewards, over, _, _ = env.step(info["action_mask"].argmax(axis=1))
    assert rewards.shape == over.shape == (3,)


@pytest.mark.parametrize("words", OPENSPIEL)
def test_random_sim_test_of_openspiel(words: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(words), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("words", OPENSPIEL)
def test_the_api_tests_of_openspiel(words: str) -> None:
    """Those for games that are too big to be searched as a whole."""
    base = openspiel_tests.EnforceAPIOnPartialTreeBase
    case = type("Case", (base,), {"game_name": words, "game": pyspiel.load_game(words)})
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5
    assert result.errors + result.failures == []


def test_an_information_state_hides_the_card_on_top() -> None:
    """The same moves with another hidden card: another state, the same information."""
    game: Any = pyspiel.load_game(f"quiltbee_solo(ring={RING})")
    states = []
    for card in (3, 7):
        state = game.new_initial_state()
        state.apply_action(card)
        states.append(state)
    first, second = states
    assert str(first) != str(second)
    assert first.information_state_string(0) == second.information_state_string(0)
    assert first.observation_tensor(0) == second.observation_tensor(0)
    tactical: Any = pyspiel.load_game(f"quiltbee_solo(ring={RING},deck=tactical)")
    told = set()
    for card in tactical.new_initial_state().legal_actions():
        state = tactical.new_initial_state()
        state.apply_action(card)
        told.add(state.information_state_string(0))
    assert told == {f"player 1: {RING} budget={budget}" for budget in (1, 3, 4, 6, 8, 10)}


def test_an_observer_without_public_information_has_nothing_to_tell() -> None:
    game: Any = pyspiel.load_game("quiltbee_solo")
    private = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    observer = game.make_py_observer(private)
    assert observer.string_from(game.new_initial_state(), 0) is None
    assert observer.tensor.size == 0
    with pytest.raises(ValueError, match="observers have no parameters"):
        game.make_py_observer(None, {"size": 3})


def made(how: str, variant: str) -> Any:
    return getattr(gymnasium, how)(f"Quiltbee/{variant}-v1", oponent="random")


@pytest.mark.parametrize(
    ("make", "error"),
    [
        (lambda: pettingzoo.env(variant="trio"), "the variants are duel, solo, not 'trio'"),
        (lambda: pettingzoo.env(render_mode="ascii"), "render modes are human, ansi, svg"),
        (lambda: pettingzoo.env(oponent="x"), "the options are .*, board, .*, not 'oponent'"),
        (lambda: made("make", "Duel"), "the options are .*, opponent, .*, not 'oponent'"),
        (lambda: made("make", "Solo"), "the options are .*, opponent, .*, not 'oponent'"),
        (lambda: made("make_vec", "Duel"), "the options are .*, shortlist, .*, not 'oponent'"),
        (pettingzoo.env().unwrapped.render, "without a render_mode"),
        (lambda: registered.QuiltbeeEnv(seat="third"), "seats are first, second, either"),
        (lambda: registered.QuiltbeeEnv(render_mode="ascii"), "render modes are"),
        (registered.QuiltbeeEnv().render, "without a render_mode"),
        (lambda: registered.QuiltbeeEnv(board="square"), "square"),
        (lambda: registered.QuiltbeeEnv(opponent="cmd:./engine"), "is another program"),
        (lambda: registered.QuiltbeeEnv(rewards="gold"), "rewards are win, margin, mixed"),
    ],
)
def test_what_is_wrong_is_said(make: Callable[[], Any], error: str) -> None:
    with pytest.raises(ValueError, match=error):
        make()


def test_an_illegal_action_loses_the_game() -> None:
    env = registered.QuiltbeeEnv(rewards=MIXED)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, is_over, _, info = env.step(illegal)
    assert (is_over, reward, info["illegal"]) == (True, -2.0, illegal)
    pair = pettingzoo.env(rewards=WIN).unwrapped
    pair.reset(seed=1)
    pair.step(illegal)
    assert pair.rewards == {"player_1": -1.0, "player_2": 1.0}
    assert pair.infos["player_1"] == {"illegal": illegal}
    mixed = pettingzoo.env(rewards="mixed")
    mixed.reset(seed=1)
    mixed.step(7000)
    assert mixed.rewards == {"player_1": -2.0, "player_2": 2.0}


def test_the_other_seat_is_that_of_the_player_named() -> None:
    """Greedy sits where the agent does not, and plays the same game again for the same seed."""
    env = registered.QuiltbeeEnv(opponent="greedy", seat="second")
    ends = []
    for _ in range(2):
        _, info = env.reset(seed=3)
        is_over = False
        while not is_over:
            _, _, is_over, _, info = env.step(int(info["action_mask"].nonzero()[0][0]))
        ends.append(info["scores"])
    assert ends[0] == ends[1]
    assert ends[0][1] > ends[0][0]


def test_loading_a_game_checks_its_parameters() -> None:
    with pytest.raises(Exception, match="levels are 1 to 5, not 9"):
        pyspiel.load_game("quiltbee_solo(level=9)")
    assert pyspiel.load_game("quiltbee_duel").max_game_length() == MOST_DECISIONS
