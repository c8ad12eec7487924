"""Games between players in this process: the same ring and board twice, seats swapped."""

from collections import Counter
from collections.abc import Iterator

from quiltbee.engine.yardsticks.players import RandomPlayer
from quiltbee.players import Limits, Thinker
from quiltbee.rules import Board, Position, new_game, ring_from_seed

NO_LIMITS = Limits()


def random_player(seed: int) -> RandomPlayer:
    """A random player that always draws the same."""
    player = RandomPlayer()
    player.set_option("Seed", seed)
    return player


def decide(thinker: Thinker, position: Position, limits: Limits = NO_LIMITS) -> Position:
    """The position after the thinker's move, which must be legal."""
    return position.play(thinker.decide(position, limits).chosen)


def whole_game(
    first: Thinker, second: Thinker, start: Position, limits: Limits = NO_LIMITS
) -> Iterator[Position]:
    """Every position of a game, the first and the last one included."""
    yield start
    while not start.is_over:
        start = decide((first, second)[start.turn - 1], start, limits)
        yield start


def wins(one: Thinker, other: Thinker, pairs: int) -> Counter[str]:
    """How often each won: `one` and `other`."""
    return wins_within(NO_LIMITS, one, other, pairs)


def wins_within(limits: Limits, one: Thinker, other: Thinker, pairs: int) -> Counter[str]:
    """As `wins`, each decision within limits."""
    result: Counter[str] = Counter()
    for number in range(pairs):
        start = new_game(ring_from_seed(f"match {number}"), list(Board)[number % 2])
        for players in ((one, other), (other, one)):
            *_, last = whole_game(*players, start, limits)
            ended = last.outcome
            assert ended is not None
            result["one" if players[ended.winner - 1] is one else "other"] += 1
    return result
