"""The loops that play games: a match, several games at a time, or one between functions.

Only one engine of a game thinks at a time, so `concurrency` games keep that many cores busy. A pool
keeps engines from game to game, so that each starts only once.
"""

import time
from collections.abc import Callable, Collection, Generator, Iterable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from functools import cache, partial
from itertools import chain, islice
from random import Random
from typing import Any, Self

from quiltbee.arena.match import (
    A,
    ArenaError,
    B,
    Forfeit,
    Match,
    MatchGame,
    MatchMove,
    MatchPlayer,
    Round,
)
from quiltbee.games import CardTurned, Clock, Event, Game, Moved, begin
from quiltbee.players import SEED, SIMPLE_PLAYERS, Option, Thinker
from quiltbee.protocol.client import EngineClient, Patience, Skipped
from quiltbee.protocol.errors import EngineError, EngineProtocolError, EngineTimeoutError
from quiltbee.protocol.pool import EnginePool
from quiltbee.protocol.transport import ProcessTransport, Transport, in_process
from quiltbee.rules import AutomaMove, Chance, Move, P, Seat
from quiltbee.workers import Threads, Workers

GENEROUS = Patience(handshake=60, answer=60)
"""Timeouts for engines that may be slow to start, and for a busy machine."""


def connect(player: MatchPlayer) -> Transport:
    """Start a player's engine in a process of its own."""
    return ProcessTransport(player.argv)


def connect_closely(player: MatchPlayer) -> Transport:
    """Start one of our own light players in a thread, any other like `connect`.

    This cuts a third off greedy's games against the Automa. But players in threads share one
    interpreter: they can't think at the same time, and distort each other's thinking times.
    """
    make = SIMPLE_PLAYERS.get(player.own or "")
    return ProcessTransport(player.argv) if make is None else in_process(make())


def pool_of(
    match: Match, connect: Callable[[MatchPlayer], Transport], patience: Patience
) -> EnginePool[int]:
    """Return a pool with a kind of engine for each side; options are set when an engine starts.

    `take` raises PlayerError if the engine does not have one of the player's options.
    """
    return EnginePool(
        lambda side: connect(match.players[side]),
        patience,
        get_ready=lambda side, engine: _set_up(match.players[side], engine, patience),
    )


@cache
def own_pool(match: Match, patience: Patience) -> EnginePool[int]:
    """Return the pool of a worker that plays games of this match; it ends with the process.

    The project's own players are started as they are installed here.
    """
    here = tuple(player.as_installed_here() for player in match.players)
    return pool_of(replace(match, players=here), connect, patience)


def _set_up(player: MatchPlayer, engine: EngineClient, patience: Patience) -> None:
    """Set a new engine's options, and wait until it is ready for a game."""
    player.set_options(engine.options, engine.set_option)
    engine.wait_until_ready(patience.ready)
    engine.new_game()


def prepare(
    thinker: Thinker, given: Iterable[tuple[str, int]], seed_of: Callable[[Option], int]
) -> None:
    """Start a new game; an option Seed is set as `given`, or else to what `seed_of` draws.

    So a game does not depend on the games before it.
    """
    thinker.new_game()
    option = next((each for each in thinker.options if each.name == SEED.name), None)
    if option is not None:
        seed = dict(given).get(SEED.name)
        thinker.set_option(SEED.name, seed_of(option) if seed is None else seed)


class GameEngines:
    """The engines that play one game; leaving the `with` returns them to the pool.

    If a method raises an EngineError, the engine of `side` has failed. Engines get the moves in
    `game`, which `note` keeps up to date, as it does the clock. A clock runs only during a request
    for a move.
    """

    def __init__(self, match: Match, number: Round, pool: EnginePool[int], game: Game[Any]) -> None:
        self.side, self.seconds = A, 0.0
        self.game = game
        self.skipped = [Skipped(), Skipped()]
        self._clock = None if match.control is None else Clock.begin(match.control)
        self._thinking_ms = 0
        self._match, self._number, self._pool = match, number, pool
        self._engines: dict[int, EngineClient] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for side, engine in self._engines.items():
            self.skipped[side] += engine.take_skipped()
            self._pool.give_back(engine)

    def get_ready(self) -> None:
        """Take an engine for each player and start a new game."""
        for side, player in enumerate(self._match.players):
            self.side = side
            engine = self._engines[side] = self._pool.take(side)
            prepare(engine, player.options, partial(self._match.engine_seed, self._number, side))

    def choose(self, seat: Seat, position: Any) -> Move:
        """Ask the player on a seat for a move, and measure its `seconds`.

        The client of its engine checks the move. Raises EngineTimeoutError if it came after the
        player's clock had run out.
        """
        self.side = self._number.sides[seat.index]
        player, engine = self._match.players[self.side], self._engines[self.side]
        limits, clock = player.limits, self._clock
        if clock is not None:
            extra = clock.control.extra_ms
            limits = replace(
                limits, clocks_ms=clock.left_at(self._thinking_ms), increments_ms=(extra, extra)
            )
        start = time.perf_counter()
        move = engine.decide(position, limits, game=self.game).move
        self.seconds = time.perf_counter() - start
        self._thinking_ms += round(1000 * self.seconds)
        if clock is not None and clock.is_late(self._thinking_ms):
            over = (self._thinking_ms - (clock.runs_out_at or 0)) / 1000
            raise EngineTimeoutError(f"{player.text} moved {over:.3f} s after its time was up")
        if move is None:  # the client allows this only without a decision
            raise EngineProtocolError(f"{player.text} gave no move")
        return move

    def note(self, game: Game[Any]) -> MatchMove:
        """Continue after the move just chosen, or after a card."""
        self.game, move = game, game.moves[-1]
        if isinstance(move, AutomaMove):
            event: Event = CardTurned()
            decision = MatchMove(B, move, None)
        else:
            event = Moved(move)
            decision = MatchMove(self.side, move, round(self.seconds, 3))
        if self._clock is not None:
            self._clock = self._clock.after(event, game, self._thinking_ms)
        return decision

    def forfeit(self, error: EngineError) -> Forfeit:
        """End the engine that failed, and return the forfeit with the reason."""
        if (engine := self._engines.pop(self.side, None)) is not None:
            self.skipped[self.side] += engine.take_skipped()
            self._pool.discard(engine)
        is_late = isinstance(error, EngineTimeoutError)
        reason = "".join(char if char.isprintable() else "?" for char in str(error))
        return Forfeit(self.side, "time forfeit" if is_late else "abandoned", reason)


class MatchStoppedError(ArenaError):
    """Too many forfeits of one player in a row."""


MOST_FORFEITS = 3
"""The number of one player's forfeits in a row that stops a match."""


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

    `rings` is the number of rings to play on, None for an endless match. `on_ready` is called when
    the first engines have started, right before the first game. Closing the iterator ends the
    engines. Raises EngineError or PlayerError before the first game if an engine can't be started,
    and MatchStoppedError after a player's third forfeit in a row.

    `connect_engine` connects to a player's engine. By default engines are processes, except a light
    player that plays alone and one game at a time, which runs in a thread.

    With `workers` the games are played in their processes, which keep engines of their own;
    `concurrency` and `connect_engine` don't count then. Raises WorkersError if too many die.
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
    """Start one engine of each player, so that any failure comes before the first game."""
    for engine in [pool.take(side) for side, _ in enumerate(match.players)]:
        pool.give_back(engine)


def _start_apart(match: Match, patience: Patience) -> None:
    start_engines(match, own_pool(match, patience))


def _play_apart(match: Match, patience: Patience, number: Round) -> MatchGame:
    return play_game(match, number, own_pool(match, patience))


def _check_streak(match: Match, streaks: list[int], game: MatchGame) -> None:
    """Count forfeits in a row; raises MatchStoppedError after too many."""
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
"""A function that chooses a seat's move in a position as that seat sees it."""


def play_on(game: Game[P], choose: Choose, draws: Random) -> Iterator[Game[P]]:
    """Play a game to its end, and yield it after each move and each card.

    Every game between players is played here: matches, data sets and benchmarks differ only in how
    they choose moves and what they record. Cards are shuffled from `draws`.
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
    with GameEngines(match, number, pool, game) as engines:
        try:
            engines.get_ready()
            for later in play_on(game, engines.choose, draws):
                move = engines.note(later)
                decisions.append(move)
        except EngineError as error:
            forfeit = engines.forfeit(error)
    game = engines.game
    return MatchGame(
        number, game.start, tuple(decisions), game.position, forfeit, tuple(engines.skipped)
    )
