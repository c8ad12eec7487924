"""What the page's own rules cost, in Node: folding games, and listing what can be decided."""

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from quiltbee.arena import play_out
from quiltbee.games import Game
from quiltbee.rules import new_game, ring_from_seed
from quiltbee.server.store import StoredGame
from quiltbee.server.wire.game import GameMessage, Replay
from quiltbee.server.wire.patches import all_patches
from tests.server.store.support import two_at_one_screen

ROOT = Path(__file__).parents[1]
GAMES = 20


def a_game(seed: int) -> Game[Any]:
    """A random duel that is over."""
    draws = Random(seed)
    start = new_game(ring_from_seed(str(seed)))
    return play_out(start, lambda seat, seen: draws.choice(seen.legal_moves()), draws)


def main() -> None:
    """Print a table of processor time."""
    games = []
    for seed in range(GAMES):
        game = a_game(seed)
        stored = StoredGame(two_at_one_screen(start=game.origin), game)
        seats = stored.setup.person_seats
        told = {"message": GameMessage.of(stored, seats), "replay": Replay.of_table(stored)}
        games.append(msgspec.to_builtins(told))
    given = json.dumps({"patches": msgspec.to_builtins(all_patches()), "games": games})
    script = ROOT / "benchmarks" / "page_rules.ts"
    command = ["node", "--import", "./tests/web/typescript.js", str(script)]
    done = subprocess.run(
        command, input=given, capture_output=True, text=True, check=True, cwd=ROOT
    )
    moves = sum(len(game["message"]["moves"]) for game in games) / GAMES
    print(f"{GAMES} random duels of {moves:.0f} moves on average")
    for what, microseconds in json.loads(done.stdout).items():
        print(f"{what:45}{microseconds / 1000:9.3f} ms")


if __name__ == "__main__":
    main()
