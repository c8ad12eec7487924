"""The steps and changes of a tournament, as pure functions of its state.

`next_step` is the server's next action; the other functions return the events of a request, or
raise an error. While a tournament is paused, the server only ends the games of people who leave.

Players who have not been at a game's table by its deadline forfeit it. If both have come, the
deadline is for the first turn. Two games that are open side by side are one appointment; if the
second opens after the first, each is an appointment of its own.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from quiltbee.automa import SetUp
from quiltbee.players.glicko2 import Rating
from quiltbee.rules import Board, Seat, ring_from_seed
from quiltbee.server.clock import DAY, Clock
from quiltbee.server.errors import ServerError, TakenError, UnknownError, UsedError
from quiltbee.server.ids import new_id, new_seed
from quiltbee.server.starts import second_of_two
from quiltbee.server.store import SeatHolder, StoredGame, TableSetup
from quiltbee.server.tournaments.events import (
    Appointed,
    Began,
    Bye,
    Came,
    Chosen,
    Closed,
    Corrected,
    Cut,
    Ended,
    Entered,
    Event,
    Left,
    Opened,
    Paired,
    Paused,
    Resumed,
    Returned,
    Withdrew,
)
from quiltbee.server.tournaments.pairing import Pair
from quiltbee.server.tournaments.tournament import (
    MOST_ENTRANTS,
    Pairing,
    Tournament,
    TournamentGame,
)

Falls = Callable[[int, int], int]
"""Returns the wall time at a span of served time, in ms, after a wall time."""

_UNRATED = round(Rating().rating)
"""The rating for the seeding of somebody without a rated game."""

# Steps of the server


class Forfeit(NamedTuple):
    """A game that one or both players forfeit; the `absent` never came."""

    game: TournamentGame
    losers: frozenset[int]
    absent: frozenset[int] = frozenset()


class Begin(NamedTuple):
    """Start the tournament."""


class GiveUp(NamedTuple):
    """End games of players who left or did not come; the `absent` are no longer paired."""

    forfeits: list[Forfeit]
    absent: frozenset[int] = frozenset()


class CallOff(NamedTuple):
    """Abort the games of a closed tournament."""

    games: tuple[TournamentGame, ...]


class Remind(NamedTuple):
    """Remind players before they forfeit games."""

    forfeits: list[Forfeit]


class OpenSecond(NamedTuple):
    """Open the second game of a pairing."""

    pairing: Pairing


class PairNext(NamedTuple):
    """Pair the next round, or finish the tournament after the last one."""


Step = Begin | GiveUp | CallOff | Remind | OpenSecond | PairNext


def next_step(tournament: Tournament, falls: Falls, now: int) -> Step | None:
    """Return the step that is due at a time, in ms since 1970; None if nothing is."""
    due = next_due(tournament, falls)
    if due is None or due > now:
        return None
    if tournament.closed:
        games = tournament.running_games
        return CallOff(games) if games else PairNext()
    if left := _left_games(tournament):
        return GiveUp(left)
    if tournament.state == "open":
        return Begin()
    if missed := [forfeit for at, forfeit in _deadlines(tournament, falls) if at <= now]:
        absent = frozenset().union(*(forfeit.absent for forfeit in missed))
        if tournament.is_correspondence:  # players away for a round may return for the next
            absent = frozenset()
        return GiveUp(missed, absent & tournament.active)
    if soon := [forfeit for at, forfeit in _reminders(tournament, falls) if at <= now]:
        return Remind(soon)
    if waiting := tournament.waiting_pairings:
        return OpenSecond(waiting[0])
    return PairNext()


def next_due(tournament: Tournament, falls: Falls) -> int | None:
    """Return when a step is due, in ms since 1970: 0 for now, None if it takes an event."""
    if tournament.state == "over":
        return None
    if tournament.closed or _left_games(tournament):
        return 0
    if tournament.paused:
        return None
    if tournament.state == "open":
        return tournament.starts if len(tournament.active) > 1 else None
    if tournament.waiting_pairings:
        return 0
    if not tournament.running_games:
        return _round_ends(tournament)
    due = [*_deadlines(tournament, falls), *_reminders(tournament, falls)]
    return min((at for at, _ in due), default=None)


def next_round(tournament: Tournament) -> int | None:
    """Return when the next round begins, in ms since 1970.

    None during a round or a pause, and after the last round.
    """
    is_between = tournament.state == "running" and not tournament.running_games
    return (_round_ends(tournament) or None) if is_between and not tournament.paused else None


def _round_ends(tournament: Tournament) -> int:
    """Return when the pause after the latest round ends; 0 without one."""
    pause, last = tournament.pause, tournament.round
    times = [game.last for one in tournament.pairings if one.round == last for game in one.games]
    return max(times) + pause if times and pause and last < (tournament.rounds or 0) else 0


def _left_games(tournament: Tournament) -> list[Forfeit]:
    """Return the running games of players who have withdrawn."""
    active = tournament.active
    return [
        Forfeit(game, gone)
        for game in tournament.running_games
        if (gone := frozenset({game.first, game.second} - active))
    ]


def _deadlines(tournament: Tournament, falls: Falls) -> Iterator[tuple[int, Forfeit]]:
    """Yield the deadlines of running games, with the forfeits."""
    patience = tournament.patience
    if patience is None:
        return
    for pairing in tournament.pairings:
        for game in pairing.games:
            together = [game] if tournament.is_one_after_the_other else pairing.games
            forfeit = None if game.over else _missing(together, game)
            if forfeit is not None:
                yield falls(max(game.opened, tournament.resumed), patience), forfeit


def _reminders(tournament: Tournament, falls: Falls) -> Iterator[tuple[int, Forfeit]]:
    """Yield the times to remind players of deadlines, once for each correspondence game."""
    if tournament.is_correspondence:
        ahead = min(DAY, (tournament.patience or 0) // 4)
        for at, forfeit in _deadlines(tournament, falls):
            if not forfeit.game.is_reminded:
                yield at - ahead, forfeit


def _missing(together: Sequence[TournamentGame], game: TournamentGame) -> Forfeit | None:
    """Return the forfeit at a game's deadline, None if both have come and moved.

    The games `together` are one appointment.
    """
    came = frozenset().union(*(one.came for one in together))
    absent = frozenset({game.first, game.second}) - came
    has_begun = any(one.has_begun for one in together)
    late = frozenset[int]() if has_begun else frozenset({game.beginner})
    losers = absent or late
    return Forfeit(game, losers, absent) if losers else None


# Changes by people


def check_admits(tournament: Tournament, error: type[ServerError] = UsedError) -> None:
    """Raise an error of this kind if the tournament is closed to new entrants."""
    if tournament.state != "open" and not tournament.admits_late:
        raise error("The tournament has begun; nobody can join any more.", code="tournament-begun")


def enter(tournament: Tournament, person: str, *, bot: bool) -> tuple[Event, ...]:
    """Enter a person, perhaps again.

    Raises TakenError if they have joined already, or it is full.
    """
    check_admits(tournament)
    before = tournament.entrant_of(person)
    if before is not None and not before.withdrawn:
        raise TakenError("You have joined this tournament already.", code="joined-already")
    if before is not None and before.removed:
        sentence = "The organiser has removed you from this tournament."
        raise TakenError(sentence, code="removed-from-tournament")
    if before is not None:
        return (Returned(before.number),)
    if len(tournament.active) >= MOST_ENTRANTS[tournament.kind]:
        raise TakenError("This tournament is full.", code="tournament-full")
    number = max((one.number for one in tournament.entrants), default=0) + 1
    return (Entered(number, bot),)


def withdraw(tournament: Tournament, number: int, *, removed: bool = False) -> tuple[Event, ...]:
    """Withdraw an entrant unless they have withdrawn; `removed` says that the organizer did it.

    Raises UnknownError for an unknown number, TakenError once the tournament is over.
    """
    entrant = tournament.entrant(number)
    if entrant is None:
        raise UnknownError("There is no such entrant.")
    _check_not_over(tournament)
    if tournament.state == "open" and not removed and not entrant.organises:
        return (Left(number),)
    is_so = entrant.removed if removed else entrant.withdrawn
    return () if is_so else (Withdrew(number, removed),)


def readmit(tournament: Tournament, number: int) -> tuple[Event, ...]:
    """Readmit an entrant whom the organizer has removed; raises TakenError, UnknownError."""
    entrant = tournament.entrant(number)
    if entrant is None or not entrant.removed:
        raise UnknownError("There is no removed entrant with this number.")
    _check_not_over(tournament)
    return (Returned(number),)


def appoint(tournament: Tournament, number: int, *, wanted: bool) -> tuple[Event, ...]:
    """Appoint a co-organizer, or dismiss one.

    Raises UnknownError unless the entrant is a person.
    """
    entrant = tournament.entrant(number)
    if entrant is None or entrant.person is None or entrant.is_bot or entrant.removed:
        raise UnknownError("There is no such entrant.")
    return () if entrant.organises == wanted else (Appointed(number, wanted),)


def pause(tournament: Tournament, *, wanted: bool) -> tuple[Event, ...]:
    """Pause or resume a tournament; raises TakenError once it is over."""
    _check_not_over(tournament)
    return () if tournament.paused == wanted else (Paused() if wanted else Resumed(),)


def close(tournament: Tournament) -> tuple[Event, ...]:
    """End a tournament early; raises TakenError once it is over."""
    _check_not_over(tournament)
    return () if tournament.closed else (Closed(),)


def _check_not_over(tournament: Tournament) -> None:
    if tournament.state == "over":
        raise TakenError("The tournament is over.", code="tournament-over")


def ask_bye(
    tournament: Tournament, person: str | None, number: int, *, wanted: bool
) -> tuple[Event, ...]:
    """Request a half-point bye in a future round, or cancel it.

    Raises UnknownError for somebody who isn't playing, TakenError if that round allows none.
    """
    entrant = tournament.entrant_of(person)
    if entrant is None or entrant.withdrawn:
        raise UnknownError("You are not playing in this tournament.")
    if not tournament.round < number <= tournament.last_entry:
        raise TakenError("There is no half-point bye in that round.", code="no-half-bye")
    is_asked = (number, entrant.number) in tournament.half_byes
    return () if is_asked == wanted else (Bye(entrant.number, number, wanted),)


def correct(tournament: Tournament, game: str, winner: int | None, note: str) -> tuple[Event, ...]:
    """Correct the result of a game.

    Raises UnknownError for a game of another tournament, TakenError if it is not over, or if the
    winner is neither of its players.
    """
    found = tournament.game(game)
    if found is None:
        raise UnknownError("There is no such game in this tournament.")
    if tournament.fair == "both" and any(
        one.games[0] is found for one in tournament.pairings if len(one.games) > 1
    ):
        raise TakenError("The second game of that pairing decides.", code="second-decides")
    if not found.over:
        raise TakenError("That game is in progress.", code="game-runs")
    if winner not in (None, found.first, found.second):
        raise TakenError("They don't play in that game.", code="not-theirs")
    return (Corrected(game, winner, note),)


def forfeits(tournament: Tournament, number: int, entrant: int) -> list[Forfeit]:
    """Return the forfeits of an entrant's running games in this round's pairing `number`.

    Raises UnknownError if there is no such pairing, TakenError if it has no running game.
    """
    for pairing in tournament.pairings:
        here = pairing.round, pairing.number
        if here == (tournament.round, number) and entrant in pairing.people:
            games = [game for game in pairing.games if not game.over]
            if not games:
                raise TakenError("No game of that pairing is in progress.", code="pairing-idle")
            return [Forfeit(game, frozenset({entrant})) for game in games]
    raise UnknownError("There is no such pairing in this round.")


# Events of the games


def arrive(tournament: Tournament, game: str, seats: Sequence[int]) -> tuple[Event, ...]:
    """Return the new arrivals of players at a game."""
    found = tournament.game(game)
    if found is None or found.over:
        return ()
    there = [(found.first, found.second)[seat - 1] for seat in seats]
    return tuple(Came(game, one) for one in there if one not in found.came)


def follow(
    tournament: Tournament, played: StoredGame, at: int, *, forfeit: bool
) -> tuple[Event, ...]:
    """Return the events of a game that its tournament lacks; a finished game ended `at` a time."""
    found = tournament.game(played.setup.id)
    if found is None or found.over:
        return ()
    events = _progress(tournament, found, played)
    if not played.game.is_over:
        return tuple(events)
    ended, result = Ended(found.id, at, forfeit=forfeit), played.game.result
    if result is not None:
        winner = int(result.winner)
        ended = Ended(found.id, at, winner, result.scores, result.reason, forfeit)
    events.append(ended)
    if (second := second_of_two(played, at)) is not None:
        events.append(Opened(second.id, *tournament.place_of(found.id)))
    return tuple(events)


def _progress(tournament: Tournament, known: TournamentGame, played: StoredGame) -> list[Event]:
    """Return the events of a game before its end that its tournament lacks."""
    found: list[Event] = []
    if played.cut is not None and not (known.is_cut or known.has_chosen):
        found.append(Cut(known.id))
    first, second = known.first, known.second
    if played.has_chosen and not known.has_chosen:
        cutter = tournament.entrant(first)
        sits = played.setup.holder(Seat.FIRST).person
        found.append(Chosen(known.id, cutter is None or cutter.person != sits))
    elif not played.has_chosen or known.has_chosen:
        for seat, entrant in zip(Seat, (first, second), strict=True):
            has_decided = played.game.last_decision_of([seat]) is not None
            if has_decided and entrant not in known.came:
                found.append(Came(known.id, entrant))
    if played.game.moves and not known.has_begun:
        found.append(Began(known.id))
    return found


# Tables


def draw_order(
    tournament: Tournament, draws: Random, ratings: Mapping[str, int] | None = None
) -> tuple[int, ...]:
    """Draw the order of the entrants' numbers; with `ratings` the best come first."""
    numbers = sorted(tournament.active)
    places = draws.sample(range(1, len(numbers) + 1), len(numbers))
    order = [number for _, number in sorted(zip(places, numbers, strict=True))]
    if ratings is not None:
        of = {one.number: ratings.get(one.person or "", _UNRATED) for one in tournament.entrants}
        order.sort(key=lambda number: -of[number])
    return tuple(order)


def open_round(
    tournament: Tournament, pairs: Sequence[Pair], *, clock: Clock, draws: Random
) -> tuple[Paired, list[TableSetup]]:
    """Open the next round: its pairings, and a table for each game that opens at once.

    The games of a pair share a ring; the second swaps the seats.
    """
    at_once = 1 if tournament.is_one_after_the_other else tournament.games_per_pairing
    pairings, opened = [], list[TableSetup]()
    for pair in pairs:
        tables = []
        if pair.second is not None:
            seed = new_seed(draws)
            seatings = [(pair.first, pair.second), (pair.second, pair.first)][:at_once]
            tables = [open_game(tournament, both, seed, clock, draws) for both in seatings]
        pairings.append((pair.first, pair.second, tuple(setup.id for setup in tables)))
        opened += tables
    return Paired(tournament.round + 1, tuple(pairings)), opened


def open_game(
    tournament: Tournament, seating: tuple[int, int], seed: str, clock: Clock, draws: Random
) -> TableSetup:
    """Return the table of a game on a ring; `seating` has both entrants in the order of seats."""
    settings = SetUp(ring_from_seed(seed), Board(tournament.board))
    first, second = (_holder(tournament, number) for number in seating)
    return TableSetup(
        id=new_id(draws),
        created=clock(),
        seats=(first, second),
        seed=seed,
        start=settings.start(draws),
        clock=tournament.time_control,
        access="invitation",
        takebacks=False,
        rated=tournament.rated,
        tournament=tournament.id,
        fair=tournament.fair,
        partner=new_id(draws) if tournament.fair == "both" else None,
    )


def _holder(tournament: Tournament, number: int) -> SeatHolder:
    entrant = tournament.entrant(number)
    assert entrant is not None
    return SeatHolder(entrant.name, person=entrant.person, is_bot=entrant.is_bot)
