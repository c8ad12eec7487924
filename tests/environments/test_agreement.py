"""Environments of one game are held to `rules`, or to `automa`, on each decision of random games.

Batches are in `test_batch`.
"""

import random
from dataclasses import replace
from functools import cache
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

from quiltbee.automa import Solo
from quiltbee.environments import gymnasium as registered
from quiltbee.environments import openspiel, pettingzoo
from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.batch import Batch
from quiltbee.environments.rewards import rewards_of
from quiltbee.rules import Move, Position, Seat
from tests.environments.reference import observe
from tests.profiles import scaled

GAMES = scaled(25)
"""Of each environment with each of the options: 100 of each environment, 1,000 at night."""

OPTIONS: list[dict[str, Any]] = [
    {"variant": "duel", "rewards": "win"},
    {"variant": "duel", "board": "original", "actions": "factored", "rewards": "mixed"},
    {"variant": "solo", "rewards": "margin"},
    {"variant": "solo", "deck": "tactical", "level": 4, "actions": "factored"},
]
every_kind = pytest.mark.parametrize(
    "options", OPTIONS, ids=lambda options: "-".join(map(str, options.values()))
)

pytestmark = [pytest.mark.slow, pytest.mark.fidelity]


def moves_of(position: Any) -> list[Move]:
    """The legal moves by `rules` or `automa`."""
    moves: list[Move] = position.legal_moves()
    return moves


def numbered(position: Any, actions: ActionSpace) -> dict[int, Move]:
    """The legal moves by their numbers, in rising order."""
    moves = moves_of(position)
    table = position.table if isinstance(position, Solo) else position
    return dict(sorted((actions.action_of(table, move), move) for move in moves))


def after(position: Any, move: Move, seen: Any) -> Any:
    """The position after a move and all cards due; the shuffles are those that `seen` knows of."""
    if not isinstance(position, Solo):
        return position.play(move)
    position = position.play(move)
    while position.is_automas_turn:
        _, position = position.turn_card()
        if position.has_unknown_cards:
            position = position.deal(seen.shuffle)
    return position


def worth(position: Any, seat: Seat, options: dict[str, Any]) -> float:
    """The reward of a finished game."""
    end = position.outcome
    assert end is not None
    margin = end.scores[seat.index] - end.scores[seat.other.index]
    return rewards_of(options.get("rewards", "win")).of(end.winner is seat, margin)


@cache
def shown(variant: str) -> Batch:
    """A batch that shows one position, in code of its own."""
    return Batch(1, variant=variant, masks=False)


def check_seen(position: Any, seat: Seat, seen: dict[str, Any]) -> None:
    """That who decides sees what a batch shows of the position without anything hidden.

    `test_observations` has what that must be, number by number.
    """
    batch = shown("solo" if isinstance(position, Solo) else "duel")
    batch.put(position.seen_by(None) if isinstance(position, Solo) else position)
    assert batch.movers[0] == seat.index
    for name in seen.keys() - {"action_mask"}:
        array = getattr(batch, name)[0]
        assert np.array_equal(array, seen[name]), name
        assert array.dtype == seen[name].dtype


@every_kind
def test_pettingzoo(options: dict[str, Any]) -> None:
    draws = random.Random(str(options))
    env = pettingzoo.env(**options)
    actions = env.unwrapped.options.actions
    for game in range(GAMES):
        env.reset(seed=game)
        while not any(env.terminations.values()):
            position, agent = env.unwrapped.position, env.agent_selection
            seen, _, _, _, _ = env.last()
            legal = numbered(position, actions)
            assert np.flatnonzero(seen["action_mask"]).tolist() == list(legal)
            check_seen(position, Seat(int(agent[-1])), seen)
            chosen = draws.choice(list(legal))
            env.step(chosen)
            assert env.unwrapped.position == after(position, legal[chosen], env.unwrapped.position)
        check_rewards(env, options)


def check_rewards(env: Any, options: dict[str, Any]) -> None:
    """That each agent learns of its reward when it is asked for its last action."""
    for _ in env.agents[:]:
        agent = env.agent_selection
        _, reward, is_over, is_cut, info = env.last()
        assert (is_over, is_cut) == (True, False)
        position = env.unwrapped.position
        assert reward == worth(position, Seat(int(agent[-1])), options)
        assert info["scores"] == position.scores
        env.step(None)
    assert env.agents == []


@every_kind
def test_gymnasium(options: dict[str, Any]) -> None:
    draws = random.Random(str(options))
    name = f"Quiltbee/{options['variant'].title()}-v1"
    env: Any = gymnasium.make(name, **{key: options[key] for key in options if key != "variant"})
    inner = env.unwrapped
    for game in range(GAMES):
        seen, info = env.reset(seed=game)
        is_over = False
        while not is_over:
            position = inner.position
            legal = numbered(position, inner.options.actions)
            assert np.flatnonzero(info["action_mask"]).tolist() == list(legal)
            assert np.array_equal(inner.action_masks(), info["action_mask"] == 1)
            check_seen(position, inner.seat, seen)
            seen, reward, is_over, is_cut, info = env.step(draws.choice(list(legal)))
            assert not is_cut
            assert reward == (worth(inner.position, inner.seat, options) if is_over else 0)
        scores = inner.position.scores
        assert info["scores"] == (scores if inner.seat is Seat.FIRST else scores[::-1])


@every_kind
def test_openspiel(options: dict[str, Any]) -> None:
    draws = random.Random(str(options))
    words = ",".join(f"{key}={options[key]}" for key in options if key != "variant")
    game: Any = pyspiel.load_game(f"quiltbee_{options['variant']}({words})")
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                check_chance(state)
                state.apply_action(draws.choice(state.legal_actions()))
                continue
            position, player = state.game.position, state.current_player()
            legal = numbered(position, game.options.actions)
            assert state.legal_actions() == list(legal)
            check_tensor(state, player)
            chosen = draws.choice(list(legal))
            state.apply_action(chosen)
            if not isinstance(position, Solo):
                assert state.game.position == after(position, legal[chosen], None)
        seats = game.options.variant.seats
        assert state.returns() == [worth(state.game.position, seat, options) for seat in seats]


def check_chance(state: Any) -> None:
    outcomes = state.chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert len({chance for _, chance in outcomes}) == 1


def check_tensor(state: Any, player: int) -> None:
    seen = observe(state.game.position, Seat(player + 1))
    expected = np.concatenate([array.ravel() for array in seen.values()])
    assert state.observation_tensor(player) == expected.tolist()


@pytest.mark.parametrize("deck", ["normal", "tactical"])
def test_the_cards_of_openspiel_make_the_games_of_the_automa(deck: str) -> None:
    """Its draws, put together as shuffles, give the same game by `automa` alone."""
    draws = random.Random(deck)
    game: Any = pyspiel.load_game(f"quiltbee_solo(deck={deck})")
    for _ in range(GAMES):
        state, cards, moves = game.new_initial_state(), [], []
        start = None
        while not state.is_terminal():
            action = draws.choice(state.legal_actions())
            is_chance, had_ring = state.is_chance_node(), state.game.position is not None
            if is_chance and had_ring:
                cards.append(action)
            elif not is_chance:
                moves.append(state.game.move_of(action))
            state.apply_action(action)
            if start is None and state.game.position is not None:
                start = state.game.position
        assert start is not None
        assert replayed(start, cards, moves) == state.game.position.table


def replayed(solo: Solo, cards: list[int], moves: list[Move]) -> Position:
    """The table at the end of a game with these cards from the top and these moves."""
    drawn, made = iter(cards), iter(moves)
    solo = replace(solo, pile=(next(drawn), *solo.pile[1:]))
    while not solo.is_over:
        if not solo.is_automas_turn:
            solo = solo.play(next(made))
            continue
        _, solo = solo.turn_card()
        if solo.pile and not solo.is_over:
            solo = replace(solo, pile=(next(drawn), *solo.pile[1:]))
    assert next(made, None) is None
    return solo.table


def test_what_is_registered() -> None:
    assert gymnasium.spec("Quiltbee/Solo-v1").kwargs == {"variant": "solo"}
    assert registered.QuiltbeeEnv().options.name == "duel"
    assert {"quiltbee_duel", "quiltbee_solo"} <= set(pyspiel.registered_names())
    assert openspiel.QuiltbeeSolo.variant == "solo"
