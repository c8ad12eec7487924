"""A batch as a whole: copies, pickles, parts of it, and what it tells of ends."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from quiltbee.automa import UNKNOWN, Deck, new_solo
from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.batch import Batch, Decisions
from quiltbee.environments.observations import Card, Scalar
from quiltbee.rules import Board, Position, Seat, new_game, ring_from_seed
from tests.environments.reference import observe

NAMES = (
    *("legal_bits", "legal_count", "mask", "planes", "scalars", "ring", "cards", "movers"),
    *("dones", "rewards", "scores", "winners", "seats"),
)
"""Every array that a batch shows."""


def last_legal(decisions: Decisions) -> Any:
    return decisions.actions.size - 1 - decisions.mask[:, ::-1].argmax(axis=1)


def everything(batch: Batch) -> list[bytes]:
    last = (*batch.last.arrays.values(), batch.last.movers)
    return [getattr(batch, name).tobytes() for name in NAMES] + [a.tobytes() for a in last]


def copy_by_pickle(batch: Any) -> Any:
    return pickle.loads(pickle.dumps(batch))


COPIES: dict[str, Callable[[Batch], Batch]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": copy_by_pickle,
    "take": lambda batch: batch.take(np.arange(batch.games)),
}
KINDS: list[dict[str, Any]] = [
    {},
    {"actions": "factored", "threads": 2, "rewards": "mixed", "board": "original"},
    {"variant": "solo", "deck": "tactical", "level": 4},
    {"masks": False, "observations": False, "ring": ring_from_seed("copy")},
    {"opponents": ["level2", last_legal], "seats": "split"},
    {"opponents": "greedy:Level=2", "seats": "second"},
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "copied"),
    [
        pytest.param(
            options,
            copied,
            id=f"{'-'.join(options) or 'plain'}-{name}",
            marks=[] if KINDS.index(options) in (0, at + 1) else [pytest.mark.nightly],
        )
        for options in KINDS
        for at, (name, copied) in enumerate(COPIES.items())
    ],
)
def test_a_copy_goes_on_as_the_batch_does(
    options: dict[str, Any], copied: Callable[[Batch], Batch]
) -> None:
    """Both go on alike where the same is played; one that stands still does not change."""
    with Batch(6, seed=2, **options) as batch:
        for _ in range(25):
            batch.step()
        twin = copied(batch)
        still, seen = copied(batch), everything(batch)
        assert everything(twin) == everything(still) == seen
        ended = 0
        for _ in range(40):
            batch.step()
            ended += int(batch.dones.sum())
        for _ in range(40):
            twin.step()
        assert everything(twin) == everything(batch) != seen
        assert np.array_equal(twin.sample(), batch.sample())
        assert ended
        assert everything(still) == seen
        twin.close()
        still.close()


@pytest.mark.parametrize("copied", [copy.deepcopy, copy_by_pickle])
def test_parts_of_a_batch_are_copied(copied: Callable[[Any], Any]) -> None:
    """What a policy is asked, snapshots, last observations, options."""
    batch = Batch(5, seed=3, actions="factored", board=["original"] * 5)
    for _ in range(50):
        batch.step()
    decisions = copied(batch.decisions([4, 1]))
    for name in NAMES[:8]:
        assert np.array_equal(getattr(decisions, name), getattr(batch, name)[[4, 1]]), name
    assert decisions.positions == (batch.position(4), batch.position(1))
    assert copied(batch.options) == batch.options
    last = copied(batch.last)
    assert all(np.array_equal(last.arrays[n], a) for n, a in batch.last.arrays.items())
    assert np.array_equal(last.movers, batch.last.movers)
    saved = copied(batch.save())
    before = everything(batch)[:8]
    batch.step()
    batch.restore(saved)
    assert everything(batch)[:8] == before


def test_a_policy_is_shared_by_a_copy_and_doubled_by_a_deep_copy() -> None:
    class Weighted:
        """A policy with a state."""

        calls = 0

        def __call__(self, decisions: Decisions) -> Any:
            self.calls += 1
            return last_legal(decisions)

    policy = Weighted()
    batch = Batch(2, opponents=policy, seats="first")
    shared, doubled = copy.copy(batch), copy.deepcopy(batch)
    while not policy.calls:
        shared.step()
    calls = policy.calls
    for _ in range(9):
        doubled.step()
    assert policy.calls == calls


def test_chosen_games_are_taken() -> None:
    batch = Batch(5, seed=1, board=["revised", "original"] * 2 + ["revised"])
    for _ in range(12):
        batch.step()
    taken = batch.take([3, 3, 0])
    assert taken.options == tuple(batch.options[game] for game in (3, 3, 0))
    for name in NAMES:
        assert np.array_equal(getattr(taken, name), getattr(batch, name)[[3, 3, 0]]), name
    taken.step()
    assert taken.drawn[0] == taken.drawn[1]
    reseeded = batch.take([3] * 40, seeds=range(40))
    assert len(set(reseeded.sample().tolist())) > 5
    for wrong, error in (([5], ValueError), ([-1], ValueError), ([0.0], TypeError)):
        with pytest.raises(error, match="games are"):
            batch.take(wrong)


def test_a_snapshot_of_chosen_games() -> None:
    batch = Batch(4, seed=1)
    for _ in range(10):
        batch.step()
    saved, seen = batch.save(), batch.scalars.copy()
    for _ in range(10):
        batch.step()
    now = batch.scalars.copy()
    batch.restore(saved.take([2, 0]), games=[1, 3])
    assert np.array_equal(batch.scalars[[1, 3]], seen[[2, 0]])
    assert np.array_equal(batch.scalars[[0, 2]], now[[0, 2]])
    with pytest.raises(ValueError, match="a snapshot of 4 games"):
        batch.restore(saved, games=[1])
    with pytest.raises(ValueError, match="16 words is not one of 4 games of 22 words"):
        Batch(4, variant="solo").restore(saved)


def test_one_game_is_reset_or_set_to_a_position() -> None:
    batch, fresh = Batch(3, seed=5), Batch(3, seed=5)
    for _ in range(6):
        batch.step()
    before = batch.scalars.copy()
    batch.reset(games=[1], seeds=[6])
    assert np.array_equal(batch.planes[1], fresh.planes[1])
    assert np.array_equal(batch.ring[1], fresh.ring[1])
    assert np.array_equal(batch.scalars[[0, 2]], before[[0, 2]])
    position = new_game(ring_from_seed("one")).play(
        new_game(ring_from_seed("one")).legal_moves()[9]
    )
    batch.put(position, games=2)
    seen = observe(position, position.turn)
    assert all(np.array_equal(seen[name], getattr(batch, name)[2]) for name in seen)
    assert np.array_equal(batch.scalars[0], before[0])
    assert stripped(batch.position(2)) == stripped(position)
    with pytest.raises(ValueError, match="duplicate games"):
        batch.reset(games=[1, 1])
    nonsense: Any
    for nonsense in ("nonsense", 3, [3], []):
        with pytest.raises(ValueError, match="1 positions of its variant"):
            batch.put(nonsense, games=[1])
    with pytest.raises(TypeError, match="goes back to a Snapshot, not to 3"):
        batch.restore(3)  # type: ignore[arg-type]


def stripped(position: Position) -> Position:
    """Without what covers the quilts, which a batch does not know."""
    return replace(
        position,
        players=tuple(  # type: ignore[arg-type]
            replace(player, quilt=replace(player.quilt, patches=(), special_patches=0))
            for player in position.players
        ),
    )


def test_positions_come_out_as_they_went_in() -> None:
    """To the end of some random games, on both boards."""
    batch = Batch(6, seed=3, board=["revised", "original"] * 3, actions="factored")
    positions = list(batch.decisions().positions)
    for _ in range(60):
        chosen = batch.sample().tolist()
        moves = [
            batch.actions.move_of(position, action)
            for position, action in zip(positions, chosen, strict=True)
        ]
        batch.step(chosen)
        for game, move in enumerate(moves):
            after = positions[game].play(move)
            now = batch.position(game)
            assert batch.dones[game] == after.is_over
            assert batch.dones[game] or now == stripped(after)
            positions[game] = now
    with pytest.raises(ValueError, match="solo games keeps no order"):
        Batch(1, variant="solo").position(0)


def test_boards_rings_decks_and_levels_are_mixed() -> None:
    rings = [ring_from_seed("a"), None, ring_from_seed("b"), None]
    batch = Batch(
        4,
        variant="solo",
        board=["revised", "original", Board.ORIGINAL, "revised"],
        ring=rings,
        deck=["normal", "tactical", Deck.TACTICAL, "normal"],
        level=[1, 5, 3, 2],
    )
    for _ in range(100):
        assert batch.scalars[:, Scalar.ORIGINAL].tolist() == [0, 1, 1, 0]
        assert batch.cards[:, Card.TACTICAL].tolist() == [0, 1, 1, 0]
        assert batch.cards[:, Card.LEVEL].tolist() == [1, 5, 3, 2]
        batch.step()
    assert [each.level for each in batch.options] == [1, 5, 3, 2]
    fresh = Batch(4, variant="solo", ring=rings)
    batch.reset()
    assert np.array_equal(batch.ring[[0, 2]], fresh.ring[[0, 2]])


@pytest.mark.parametrize("actions", ActionSpace)
def test_the_last_observation_and_the_winner_are_told(actions: ActionSpace) -> None:
    """Also where points are equal, by rewards that don't tell; seen by who decided last."""
    batch = Batch(20, seed=3, rewards="margin", actions=actions, masks=False)
    assert set(batch.winners.tolist()) == {-1}
    ended = 0
    while ended < 60:
        decisions = batch.decisions()
        batch.step(batch.sample())
        assert np.array_equal(batch.last.movers, decisions.movers)
        for game in np.flatnonzero(batch.dones).tolist():
            position = decisions.positions[game]
            after = position.play(actions.move_of(position, int(batch.drawn[game])))
            assert after.is_over
            seen = observe(after, position.turn)
            for name, array in seen.items():
                assert np.array_equal(array, getattr(batch.last, name)[game]), name
            first, second = batch.scores[game]
            winner = after.turn.index if first == second else int(second > first)
            assert batch.winners[game] == winner
            ended += 1


def test_the_last_observation_is_the_agents_where_an_opponent_ends_the_game() -> None:
    batch = Batch(30, opponents="random", seats="split", seed=4)
    ended = 0
    while ended < 60:
        batch.step()
        done = batch.dones
        assert np.array_equal(batch.last.movers, batch.seats)
        own = batch.scores[np.arange(30), batch.seats]
        shown = batch.last.scalars[:, Scalar.OWN + 4]
        assert np.array_equal(own[done], shown[done])
        assert batch.last.scalars[done, Scalar.OVER].all()
        assert not batch.last.scalars[done, Scalar.DECIDES].any()
        ended += int(done.sum())


def test_the_last_observation_of_a_solo_game() -> None:
    batch = Batch(20, variant="solo", seed=3, level=3)
    ended = 0
    while ended < 40:
        batch.step()
        done = batch.dones
        assert batch.last.scalars[done, Scalar.OVER].all()
        scores = batch.last.scalars[:, [Scalar.OWN + 4, Scalar.OTHER + 4]]
        assert np.array_equal(scores[done], batch.scores[done])
        assert (batch.last.cards[done, Card.LEVEL] == 3).all()
        ended += int(done.sum())


@pytest.mark.parametrize("actions", ActionSpace)
def test_legal_actions_are_listed(actions: ActionSpace) -> None:
    batch = Batch(12, actions=actions, seed=2)
    for _ in range(70):
        numbers, starts = batch.legal_actions()
        for game in range(12):
            listed = numbers[starts[game] : starts[game + 1]]
            assert np.array_equal(listed, np.flatnonzero(batch.mask[game]))
        batch.step()


@pytest.mark.slow
@pytest.mark.parametrize("actions", ActionSpace)
def test_draws_by_logits_follow_the_softmax(actions: ActionSpace) -> None:
    games, rounds, temperature = 2000, 20, 0.7
    batch = Batch(games, ring=ring_from_seed("quilt"), actions=actions, masks=False)
    legal = batch.take([0]).legal_actions()[0]
    row = np.random.default_rng(2).normal(size=actions.size).astype(np.float32) * 2
    row[np.setdiff1d(np.arange(actions.size), legal)] = 50  # must count for nothing
    row[legal[3]] = -np.inf
    logits = np.broadcast_to(row, (games, actions.size))
    scaled = row[legal].astype(float) / temperature
    odds = np.exp(scaled - scaled.max())
    odds /= odds.sum()
    counts = np.zeros(actions.size)
    for _ in range(rounds):
        np.add.at(counts, batch.draw(logits, temperature), 1)
        where = np.searchsorted(legal, batch.drawn)
        assert np.allclose(batch.log_probs, np.log(odds[where]), atol=1e-4)
    assert counts.sum() == counts[legal].sum()
    assert counts[legal[3]] == 0
    expected = odds * games * rounds
    assert (np.abs(counts[legal] - expected) < 6 * np.sqrt(expected) + 3).all()
    assert set(batch.draw(logits, 0).tolist()) == {int(legal[scaled.argmax()])}
    batch.step(logits=logits, temperature=0)
    assert set(batch.drawn.tolist()) == {int(legal[scaled.argmax()])}


NAN, INF = np.nan, np.inf


@pytest.mark.parametrize("temperature", [0, 1e-50, 0.5, np.inf])
@pytest.mark.parametrize("actions", ActionSpace)
@pytest.mark.parametrize(
    ("logits", "drawn"),
    [
        ((NAN, 0, 0), {1, 2}),
        ((0, NAN, 0), {0, 2}),
        ((0, 0, NAN), {0, 1}),
        ((NAN, NAN, 3), {2}),
        ((NAN, -INF, 3), {2}),
        ((-INF, 3, NAN), {1}),
        ((INF, 3, NAN), {0}),
        ((NAN, INF, -INF), {1}),
        ((INF, 9, INF), {0, 2}),
    ],
)
def test_logits_that_are_no_numbers_are_treated_alike_everywhere(
    actions: ActionSpace, logits: tuple[float, ...], drawn: set[int], temperature: float
) -> None:
    """For the first, a middle and the last legal action; all others have -inf, or NaN."""
    games = 200
    batch = Batch(games, ring=ring_from_seed("quilt"), actions=actions, masks=False, seed=1)
    legal = batch.take([0]).legal_actions()[0]
    named = legal[[0, len(legal) // 2, -1]]
    row = np.full(actions.size, np.inf, dtype=np.float32)
    row[legal] = NAN if -INF in logits else -INF
    row[named] = logits
    found = batch.draw(np.tile(row, (games, 1)), temperature)
    expected = {int(named[n]) for n in drawn}
    assert set(found.tolist()) == (expected if temperature else {min(expected)})
    assert np.allclose(batch.log_probs, -np.log(len(expected)) if temperature else 0)


@pytest.mark.parametrize("logits", [(NAN,), (-INF,), (NAN, -INF), (-INF, NAN)])
def test_a_game_without_any_logit_is_named(logits: tuple[float, ...]) -> None:
    batch = Batch(3, masks=False)
    rows = np.zeros((3, batch.actions.size), dtype=np.float32)
    rows[2] = np.resize(logits, batch.actions.size)
    with pytest.raises(ValueError, match="every legal action of game 2 has a logit of NaN or -inf"):
        batch.step(logits=rows)


def test_draws_refuse_what_are_no_logits() -> None:
    batch = Batch(2, actions="factored")
    logits = np.zeros((2, 2026), np.float32)
    logits[1] = np.nan
    before = batch.save()
    for given, options, words in (
        (logits, {}, "every legal action of game 1 has a logit of NaN or -inf"),
        (logits[:, :5], {}, r"logits are an array \(2, 2026\), not \(2, 5\)"),
        (np.zeros((2, 2026)), {"temperature": -1}, "a temperature is 0 or more, not -1"),
    ):
        with pytest.raises(ValueError, match=words):
            batch.step(logits=given, **options)
    with pytest.raises(ValueError, match="actions or logits, not both"):
        batch.step([0, 0], logits=logits)
    assert np.array_equal(before.states, batch.save().states)


def test_what_a_solo_game_is_put_as_stays_hidden() -> None:
    batch = Batch(2, variant="solo", deck="tactical")
    solo = new_solo(ring_from_seed("put"), (UNKNOWN,) * 12, deck=Deck.TACTICAL, level=2)
    batch.put(solo, games=[1])
    assert batch.cards[:, Card.LEVEL].tolist() == [1, 2]
    assert Seat.FIRST.index == batch.movers[1]
