"""Matches for the tests: quick players, engines that fail, and games without any engine."""

import shlex
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from quiltbee.arena import (
    DuelMatch,
    Match,
    MatchGame,
    MatchMove,
    MatchPlayer,
    Round,
    SoloMatch,
    parse_player,
)
from quiltbee.arena.play import connect_closely
from quiltbee.automa import LEVELS, Deck
from quiltbee.games import begin
from quiltbee.protocol.client import Patience
from quiltbee.protocol.text import read_lines
from quiltbee.protocol.transport import ThreadTransport, Transport
from quiltbee.rules import AnyMove, Chance
from tests.arena import scripted_engine

SCRIPTED = Path(scripted_engine.__file__)
IMPATIENT = Patience(handshake=60, ready=60, answer=1.0, search=1.0, close=0.2)
"""Longer than a busy machine keeps a quick engine from answering."""


def scripted(*how: str) -> MatchPlayer:
    """The scripted engine that fails so."""
    return parse_player("cmd:" + shlex.join([sys.executable, str(SCRIPTED), *how]))


def connect_in_threads(player: MatchPlayer) -> Transport:
    """Light players and scripted engines in threads, so that a match starts no process."""
    if str(SCRIPTED) not in player.argv:
        return connect_closely(player)

    def engine(how: list[str], read: Callable[[], bytes], write: Callable[[bytes], None]) -> None:
        lines = (str(line) for line in read_lines(read))
        scripted_engine.speak(how, lines, lambda text: write(text.encode("latin-1")))

    return ThreadTransport(partial(engine, list(player.argv[2:])))


def player_of(player: str | MatchPlayer) -> MatchPlayer:
    return parse_player(player) if isinstance(player, str) else player


def duel(a: str | MatchPlayer, b: str | MatchPlayer, seed: str = "x") -> DuelMatch:
    return DuelMatch((player_of(a), player_of(b)), seed)


def solo(
    player: str | MatchPlayer,
    seed: str = "1",
    decks: tuple[Deck, ...] = (Deck.NORMAL,),
    levels: tuple[int, ...] = tuple(LEVELS),
) -> SoloMatch:
    return SoloMatch((player_of(player),), seed, decks=decks, levels=levels)


def drawn_game(match: Match, number: Round, seconds: float = 0.25) -> MatchGame:
    """A game of random moves, the same whenever it is drawn."""
    choices = Random(f"{match.seed}/{number}")
    draws = match.draws(number)
    game: Any = begin(match.start(number, draws))
    decisions: list[MatchMove] = []
    while (decider := game.decider) is not None:
        if decider is Chance.CARD:
            game = game.after(game.turn_card(draws))
            decisions.append(MatchMove(1, game.moves[-1], None))
        else:
            move: AnyMove = choices.choice(game.position.legal_moves())
            decisions.append(MatchMove(number.sides[decider.index], move, seconds))
            game = game.after(game.move(move))
    return MatchGame(number, game.start, tuple(decisions), game.position)


def rounds(pairs: int) -> list[Round]:
    return [Round(pair, half) for pair in range(1, pairs + 1) for half in (1, 2)]
