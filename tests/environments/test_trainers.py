"""What trainers expect: flat observations, vector environments, clear refusals."""

import importlib
import importlib.util
import sys
import types
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.vector import AutoresetMode

import quiltbee.environments.gymnasium  # noqa: F401 - registers the environments
from quiltbee.environments import pettingzoo
from quiltbee.environments.batch import Batch, Decisions, Feature, IllegalActionError
from quiltbee.environments.evaluate import evaluate

pytestmark = pytest.mark.slow(3)

SIZES = {"duel": 465, "solo": 514}


def joined(seen: Any) -> Any:
    names = [name for name in ("planes", "scalars", "ring", "cards") if name in seen]
    return np.concatenate([seen[name].ravel() for name in names]).astype(np.float32)


@pytest.mark.parametrize("variant", SIZES)
def test_pettingzoo_has_flat_observations_beside_the_mask(variant: str) -> None:
    flat, plain = (pettingzoo.env(variant=variant, flat=each) for each in (True, False))
    flat.reset(seed=1)
    plain.reset(seed=1)
    agent = flat.agent_selection
    space: Any = flat.observation_space(agent)
    assert set(space.spaces) == {"observation", "action_mask"}
    seen, named = flat.observe(agent), plain.observe(agent)
    assert seen in space
    assert seen["observation"].dtype == np.float32
    assert seen["observation"].shape == (SIZES[variant],)
    assert (seen["observation"] == joined(named)).all()
    assert (seen["action_mask"] == named["action_mask"]).all()


@pytest.mark.trainers
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("variant", SIZES)
def test_tianshou_and_rllib_take_the_flat_environment_of_pettingzoo(variant: str) -> None:
    tianshou: Any = importlib.import_module("tianshou.env").PettingZooEnv
    rllib: Any = importlib.import_module("ray.rllib.env.wrappers.pettingzoo_env").PettingZooEnv
    seen, _ = tianshou(pettingzoo.env(variant=variant, flat=True)).reset(seed=1)
    by_agent, _ = rllib(pettingzoo.env(variant=variant, flat=True)).reset(seed=1)
    (others,) = by_agent.values()
    assert (seen["obs"] == others["observation"]).all()
    assert (np.array(seen["mask"]) == others["action_mask"]).all()


@pytest.mark.parametrize("variant", SIZES)
def test_gymnasium_and_batches_have_flat_observations(variant: str) -> None:
    env = gymnasium.make(f"Quiltbee/{variant.title()}-v1", flat=True)
    seen, info = env.reset(seed=1)
    assert isinstance(env.observation_space, spaces.Box)
    assert seen in env.observation_space
    seen, *_ = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert seen in env.observation_space
    with Batch(5, variant=variant, masks=False) as batch:
        batch.step()
        seen = {name: getattr(batch, name)[3] for name in ("planes", "scalars", "ring", "cards")}
        assert batch.flat.shape == (5, SIZES[variant])
        assert (batch.flat[3] == joined(seen)).all()
        assert (batch.decisions([3]).flat == batch.flat[[3]]).all()


def play(envs: Any, games: int) -> Any:
    """Play the last legal action until this many games have ended; yields each step."""
    seen, infos = envs.reset(seed=4)
    ended = 0
    while ended < games:
        actions = np.array([np.flatnonzero(mask)[-1] for mask in infos["action_mask"]])
        seen, rewards, over, cut, infos = envs.step(actions)
        ended += int(over.sum())
        yield seen, rewards, over, cut, infos


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("variant", SIZES)
def test_many_games_are_a_vector_environment(variant: str, flat: bool) -> None:
    options: Any = {} if variant == "solo" else {"seat": "second"}
    envs = gymnasium.make_vec(f"Quiltbee/{variant.title()}-v1", num_envs=6, flat=flat, **options)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    for seen, rewards, over, cut, infos in play(envs, 9):
        assert seen in envs.observation_space
        assert infos["scores"].shape == (6, 2)
        assert not cut.any()
        assert (rewards[~over] == 0).all()
        for game in np.flatnonzero(over):
            final, told = infos["final_obs"][game], infos["final_info"]
            assert final in envs.single_observation_space
            scalars = final[405:432] if flat else final["scalars"]
            assert scalars[2] == 1
            assert scalars[[7, 12]].tolist() == told["scores"][game].tolist()
            assert rewards[game] == (1 if told["won"][game] else -1)
        if over.any():
            assert (infos["_final_obs"] == over).all()
            assert all(infos["final_obs"][game] is None for game in np.flatnonzero(~over))
    with pytest.raises(IllegalActionError):
        envs.step(np.full(6, 1))
    envs.close()


def test_a_vector_environment_is_laid_out_as_gymnasiums_own() -> None:
    """The same keys, types and shapes as single environments that Gymnasium steps one by one."""
    own = gymnasium.make_vec("Quiltbee/Duel-v1", num_envs=3)
    theirs = gymnasium.make_vec(
        "Quiltbee/Duel-v1",
        num_envs=3,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP},
    )
    assert own.observation_space == theirs.observation_space
    assert own.action_space == theirs.action_space
    ends = [next(step for step in play(envs, 1) if step[2].any()) for envs in (own, theirs)]
    (seen, *mine, _), (others, *its, _) = ends
    assert set(seen) == set(others)
    pairs = [(seen[name], others[name]) for name in seen]
    for one, other in (*pairs, *zip(mine, its, strict=True)):
        assert (one.dtype, one.shape) == (other.dtype, other.shape)
    assert set(ends[0][4]) == set(ends[1][4])
    assert type(ends[0][4]["final_obs"]) is type(ends[1][4]["final_obs"])
    own.close()
    theirs.close()


@pytest.mark.parametrize("actions", ["flat", "factored"])
def test_a_short_list_has_the_tidiest_moves_and_where_they_lead(actions: str) -> None:
    with Batch(8, actions=actions, seed=2) as batch:
        for step in range(20):
            moves, seen = batch.shortlist, batch.save()
            assert (batch.decisions([3]).shortlist.features == moves.features[[3]]).all()
            assert (moves.features.any(axis=2) == moves.mask).all()
            rows = np.array([np.flatnonzero(mask)[-1] for mask in moves.mask])
            told = moves.features[np.arange(8), rows]
            movers = batch.movers.copy()
            batch.step(moves.pick(rows))  # all are legal
            for game in np.flatnonzero(~batch.dones).tolist():
                position = batch.position(game)
                mine, other = position.players[movers[game]], position.players[1 - movers[game]]
                for at, who in ((Feature.OWN, mine), (Feature.OTHER, other)):
                    found = told[game, at : at + 4] * (10, 25, 10, 40)
                    quilt = who.quilt
                    expected = (who.buttons, who.time, quilt.income, quilt.empty_spaces)
                    assert found.tolist() == pytest.approx(expected, abs=1e-4)
            if step % 5 == 0:
                batch.restore(seen)
                batch.step()
    with pytest.raises(ValueError, match="only duels"):
        _ = Batch(2, variant="solo").shortlist


@pytest.mark.parametrize("options", [{"flat": True}, {"shortlist": True}, {}])
def test_the_next_game_can_begin_with_the_next_step(options: dict[str, Any]) -> None:
    """The same games as in the same step, with a step more between two of them."""
    kinds = ("SameStep", "NextStep")
    same, late = (
        gymnasium.make_vec(
            "Quiltbee/Duel-v1", num_envs=4, opponent="level1", autoreset_mode=kind, **options
        )
        for kind in kinds
    )
    assert late.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    told: list[list[list[Any]]] = []
    for envs in (same, late):
        _, infos = envs.reset(seed=4)
        games: list[list[Any]] = [[] for _ in range(4)]
        begins = np.zeros(4, np.bool_)
        while min(map(len, games)) < 3:
            actions = infos["action_mask"].argmax(axis=1)
            seen, rewards, over, _, infos = envs.step(actions)
            assert not (over & begins).any()
            assert seen in envs.observation_space
            final = infos.get("final_info", infos)
            for game in np.flatnonzero(over):
                won = bool(final["won"][game])
                games[game].append((final["scores"][game].tolist(), won, rewards[game]))
            begins = over & (envs is late)
        told.append([each[:3] for each in games])
        envs.close()
    assert told[0] == told[1]
    with pytest.raises(ValueError, match="can't be disabled"):
        gymnasium.make_vec("Quiltbee/Duel-v1", num_envs=2, autoreset_mode="Disabled")


def test_at_the_end_every_action_counts_as_legal_in_gymnasium() -> None:
    for illegal in (False, True):
        env = gymnasium.make("Quiltbee/Duel-v1")
        _, info = env.reset(seed=1)
        over = False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            _, _, over, _, info = env.step(1 if illegal else int(legal[-1]))
        assert info["action_mask"].all()


@pytest.mark.parametrize(
    ("variant", "options", "sentence"),
    [
        ("duel", {"level": 3}, "a duel has no level.*opponent 'level3'"),
        ("duel", {"deck": "normal"}, "a duel has no deck"),
        ("solo", {"opponent": "random"}, "a solo game has no opponent"),
        ("solo", {"seat": "first"}, "a solo game has no seat"),
    ],
)
def test_options_of_the_other_variant_are_refused(
    variant: str, options: dict[str, Any], sentence: str
) -> None:
    name = f"Quiltbee/{variant.title()}-v1"
    with pytest.raises(ValueError, match=sentence):
        gymnasium.make(name, **options)
    with pytest.raises(ValueError, match=sentence):
        gymnasium.make_vec(name, num_envs=2, **options)
    if variant == "duel":
        with pytest.raises(ValueError, match=sentence):
            pettingzoo.env(variant=variant, **options)
        with pytest.raises(ValueError, match=sentence):
            Batch(2, variant=variant, **options)


def test_evaluate_takes_one_whole_legal_action_for_each_game() -> None:
    def half(decisions: Decisions) -> Any:
        return decisions.mask.argmax(axis=1) + 0.5

    with pytest.raises(ValueError, match="an action of the policy for each game"):
        evaluate(lambda decisions: 0, "random", pairs=2)
    with pytest.raises(TypeError, match="whole numbers"):
        evaluate(half, "random", pairs=2)
    with pytest.raises(IllegalActionError, match="of the policy is not legal"):
        evaluate(lambda decisions: np.ones(len(decisions), np.int64), "random", pairs=2)


def test_what_decides_who_plays_and_what_is_legal_can_not_be_overwritten() -> None:
    with Batch(4, opponents="random") as batch:
        for name in ("seats", "legal_bits", "legal_count", "movers"):
            array = getattr(batch, name)
            with pytest.raises(ValueError, match="read-only"):
                array[:] = 9
        for name in ("legal_bits", "legal_count", "movers"):
            with pytest.raises(ValueError, match="read-only"):
                getattr(batch.decisions([0]), name)[:] = 9
        batch.step()


@pytest.fixture
def stable_baselines3(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Our module for Stable-Baselines3; where that is not installed, on what its base class does.

    That is not among the requirements of the tests, since it brings PyTorch.
    """
    if importlib.util.find_spec("stable_baselines3") is None:

        class VecEnv:
            def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:
                self.num_envs, self._seeds = num_envs, [None] * num_envs
                self.observation_space, self.action_space = observation_space, action_space
                assert self.get_attr("render_mode") == [None] * num_envs

            def _reset_seeds(self) -> None:
                self._seeds = [None] * self.num_envs

            def _get_indices(self, indices: Any) -> Any:
                return range(self.num_envs) if indices is None else indices

            def seed(self, seed: int) -> None:
                self._seeds = [seed + n for n in range(self.num_envs)]  # type: ignore[misc]

            def step(self, actions: Any) -> Any:
                self.step_async(actions)
                return self.step_wait()

            def __getattr__(self, name: str) -> Any:
                raise AttributeError(name)

        for name in ("", ".common", ".common.vec_env"):
            module: Any = types.ModuleType(f"stable_baselines3{name}")
            module.VecEnv = VecEnv
            monkeypatch.setitem(sys.modules, module.__name__, module)
    name = "quiltbee.environments.stable_baselines3"
    monkeypatch.delitem(sys.modules, name, raising=False)
    return importlib.import_module(name)


@pytest.mark.parametrize("flat", [False, True])
def test_stable_baselines3_steps_the_games_of_a_batch(stable_baselines3: Any, flat: bool) -> None:
    options: Any = {"opponent": "random", "flat": flat, "seat": "second"}
    ours = stable_baselines3.QuiltbeeVecEnv(6, **options)
    theirs = gymnasium.make_vec("Quiltbee/Duel-v1", num_envs=6, **options)
    ours.seed(4)
    first = ours.reset()
    ended = 0
    for seen, rewards, over, _, infos in play(theirs, 7):
        if ended == 0:
            assert flat is isinstance(first, np.ndarray)
        masks = np.stack(ours.env_method("action_masks"))
        actions = masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)
        got, paid, dones, told = ours.step(actions)
        assert np.all(got == seen) if flat else all((got[k] == seen[k]).all() for k in seen)
        assert (paid.dtype, paid.tolist()) == (np.float32, rewards.tolist())
        assert (dones == over).all()
        for game in np.flatnonzero(over):
            ended += 1
            assert told[game]["scores"] == tuple(infos["final_info"]["scores"][game])
            assert told[game]["won"] == (rewards[game] > 0)
            assert told[game]["terminal_observation"] in theirs.single_observation_space
        assert all(told[game] == {} for game in np.flatnonzero(~over))
    assert ended >= 7
    assert len(ours.env_method("action_masks", indices=[2, 3])) == 2
    with pytest.raises(AttributeError):
        ours.env_method("fly")
    with pytest.raises(AttributeError):
        ours.set_attr("level", 3)
    assert ours.env_is_wrapped(object) == [False] * 6
    ours.close()
    theirs.close()
