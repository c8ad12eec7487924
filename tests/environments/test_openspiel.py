"""OpenSpiel whole: copies, serialisation, and states that a player can't tell apart."""

import copy
import pickle
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from quiltbee.environments import openspiel as _registered  # noqa: F401

GAMES = [
    "quiltbee_duel",
    "quiltbee_duel(board=original,rewards=mixed)",
    "quiltbee_solo(rewards=margin)",
    "quiltbee_solo(deck=tactical,level=4,actions=factored)",
]
SOLO = GAMES[2:]


def played(game: Any, decisions: int, draws: random.Random) -> Any:
    """A state after the set-up and so many decisions."""
    state = game.new_initial_state()
    while decisions and not state.is_terminal():
        decisions -= not state.is_chance_node()
        state.apply_action(draws.choice(state.legal_actions()))
    while state.is_chance_node():
        state.apply_action(draws.choice(state.legal_actions()))
    return state


def serialised(state: Any) -> Any:
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    return pyspiel.deserialize_game_and_state(text)[1]


COPIES: list[Callable[[Any], Any]] = [
    copy.copy,
    copy.deepcopy,
    lambda state: pickle.loads(pickle.dumps(state)),
    lambda state: state.clone(),
    serialised,
    lambda state: state.get_game().deserialize_state(state.serialize()),
]
NAMES = ["copy", "deepcopy", "pickle", "clone", "serialised with its game", "serialised"]


@pytest.mark.parametrize("copied", COPIES, ids=NAMES)
@pytest.mark.parametrize("words", GAMES)
def test_a_copy_of_a_state_goes_on(words: str, copied: Callable[[Any], Any]) -> None:
    draws = random.Random(words)
    state = played(pyspiel.load_game(words), 12, draws)
    twin, still, before = copied(state), copied(state), str(state)
    while not state.is_terminal():
        action = draws.choice(state.legal_actions())
        state.apply_action(action)
        twin.apply_action(action)
        assert str(twin) == str(state)
    assert twin.returns() == state.returns()
    assert twin.history() == state.history()
    assert str(still) == before


@pytest.mark.parametrize("words", GAMES)
def test_a_copy_of_a_game_has_its_options(words: str) -> None:
    game: Any = pyspiel.load_game(words)
    copies: list[Any] = [copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))]
    for twin in (*copies, pyspiel.load_game(str(game))):
        assert twin.options == game.options
        assert str(twin) == str(game)
        assert twin.new_initial_state().game.options == game.options


@pytest.mark.slow
@pytest.mark.parametrize("words", SOLO)
def test_states_of_an_information_state_are_drawn(words: str) -> None:
    """Each card that may lie on top as often; nothing else differs, and games go on from there."""
    draws = random.Random(words)
    game: Any = pyspiel.load_game(words)
    for decisions in (0, 5, 9):
        state = played(game, decisions, draws)
        expected = state.game.possible_top_cards
        assert state.game.position.pile[0] in expected
        number = 60 * len(expected)
        tops: Counter[int] = Counter()
        for _ in range(number):
            other = state.resample_from_infostate(0, draws.random)
            tops[other.game.position.pile[0]] += 1
            assert other.information_state_string(0) == state.information_state_string(0)
            assert other.legal_actions() == state.legal_actions()
        assert set(tops) == set(expected)
        assert max(abs(count - 60) for count in tops.values()) < 48
        again = serialised(other)
        assert str(again) == str(other)
        while not again.is_terminal():
            again.apply_action(draws.choice(again.legal_actions()))
    assert state.resample_from_infostate(0, lambda: 1.0).game.history == state.game.history


def test_a_duel_hides_nothing() -> None:
    state = played(pyspiel.load_game("quiltbee_duel"), 5, random.Random(1))
    other = state.resample_from_infostate(0, lambda: 0.5)
    assert str(other) == str(state)
    assert other is not state


@pytest.mark.slow
def test_the_python_bots_of_openspiel_play() -> None:
    """`ISMCTSBot` needs states drawn from an information state; `MCTSBot` takes the duel."""
    game: Any = pyspiel.load_game("quiltbee_solo(deck=tactical)")
    state = played(game, 8, random.Random(2))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=12,
        random_state=np.random.RandomState(2),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    assert bot.step(state) in state.legal_actions()
    duel: Any = pyspiel.load_game("quiltbee_duel")
    late = played(duel, 25, random.Random(3))
    searching = mcts.MCTSBot(duel, 2.0, 10, evaluator, random_state=np.random.RandomState(2))
    assert searching.step(late) in late.legal_actions()


@pytest.mark.parametrize("words", GAMES)
def test_a_copy_of_an_observer_reads_states(words: str) -> None:
    """Into its own tensor, of which `dict` has views."""
    draws = random.Random(4)
    game: Any = pyspiel.load_game(words)
    first, second = played(game, 3, draws), played(game, 8, draws)
    observer = game.make_py_observer()
    observer.set_from(first, 0)
    seen = observer.tensor.copy()
    for twin in (
        copy.copy(observer),
        copy.deepcopy(observer),
        pickle.loads(pickle.dumps(observer)),
    ):
        assert np.array_equal(twin.tensor, seen)
        twin.set_from(second, 0)
        assert twin.tensor.tolist() == second.observation_tensor(0)
        assert np.array_equal(twin.dict["planes"].ravel(), twin.tensor[: 5 * 81])
        assert np.array_equal(observer.tensor, seen)
        assert twin.string_from(second, 0) == observer.string_from(second, 0)
