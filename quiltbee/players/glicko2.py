"""Glicko-2, as Mark Glickman describes it in "Example of the Glicko-2 system" (2013).

A rating has a deviation, which shrinks with every game and grows while the player rests, and a
volatility, how much the strength itself changes. Periods may have any length, and fractions count:
half a period of rest gives half a period's growth.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

SCALE = 173.7178
"""Rating points per unit of Glickman's inner scale."""

CENTRE = 1500.0
HIGHEST_DEVIATION = 350.0

SYSTEM_CONSTANT = 0.5
"""The paper's tau: how fast volatility may change."""

_PRECISION = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating; the defaults are a newcomer's."""

    rating: float = CENTRE
    deviation: float = HIGHEST_DEVIATION
    volatility: float = 0.06


def rested(player: Rating, periods: float) -> Rating:
    """Return the rating after some periods without a game."""
    deviation = SCALE * math.hypot(player.deviation / SCALE, player.volatility * math.sqrt(periods))
    return replace(player, deviation=min(deviation, HIGHEST_DEVIATION))


def played(player: Rating, games: Sequence[tuple[Rating, float]], periods: float = 1.0) -> Rating:
    """Return the rating after games, each an opponent's earlier rating and 1 (won) or 0 (lost).

    `periods` is the time since the rating was last computed.
    """
    mu = (player.rating - CENTRE) / SCALE
    variance_of_games, surprise = _evidence(mu, games)
    volatility = _new_volatility(player, variance_of_games, surprise)
    before = rested(replace(player, volatility=volatility), periods).deviation / SCALE
    phi = 1 / math.sqrt(1 / before**2 + 1 / variance_of_games)
    return Rating(CENTRE + SCALE * (mu + phi**2 * surprise), SCALE * phi, volatility)


def expected(player: Rating, opponent: Rating) -> float:
    """Return the share of games that a player is expected to win against an opponent."""
    return _expected(
        (player.rating - CENTRE) / SCALE,
        (opponent.rating - CENTRE) / SCALE,
        _weight(opponent.deviation / SCALE),
    )


def _evidence(mu: float, games: Sequence[tuple[Rating, float]]) -> tuple[float, float]:
    """Return the paper's v, and the sum of g (s - E): steps 3 and 4."""
    information, surprise = 0.0, 0.0
    for opponent, score in games:
        weight = _weight(opponent.deviation / SCALE)
        share = _expected(mu, (opponent.rating - CENTRE) / SCALE, weight)
        information += weight**2 * share * (1 - share)
        surprise += weight * (score - share)
    return 1 / information, surprise


def _weight(phi: float) -> float:
    """Return the paper's g: games against uncertain opponents count less."""
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _expected(mu: float, opponent: float, weight: float) -> float:
    return 1 / (1 + math.exp(-weight * (mu - opponent)))


def _new_volatility(player: Rating, variance: float, surprise: float) -> float:
    """Find the root of the paper's f by the Illinois method: step 5."""
    phi2 = (player.deviation / SCALE) ** 2
    delta2 = (variance * surprise) ** 2
    start = math.log(player.volatility**2)

    def f(x: float) -> float:
        total = phi2 + variance + math.exp(x)
        gain = math.exp(x) * (delta2 - total) / (2 * total**2)
        return gain - (x - start) / SYSTEM_CONSTANT**2

    low, high = start, _other_bound(f, start, delta2 - phi2 - variance)
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _PRECISION:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)


def _other_bound(f: Callable[[float], float], start: float, excess: float) -> float:
    """Return a point on the other side of the root than `start`."""
    if excess > 0:
        return math.log(excess)
    steps = 1
    while f(start - steps * SYSTEM_CONSTANT) < 0:
        steps += 1
    return start - steps * SYSTEM_CONSTANT
