"""Matches for the tests: short ones of quick players, and games played without any engine."""

import shlex
import sys
from pathlib import Path
from random import Random

from quiltbee.arena import Decision, MatchGame, MatchPlayer, MatchSetting, Round, parse_player
from quiltbee.protocol.client import Patience
from quiltbee.rules import Move, legal_moves, play

SCRIPTED = Path(__file__).parent / "scripted_engine.py"
IMPATIENT = Patience(handshake=60, ready=60, answer=0.2, search=0.2, close=0.2)


def scripted(*how: str) -> MatchPlayer:
    """The scripted engine that fails so."""
    return parse_player("cmd:" + shlex.join([sys.executable, str(SCRIPTED), *how]))


def setting_of(a: str | MatchPlayer, b: str | MatchPlayer, seed: str = "x") -> MatchSetting:
    first, second = (parse_player(p) if isinstance(p, str) else p for p in (a, b))
    return MatchSetting((first, second), seed)


def drawn_game(setting: MatchSetting, number: Round, seconds: float = 0.25) -> MatchGame:
    """A game of random moves, the same whenever it is drawn."""
    draws = Random(f"{setting.seed}/{number}")
    start = position = setting.start(number.pair)
    decisions = []
    while not position.is_over:
        move: Move = draws.choice(legal_moves(position))
        decisions.append(Decision(number.seats[position.turn - 1], move, seconds))
        position = play(position, move)
    return MatchGame(number, start, tuple(decisions), position)


def rounds(pairs: int) -> list[Round]:
    return [Round(pair, half) for pair in range(1, pairs + 1) for half in (1, 2)]
