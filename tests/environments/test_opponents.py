"""Opponents inside a batch: what levels choose, and that games go on as they should."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from quiltbee.arena import PlayerError
from quiltbee.engine import Engine
from quiltbee.engine.yardsticks.players import Greedy
from quiltbee.environments.batch import Batch, Decisions, IllegalActionError
from quiltbee.environments.batch.opponents import Pool, level_action, new_mind
from quiltbee.kernel.state import ring_of, state_of
from quiltbee.kernel.tables import PATCH_OF
from quiltbee.notation import action_of_move
from quiltbee.players import LEVEL, SEED, Info, Limits
from quiltbee.rules import Seat, new_game, ring_from_seed


def engine_of(level: int) -> Engine:
    engine = Engine()
    engine.set_option(LEVEL.name, level)
    engine.set_option(SEED.name, 1)
    return engine


def ignore(info: Info) -> None:
    """Take a report."""


def patch_of(action: int) -> int:
    return int(PATCH_OF[action])


def first_legal(decisions: Decisions) -> Any:
    """The policy that takes the first legal action: the pass where there is one."""
    return decisions.mask.argmax(axis=1)


def last_legal(decisions: Decisions) -> Any:
    size = decisions.actions.size
    return size - 1 - decisions.mask[:, ::-1].argmax(axis=1)


@pytest.mark.slow
@pytest.mark.parametrize("words", ["level5", "level6", "level7:nodes=150"])
def test_a_level_that_does_not_draw_chooses_as_the_engine(words: str) -> None:
    """In games against random moves, as long as these buy enough not to count as passing."""
    level, limits = int(words[5]), Limits(nodes=150 if "nodes" in words else None)
    engine = engine_of(level)
    batch = Batch(8, opponents=words, seats="first", seed=3, observations=False)
    compared = 0
    for _ in range(12):
        before = batch.decisions()
        chosen = [int(np.flatnonzero(row)[-1]) for row in before.mask]
        batch.step(chosen)
        for game in range(batch.games):
            position = before.positions[game].play(
                batch.actions.move_of(before.positions[game], chosen[game])
            )
            while position.turn is Seat.SECOND and not position.is_over:
                move = engine.decide(position, limits).chosen
                position = position.play(move)
                compared += 1
            assert np.array_equal(state_of(batch.position(game)), state_of(position))
    assert compared > 60


@pytest.mark.slow
@pytest.mark.parametrize("level", [1, 3])
def test_a_level_that_draws_draws_as_the_engine(level: int) -> None:
    """Of the same position, each patch and the pass about as often."""
    position = new_game(ring_from_seed("levels"))
    position = position.play(position.legal_moves()[40])
    number, engine = 1200, engine_of(level)
    theirs = Counter(
        patch_of(action_of_move(engine.decide(position).chosen)) for _ in range(number)
    )
    rivals = Pool(f"level{level}", 1, None).rivals
    state, ring, mind, random_state = (
        state_of(position),
        ring_of(position),
        new_mind(0),
        np.array([7]),
    )
    ours = Counter(
        patch_of(level_action(state, ring, rivals, 0, mind, random_state)) for _ in range(number)
    )
    assert len(ours) > 2
    for patch in theirs | ours:
        assert abs(theirs[patch] - ours[patch]) < 0.06 * number, patch


def test_the_chosen_seats_are_the_opponents() -> None:
    """In a split batch the agent sits first in the even games; -1 is a game without an opponent."""
    batch = Batch(6, opponents="random", seed=2)
    assert batch.seats.tolist() == [0, 1, 0, 1, 0, 1]
    for _ in range(150):
        batch.step()
        assert batch.movers.tolist() == batch.seats.tolist()
    batch.set_opponents("random", seats=[-1, 0, 1, -1, 0, 1])
    movers = set()
    for _ in range(60):
        batch.step()
        assert batch.movers[[1, 2, 4, 5]].tolist() == [0, 1, 0, 1]
        movers.update(batch.movers[[0, 3]].tolist())
    assert movers == {0, 1}
    batch.set_opponents(None)
    assert batch.seats.tolist() == [-1] * 6


@pytest.mark.parametrize("actions", ["flat", "factored"])
def test_a_policy_plays_what_it_says(actions: str) -> None:
    """Both sides by one policy: the same games as a batch in which the agent plays both."""
    options: dict[str, Any] = {"seed": 4, "actions": actions, "rewards": "margin"}
    alone = first_ends(Batch(10, **options))
    assert first_ends(Batch(10, opponents=last_legal, **options)) == alone


def first_ends(batch: Batch) -> dict[int, Any]:
    """How the first game of each row ends where all decisions are `last_legal`."""
    ends: dict[int, Any] = {}
    while len(ends) < batch.games:
        batch.step(last_legal(batch.decisions()))
        for game in np.flatnonzero(batch.dones).tolist():
            end = (batch.scores[game].tolist(), batch.winners[game], batch.rewards[game].tolist())
            ends.setdefault(game, end)
    return ends


def test_a_pool_gives_each_game_its_opponent() -> None:
    asked: list[set[int]] = [set(), set()]

    def first(decisions: Decisions) -> Any:
        asked[0].update(decisions.games.tolist())
        assert (decisions.planes.shape, decisions.positions[0].is_over) == (
            (len(decisions), 5, 9, 9),
            False,
        )
        return first_legal(decisions)

    def second(decisions: Decisions) -> Any:
        asked[1].update(decisions.games.tolist())
        return last_legal(decisions)

    batch = Batch(12, opponents=[first, "level1", second], seed=1)
    for _ in range(40):
        batch.step()
    assert asked == [{0, 1, 6, 7}, {4, 5, 10, 11}]
    batch.set_opponents([first, second], rivals=[1] * 12)
    asked[0].clear()
    for _ in range(10):
        batch.step()
    assert asked == [set(), set(range(12))]


def test_players_of_the_registry_and_thinkers_are_asked() -> None:
    """Greedy wins nearly always against random moves, by its name or as an object."""
    batch = Batch(8, opponents=["greedy:Level=9", Greedy()], masks=False, observations=False)
    lost: list[bool] = []
    while len(lost) < 12:
        batch.step()
        lost += (batch.winners != batch.seats)[batch.dones].tolist()
    assert sum(lost) >= 11


def test_games_do_not_depend_on_threads_or_on_each_other() -> None:
    ends = []
    for threads in (1, 2):
        with Batch(9, opponents=["level2", "random"], seed=3, threads=threads) as batch:
            for _ in range(90):
                batch.step()
            ends.append((batch.save().states.tolist(), batch.scores.tolist()))
    assert ends[0] == ends[1]
    one = Batch(1, opponents="random", seats="second", seed=5)
    many = Batch(9, opponents=["level2", "random"], seed=3, seats="second")
    assert many.seats[2] == one.seats[0]
    for _ in range(90):
        one.step()
        many.step()
        assert one.legal_bits[0].tobytes() == many.legal_bits[2].tobytes()


def test_nothing_is_played_if_a_policy_fails() -> None:
    answers: list[Any] = []

    def policy(decisions: Decisions) -> Any:
        return answers.pop() if answers else first_legal(decisions)

    batch = Batch(4, opponents=policy, seats="first", ring=ring_from_seed("quilt"))
    batch.step([0] * 4)
    before, seen = batch.save(), batch.planes.copy()
    for wrong, error, words in (
        ([0, 0, 0, 1], IllegalActionError, "action 1 of opponent 0 is not legal in game 3"),
        ([0], ValueError, "an action of opponent 0 for each game"),
        ([0.5] * 4, TypeError, "not float64"),
    ):
        answers.append(wrong)
        with pytest.raises(error, match=words):
            batch.step([0] * 4)
        assert np.array_equal(batch.save().states, before.states)
        assert np.array_equal(batch.planes, seen)


@pytest.mark.parametrize(
    ("options", "error", "words"),
    [
        ({"opponents": "levelx"}, PlayerError, "no player"),
        ({"opponents": "level11"}, PlayerError, "1 to 10"),
        ({"opponents": "cmd:./engine"}, ValueError, "is another program"),
        ({"opponents": 3}, ValueError, "a name, a player or a policy"),
        ({"opponents": []}, ValueError, "at least one"),
        ({"opponents": "random", "seats": "third"}, ValueError, "first, second, split, both"),
        ({"opponents": "random", "seats": [0, 2]}, ValueError, "0, 1, or -1"),
        ({"opponents": "random", "rivals": [0, 1]}, ValueError, "numbered 0 to 0"),
        ({"opponents": "random", "rivals": [0.0, 0]}, TypeError, "not float64"),
        ({"seats": "first"}, ValueError, "seats and rivals need opponents"),
        ({"rivals": [0, 0]}, ValueError, "seats and rivals need opponents"),
        ({"opponents": "random", "variant": "solo"}, ValueError, "the opponent is the Automa"),
    ],
)
def test_what_is_wrong_is_said(options: dict[str, Any], error: type, words: str) -> None:
    with pytest.raises(error, match=words):
        Batch(2, **options)
