"""What a tournament does next by itself, and when: pure functions of its state.

A game's deadline is for those who have not been at its table by then, and for whoever has not made
its first turn: they forfeit it. Two games that are open side by side are one appointment; where
the second opens after the first, each is one of its own.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from quiltbee.server.tournaments.values import Pairing, StoredTournament, TournamentGame

Falls = Callable[[int, int], int]
"""The wall time at which so many ms of served time have passed since a wall time."""


class Forfeit(NamedTuple):
    """A game that one or both people forfeit; those `absent` never came."""

    game: TournamentGame
    losers: frozenset[int]
    absent: frozenset[int] = frozenset()


class Begin(NamedTuple):
    """Start the tournament."""


class GiveUp(NamedTuple):
    """End games for those who left or did not come; the `absent` are paired no more."""

    forfeits: list[Forfeit]
    absent: frozenset[int] = frozenset()


class OpenSecond(NamedTuple):
    """Open the second game of a pairing."""

    pairing: Pairing


class PairNext(NamedTuple):
    """Pair the next round, or end the tournament after the last one."""


Step = Begin | GiveUp | OpenSecond | PairNext


def next_step(stored: StoredTournament, falls: Falls, now: int) -> Step | None:
    """Return what is to be done at a time, in ms since 1970; None if nothing is due yet."""
    due = next_due(stored, falls)
    if due is None or due > now:
        return None
    if stored.tournament.state == "open":
        return Begin()
    if left := left_games(stored):
        return GiveUp(left)
    if missed := missed_games(stored, falls, now):
        absent = frozenset().union(*(forfeit.absent for forfeit in missed))
        return GiveUp(missed, absent & stored.active)
    if waiting := stored.waiting_pairings:
        return OpenSecond(waiting[0])
    return PairNext()


def next_due(stored: StoredTournament, falls: Falls) -> int | None:
    """When something is due, in ms since 1970: 0 for at once, None for nothing without an event."""
    tournament = stored.tournament
    if tournament.state == "open":
        return tournament.starts if len(stored.entrants) > 1 else None
    if tournament.state == "over":
        return None
    if left_games(stored) or stored.waiting_pairings:
        return 0
    if not stored.running_games:
        return round_ends(stored)
    return min((falls_at for falls_at, _ in _deadlines(stored, falls)), default=None)


def left_games(stored: StoredTournament) -> list[Forfeit]:
    """The running games of people who have withdrawn."""
    found = []
    for game in stored.running_games:
        gone = frozenset({game.first, game.second} - stored.active)
        if gone:
            found.append(Forfeit(game, gone))
    return found


def missed_games(stored: StoredTournament, falls: Falls, now: int) -> list[Forfeit]:
    """The games whose deadline has passed, and who forfeits them."""
    return [forfeit for falls_at, forfeit in _deadlines(stored, falls) if falls_at <= now]


def round_ends(stored: StoredTournament) -> int:
    """When the pause after the last round ends; 0 without one."""
    pause, last = stored.tournament.pause, stored.round
    is_last = last >= (stored.tournament.rounds or 0)
    times = [game.last for one in stored.pairings if one.round == last for game in one.games]
    return max(times) + pause if times and pause and not is_last else 0


def _deadlines(stored: StoredTournament, falls: Falls) -> Iterator[tuple[int, Forfeit]]:
    deadline = stored.tournament.deadline
    if deadline is None:
        return
    for pairing in stored.pairings:
        for game in pairing.games:
            forfeit = None if game.over else _missing(_together(stored, pairing, game), game)
            if forfeit is not None:
                yield falls(game.opened, deadline), forfeit


def _together(
    stored: StoredTournament, pairing: Pairing, game: TournamentGame
) -> Sequence[TournamentGame]:
    """The games that are one appointment with this one."""
    return [game] if stored.tournament.is_one_after_the_other else pairing.games


def _missing(together: Sequence[TournamentGame], game: TournamentGame) -> Forfeit | None:
    """Who would forfeit the game by now; None if it is well under way."""
    came = frozenset().union(*(one.came for one in together))
    absent = frozenset({game.first, game.second}) - came
    has_begun = any(one.has_begun for one in together)
    losers = absent if has_begun else absent | {game.beginner}
    return Forfeit(game, losers, absent) if losers else None
