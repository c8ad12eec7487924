"""The examples at toy size."""

import csv
import importlib
import threading
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from examples import curve, random_agent, server_bot
from examples.agent_engine import PolicyPlayer
from quiltbee.arena import Estimate
from quiltbee.bots import BotRunner, Terms
from quiltbee.environments.batch import Decisions
from quiltbee.notation import format_position, parse_move
from quiltbee.protocol.client import EngineClient
from quiltbee.protocol.transport import in_process
from quiltbee.rules import Board, new_game, ring_from_seed
from tests.bots.fakes import FakeServer, event, game
from tests.dataset.test_dataset import made, plan

POSITION = new_game(ring_from_seed("quilt"))
AFTER = POSITION.play(parse_move("L3a1"))


def test_the_random_agent_loses(capsys: pytest.CaptureFixture[str]) -> None:
    assert random_agent.main() == -1
    assert capsys.readouterr().out.startswith("reward -1.0, scores (")


def test_the_random_agent_has_ten_lines() -> None:
    """Of code, without its documentation."""
    source = Path(random_agent.__file__).read_text("utf-8")
    body = source[source.index("    env = ") : source.index("\n\nif __name__")]
    assert len([line for line in body.splitlines() if line.strip()]) <= 10


def test_the_bot_of_the_server_answers_with_a_legal_move() -> None:
    thoughts = server_bot.SearchThoughts(simulations=256)
    state = {"position": format_position(POSITION), "clock": None}
    assert POSITION.is_legal(parse_move(thoughts.choose(state)))


def test_the_bot_of_the_server_sits_down_and_plays() -> None:
    """At a server of the tests that challenges it once."""
    challenge: Any = {"type": "challenge", "game": "x7", "rated": False, "clock": None}
    challenge["opponent"] = {"name": "Ann", "bot": False, "rating": None}
    seats = [{"kind": "person", "yours": False}, {"kind": "person", "yours": True}]
    begun = game(number=3, seats=seats, start=format_position(AFTER))
    server = FakeServer(bot=[[challenge]], x7=[[begun, event(4, "abort")]])
    said: list[str] = []
    is_over = threading.Event()

    def report(sentence: str) -> None:
        said.append(sentence)
        if sentence.startswith("x7 is over"):
            is_over.set()

    runner = BotRunner(server, server_bot.SearchThoughts(256), Terms(), report)
    running = threading.Thread(target=runner.run)
    running.start()
    assert is_over.wait(60)
    runner.stop()
    running.join(60)
    (accepted, _), (moved, body) = server.posted
    assert (accepted, moved) == ("challenges/x7/accept", "games/x7/move")
    assert AFTER.is_legal(parse_move(body["move"]))


@pytest.mark.trainers
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_ppo_learns_a_little(tmp_path: Path) -> None:
    ppo: Any = importlib.import_module("examples.masked_ppo")
    settings = ppo.Settings(games=8, steps=16, hidden=16, minibatches=2)
    curve = tmp_path / "curve.csv"
    won, _ = ppo.train(0.05, "random", 4, curve, settings)
    assert 0 <= won <= 1
    with curve.open(newline="") as file:
        lines = list(csv.DictReader(file))
    assert list(lines[0]) == ["minutes", "decisions", "won", "margin"]
    assert int(lines[-1]["decisions"]) > 0


@pytest.mark.trainers
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_agent_learns_from_games_and_then_against_levels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    agent: Any = importlib.import_module("examples.agent")
    train: Any = importlib.import_module("examples.train_agent")
    for name, value in (("LESSON", 32), ("GAMES", 16), ("STEPS", 4)):
        monkeypatch.setattr(train, name, value)
    data = train.recorded(
        made(tmp_path / "games", 8, what=plan("engine:nodes=40 level5", visits=True))
    )
    assert data.shares.sum(axis=1) == pytest.approx(1)
    params = train.imitate(data, 0.1, tmp_path / "weights")
    params = train.improve(params, train.Clock(0.1, before=0.1), tmp_path / "weights")
    agent.save(params, tmp_path / "agent.npz")
    points = curve.points_of(tmp_path / "weights", [1], pairs=2)
    assert points
    assert 0 <= points[-1].share.value <= 1


def test_a_curve_is_drawn_and_written(tmp_path: Path) -> None:
    points = [
        curve.Point(minutes, level, Estimate(share, share - 0.1, share + 0.1), "1:0:0")
        for level, shares in ((3, (0.3, 0.7)), (4, (0.1, 0.4)))
        for minutes, share in zip((1.0, 5.0), shares, strict=True)
    ]
    drawn = curve.drawn(points, [(0.0, "imitation")])
    texts = [each.text for each in ElementTree.fromstring(drawn).iter() if each.text]
    assert {"level 3", "level 4", "imitation", "100 %"} <= set(texts)
    curve.write_csv(points, tmp_path / "curve.csv")
    with (tmp_path / "curve.csv").open(newline="") as file:
        first, *_ = csv.DictReader(file)
    assert (first["level"], first["points"], first["low"]) == ("3", "30.0", "20.0")


@pytest.mark.slow
def test_a_policy_plays_as_an_engine() -> None:
    """Behind the protocol, on both boards: the first row of the short list, until the game ends."""

    def first_row(seen: Decisions) -> Any:
        return seen.shortlist.pick(np.zeros(len(seen.mask), int))

    with EngineClient(in_process(PolicyPlayer(first_row))) as engine:
        for board in Board:
            position = new_game(ring_from_seed("engine"), board)
            while not position.is_over:
                move = engine.decide(position).move
                assert move is not None
                position = position.play(move)
