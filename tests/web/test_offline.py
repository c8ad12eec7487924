"""The page's own rules, for games without the server, are those of `quiltbee.rules`.

Random games are replayed by Node, and whatever the server would tell of a position, every legal
placement and the consequence of every choice included, is compared at every step.
"""

import json
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from quiltbee.games import Game, begin
from quiltbee.notation import format_move
from quiltbee.rules import Board, Move, Pass, legal_moves, new_game, ring_from_seed
from quiltbee.server.wire.patches import describe_patches
from quiltbee.server.wire.position import describe_position
from tests.profiles import scaled

ROOT = Path(__file__).parents[2]
REPLAY = ROOT / "tests" / "web" / "replay.js"


def random_game(seed: int) -> dict[str, Any]:
    """A game as the server tells it: random, or in two of three games as dense as it gets."""
    random = Random(seed)
    ring, board = ring_from_seed(str(seed)), list(Board)[seed % 2]
    game: Game[Any] = begin(new_game(ring, board))
    states = [told(game)]
    while not game.is_over:
        moves = legal_moves(game.position)
        placements = [move for move in moves if not isinstance(move, Pass)]
        if seed % 3 and placements:
            move: Move = min(placements, key=lambda placement: placement.mask)
        else:
            move = random.choice(moves)
        game = game.after(game.move(move))
        states.append(told(game))
    return {
        "ring": ring,
        "board": board.value,
        "moves": [format_move(move) for move in game.moves],
        "states": states,
        "link": game.link(),
    }


def told(game: Game[Any]) -> dict[str, Any]:
    """What the page is to come to by itself."""
    described: dict[str, Any] = {**describe_position(game.position)}
    del described["legal"], described["scores"]
    return described


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("node") is None, reason="Node plays the page's part")
def test_random_games_go_on_alike_by_the_rules_of_the_page() -> None:
    games = [random_game(seed) for seed in range(scaled(15))]
    reasons = {game["states"][-1]["result"]["reason"] for game in games}
    assert "score" in reasons
    assert any(player["special_tile"] for game in games for player in game["states"][-1]["players"])
    text = json.dumps({"patches": describe_patches(), "games": games})
    done = subprocess.run(
        ["node", REPLAY], input=text, capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert done.returncode == 0, done.stderr
