"""A bot of your own on a server: it thinks in this process, by plain UCT.

    python -m examples.server_bot http://127.0.0.1:7431 robbie.token

`docs/how-to/bots.md` says how to get the token. All that a bot needs is a class with a method
`choose`, which gets the state of a game, with its position, and returns the token of a move.
`BotRunner` accepts challenges, follows the games, and reconnects.
"""

import argparse
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from quiltbee.bots import BotRunner, Server, Terms
from quiltbee.engine.yardsticks.players import Uct
from quiltbee.notation import format_move, parse_position
from quiltbee.players import Limits


class SearchThoughts:
    """Chooses moves by tree search; all games share one player, in turn."""

    def __init__(self, simulations: int) -> None:
        self._limits = Limits(nodes=simulations)
        self._player = Uct()
        self._lock = threading.Lock()

    def choose(self, state: Mapping[str, Any]) -> str:
        """The token of a move, such as `L3a1`."""
        position = parse_position(state["position"])
        with self._lock:
            move = self._player.decide(position, self._limits).chosen
        return format_move(move)


def main(server: str, token_file: Path, simulations: int = 1024) -> None:
    """Play until interrupted."""
    token = token_file.read_text("utf-8").strip()
    with Server(server, token) as connection:
        runner = BotRunner(connection, SearchThoughts(simulations), Terms(), print)
        try:
            runner.run()
        except KeyboardInterrupt:
            runner.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("server", help="its address, http or https")
    parser.add_argument("token_file", type=Path, help="the file that holds the bot's token")
    parser.add_argument("--simulations", type=int, default=1024, help="for each decision")
    main(**vars(parser.parse_args()))
