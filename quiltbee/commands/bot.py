"""`quiltbee bot`: let an engine play on a server."""

import argparse
import os
import signal
from dataclasses import replace
from pathlib import Path

from quiltbee.arena import MatchPlayer
from quiltbee.bots import BotError, BotRunner, EngineThoughts, Server, Terms
from quiltbee.bots.game import read_player
from quiltbee.commands import WRONG_USAGE, CommandError
from quiltbee.players import LEVEL


def run(arguments: argparse.Namespace) -> int:
    """Play until interrupted."""
    try:
        with Server(arguments.server, _token(arguments.token_file)) as server:
            return _play(server, arguments)
    except BotError as error:
        raise CommandError(str(error)) from None


def _play(server: Server, arguments: argparse.Namespace) -> int:
    server.check()
    player = _player(arguments.engine, arguments.level)

    def report(sentence: str) -> None:
        print(sentence, flush=True)

    engines = arguments.engines or min(arguments.games, os.cpu_count() or 1)
    thoughts = EngineThoughts(player, engines, report)
    terms = Terms(arguments.games, arguments.accept, arguments.clock)
    runner = BotRunner(server, thoughts, terms, report)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        runner.run()
    except KeyboardInterrupt:
        print("The bot has stopped; its games stay open.", flush=True)
    finally:
        runner.stop()
        thoughts.close()
    return 0


def _player(text: str, level: int | None) -> MatchPlayer:
    try:
        player = read_player(text)
    except BotError as error:
        raise CommandError(str(error), WRONG_USAGE) from None
    if level is None:
        return player
    return replace(player, options=tuple({**dict(player.options), LEVEL.name: level}.items()))


def _token(file: str) -> str:
    try:
        return Path(file).read_text("utf-8").strip()
    except OSError as error:
        raise CommandError(f"the file {file} can't be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CommandError(f"the file {file} holds no token") from None
