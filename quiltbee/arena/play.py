"""Plays a match: several games at a time, each with engines of its own.

Only one engine of a game thinks at a time, so `concurrency` games keep that many cores busy.
"""

from collections.abc import Callable, Collection, Generator, Iterator
from contextlib import ExitStack
from functools import partial
from itertools import chain, islice
from random import Random
from typing import Any

from quiltbee.arena.engines import (
    GENEROUS,
    GameEngines,
    connect,
    connect_closely,
    own_pool,
    pool_of,
)
from quiltbee.arena.errors import MatchStoppedError
from quiltbee.arena.game import A, B, MatchGame, MatchMove, Round
from quiltbee.arena.match import Match
from quiltbee.arena.player import MatchPlayer
from quiltbee.games import Game, begin
from quiltbee.protocol.client import Patience
from quiltbee.protocol.errors import EngineError
from quiltbee.protocol.pool import EnginePool
from quiltbee.protocol.transport import Transport
from quiltbee.rules import AutomaMove, Chance, Move, P, Seat
from quiltbee.workers import Threads, Workers

MOST_FORFEITS = 3
"""A match stops after this many forfeits of one player in a row."""


def play_match(
    match: Match,
    rings: int | None = None,
    *,
    concurrency: int = 1,
    played: Collection[Round] = (),
    patience: Patience = GENEROUS,
    connect_engine: Callable[[MatchPlayer], Transport] | None = None,
    workers: Workers | None = None,
    on_ready: Callable[[], object] = lambda: None,
) -> Generator[MatchGame]:
    """Yield the games of a match as they end, except those already `played`.

    `rings` is how many rings are played on; without it there is no end. `on_ready` is called when
    the first engines have started, right before the first game. Closing the iterator
    ends the engines. Raises EngineError or PlayerError before the first game if an engine can't be
    started, and MatchStoppedError after a player's third forfeit in a row.

    `connect_engine` connects to a player's engine. By default engines are processes, except a light
    player that plays alone and one game at a time, which runs in a thread.

    With `workers` the games are played by them instead, in processes that keep engines of their
    own; `concurrency` and `connect_engine` don't count then. Raises WorkersError if too many die.
    """
    rounds = (number for number in match.rounds(rings) if number not in played)
    streaks = [0, 0]
    with ExitStack() as stack:
        if workers is None:
            is_alone = concurrency == len(match.players) == 1
            how = connect_engine or (connect_closely if is_alone else connect)
            workers = stack.enter_context(Threads(concurrency))
            pool = stack.enter_context(pool_of(match, how, patience))
            start, play = partial(start_engines, match, pool), partial(play_game, match, pool=pool)
        else:
            start = partial(_start_apart, match, patience)
            play = partial(_play_apart, match, patience)
        for first in islice(rounds, 1):
            list(workers.results([start]))
            on_ready()
            calls = (partial(play, number) for number in chain([first], rounds))
            for game in workers.results(calls):
                yield game
                _check_streak(match, streaks, game)


def start_engines(match: Match, pool: EnginePool[int]) -> None:
    """Start one engine of each player, so that one that can't start fails before the first game."""
    for engine in [pool.take(side) for side, _ in enumerate(match.players)]:
        pool.give_back(engine)


def _start_apart(match: Match, patience: Patience) -> None:
    """Start engines in a worker."""
    start_engines(match, own_pool(match, patience))


def _play_apart(match: Match, patience: Patience, number: Round) -> MatchGame:
    """Play one game in a worker."""
    return play_game(match, number, own_pool(match, patience))


def _check_streak(match: Match, streaks: list[int], game: MatchGame) -> None:
    """Count forfeits in a row; raises MatchStoppedError if there are too many."""
    forfeit = game.forfeit
    for side in (A, B):
        if forfeit is None:
            streaks[side] = 0
        elif forfeit.by == side:
            streaks[side] += 1
            if streaks[side] == MOST_FORFEITS:
                who = f"{'AB'[side]}, {match.names[side]},"
                what = f"{who} forfeited {MOST_FORFEITS} games in a row, the last because"
                raise MatchStoppedError(f"{what} {forfeit.reason}")


Choose = Callable[[Seat, Any], Move]
"""Chooses the move of a seat in a position as that seat sees it."""


def play_on(game: Game[P], choose: Choose, draws: Random) -> Iterator[Game[P]]:
    """Play a game to its end, and yield it after each move and each card.

    Every game between players is played here: matches, data sets and benchmarks differ in how they
    choose and in what they note. Cards are shuffled from `draws`.
    """
    while (decider := game.decider) is not None:
        if isinstance(decider, Chance):
            game = game.after(game.turn_card(draws))
        else:
            game = game.after(game.move(choose(decider, game.seen_by(decider))))
        yield game


def play_out(start: P, choose: Choose, draws: Random) -> Game[P]:
    """Play a game from a position to its end."""
    game = begin(start)
    for later in play_on(game, choose, draws):
        game = later
    return game


def play_game(match: Match, number: Round, pool: EnginePool[int]) -> MatchGame:
    """Play one game; a player whose engine fails forfeits it."""
    draws = match.draws(number)
    game: Game[Any] = begin(match.start(number, draws))
    decisions: list[MatchMove] = []
    forfeit = None
    with GameEngines(match, number, pool) as engines:
        try:
            engines.get_ready()
            for later in play_on(game, engines.choose, draws):
                game, move = later, later.moves[-1]
                if isinstance(move, AutomaMove):
                    decisions.append(MatchMove(B, move, None))
                else:
                    decisions.append(MatchMove(engines.asked, move, round(engines.seconds, 3)))
        except EngineError as error:
            forfeit = engines.forfeit(error)
    return MatchGame(number, game.start, tuple(decisions), game.position, forfeit)
