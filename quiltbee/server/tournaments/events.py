"""The events of a tournament, and the fold over them.

    tournament = tournament.after(Entered(1))
    tournament = tournament.after(Started(3, (2, 1)), at)

An event is stored as the JSON of its Struct. Entrants are identified by their numbers; who they are
and what they are called is kept beside the events, so that nothing here has to be forgotten when
somebody leaves the server.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

from quiltbee.games import Reason
from quiltbee.rules import Seat
from quiltbee.server.tournaments.values import (
    Correction,
    Entrant,
    Pairing,
    StoredTournament,
    TournamentGame,
)


class _Event(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    pass


class Entered(_Event, frozen=True):
    """Somebody joined; after the start, with half-point byes for the rounds before."""

    entrant: int
    bot: bool = False


class Left(_Event, frozen=True):
    """An entrant left before the start."""

    entrant: int


class Withdrew(_Event, frozen=True):
    """An entrant is paired no more."""

    entrant: int


class Returned(_Event, frozen=True):
    """An entrant who had withdrawn is paired again."""

    entrant: int


class People(_Event, frozen=True):
    """Other people than before are behind the entrants, or organize the tournament."""


class Bye(_Event, frozen=True):
    """An entrant wants a half-point bye in a round, or no longer does."""

    entrant: int
    round: int
    wanted: bool = True


class Started(_Event, frozen=True):
    """The tournament began; `order` are the entrants in the drawn order."""

    rounds: int
    order: tuple[int, ...]


class Paired(_Event, frozen=True):
    """A round began: the two entrants of each pairing and its games, the first seat first.

    A bye has neither a second entrant nor games.
    """

    round: int
    pairings: tuple[tuple[int, int | None, tuple[str, ...]], ...]


class Opened(_Event, frozen=True):
    """The second game of a pairing was opened, with the seats swapped."""

    game: str
    round: int
    pairing: int


class Came(_Event, frozen=True):
    """An entrant has been at the table of a game."""

    game: str
    entrant: int


class Cut(_Event, frozen=True):
    """In a game whose start is cut and chosen, the points were named."""

    game: str


class Chosen(_Event, frozen=True):
    """... and a seat was chosen."""

    game: str
    swapped: bool


class Began(_Event, frozen=True):
    """The first move of a game was made."""

    game: str


class Ended(_Event, frozen=True):
    """A game ended: the winning seat, the scores by seats, and when in ms since 1970.

    A `forfeit` was ended by the server, for somebody who did not come or has left.
    """

    game: str
    at: int
    winner: int | None = None
    scores: tuple[int, int] | None = None
    reason: Reason | None = None
    forfeit: bool = False


class Corrected(_Event, frozen=True):
    """The organizer corrected the result of a game; without a winner neither entrant scores."""

    game: str
    winner: int | None
    note: str


class Finished(_Event, frozen=True):
    """The tournament is over."""


Event = (
    Entered
    | Left
    | Withdrew
    | Returned
    | People
    | Bye
    | Started
    | Paired
    | Opened
    | Came
    | Cut
    | Chosen
    | Began
    | Ended
    | Corrected
    | Finished
)

_DECODER: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


class HappenedThen(NamedTuple):
    """An event, and when it was stored, in ms since 1970."""

    at: int
    event: Event


def format_event(event: Event) -> str:
    """Format an event as JSON."""
    return msgspec.json.encode(event).decode()


def parse_event(text: str) -> Event:
    """Parse the JSON of an event; ValueError if it is damaged."""
    return _DECODER.decode(text)


def fold(stored: StoredTournament, happened: Iterable[HappenedThen]) -> StoredTournament:
    """Return the tournament after these events."""
    for at, event in happened:
        stored = after(stored, event, at)
    return stored


def after(stored: StoredTournament, event: Event, at: int) -> StoredTournament:
    """Return the tournament after one more event."""
    return replace(_after(stored, event, at), number=stored.number + 1)


def _after(stored: StoredTournament, event: Event, at: int) -> StoredTournament:
    tournament = stored.tournament
    match event:
        case Entered():
            return _enter(stored, event)
        case Left(entrant):
            entrants = tuple(one for one in stored.entrants if one.number != entrant)
            byes = frozenset(bye for bye in stored.half_byes if bye[1] != entrant)
            return replace(stored, entrants=entrants, half_byes=byes)
        case Withdrew(entrant):
            return _with_entrant(stored, entrant, withdrawn=True)
        case Returned(entrant):
            return _with_entrant(stored, entrant, withdrawn=False)
        case People():
            return stored
        case Bye(entrant, number, wanted):
            bye = {(number, entrant)}
            byes = stored.half_byes | bye if wanted else stored.half_byes - bye
            return replace(stored, half_byes=byes)
        case Started(rounds, order):
            places = {entrant: place for place, entrant in enumerate(order, 1)}
            return replace(
                stored,
                tournament=replace(tournament, state="running", rounds=rounds),
                entrants=tuple(
                    replace(one, place=places.get(one.number)) for one in stored.entrants
                ),
            )
        case Paired(number, pairings):
            paired = (
                Pairing(number, board, first, second, _games(first, second, games, at))
                for board, (first, second, games) in enumerate(pairings, 1)
            )
            return replace(stored, pairings=(*stored.pairings, *paired))
        case Finished():
            return replace(stored, tournament=replace(tournament, state="over"))
        case Opened(game, number, board):
            return _with_second(stored, game, number, board, at)
        case _:
            return _with_game(stored, event, at)


def _games(
    first: int, second: int | None, games: tuple[str, ...], at: int
) -> tuple[TournamentGame, ...]:
    if second is None:
        return ()
    seatings = (first, second), (second, first)
    return tuple(
        TournamentGame(game, *seating, opened=at)
        for game, seating in zip(games, seatings, strict=False)
    )


def _enter(stored: StoredTournament, event: Entered) -> StoredTournament:
    place = None if stored.tournament.state == "open" else len(stored.entrants) + 1
    entrant = Entrant(event.entrant, "", None, place=place, is_bot=event.bot)
    missed = {(past, event.entrant) for past in range(1, stored.round + 1)}
    entrants = sorted((*stored.entrants, entrant), key=lambda one: one.number)
    return replace(stored, entrants=tuple(entrants), half_byes=stored.half_byes | missed)


def _with_entrant(stored: StoredTournament, number: int, **changes: Any) -> StoredTournament:
    entrants = (replace(one, **changes) if one.number == number else one for one in stored.entrants)
    return replace(stored, entrants=tuple(entrants))


def _with_second(
    stored: StoredTournament, game: str, number: int, board: int, at: int
) -> StoredTournament:
    pairings = list(stored.pairings)
    for index, one in enumerate(pairings):
        if (one.round, one.number) == (number, board) and one.second is not None:
            opened = TournamentGame(game, one.second, one.first, opened=at)
            pairings[index] = replace(one, games=(*one.games, opened))
    return replace(stored, pairings=tuple(pairings))


def _with_game(
    stored: StoredTournament,
    event: Came | Cut | Chosen | Began | Ended | Corrected,
    at: int,
) -> StoredTournament:
    """The tournament after an event of one of its games, which is most likely a late one."""
    pairings = list(stored.pairings)
    for index in range(len(pairings) - 1, -1, -1):
        games = pairings[index].games
        if any(game.id == event.game for game in games):
            later = (
                _game_after(game, event, at) if game.id == event.game else game for game in games
            )
            pairings[index] = replace(pairings[index], games=tuple(later))
            break
    return replace(stored, pairings=tuple(pairings))


def _game_after(
    game: TournamentGame, event: Came | Cut | Chosen | Began | Ended | Corrected, at: int
) -> TournamentGame:
    match event:
        case Came(entrant=entrant):
            return replace(game, came=game.came | {entrant})
        case Cut():
            return replace(game, is_cut=True, came=game.came | {game.first})
        case Chosen(swapped=swapped):
            both = game.second, game.first
            first, second = both if swapped else both[::-1]
            seated = replace(game, first=first, second=second, came=frozenset(both))
            return replace(seated, is_cut=False, has_chosen=True)
        case Began():
            return replace(game, has_begun=True, came=game.came | {game.first})
        case Ended():
            return replace(
                game,
                over=True,
                last=event.at,
                winner=None if event.winner is None else Seat(event.winner),
                scores=event.scores,
                reason=event.reason,
                is_forfeit=event.forfeit,
            )
        case Corrected(winner=winner, note=note):
            return replace(game, correction=Correction(winner, note, at))
