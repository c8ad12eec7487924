"""Tournaments as rows, and back."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, desc, func, select

from quiltbee.games import TimeControl
from quiltbee.rules import Seat
from quiltbee.server.accounts.removal import REMOVED
from quiltbee.server.bots.rows import bots
from quiltbee.server.clock import DAY
from quiltbee.server.errors import UnknownError
from quiltbee.server.results.rows import outcomes
from quiltbee.server.store.rows import Values
from quiltbee.server.store.schema import events, games
from quiltbee.server.store.table_events import GIVEN_UP
from quiltbee.server.tournaments.schema import (
    arrivals,
    corrections,
    entrants,
    half_byes,
    pairings,
    tournament_games,
    tournaments,
)
from quiltbee.server.tournaments.values import (
    Correction,
    Entrant,
    Listed,
    Pairing,
    StoredTournament,
    Tournament,
    TournamentGame,
)

MOST_LISTED = 100

OPEN_FOR, RUNNING_FOR = DAY, 30 * DAY
"""For how many ms a public tournament stands in the lobby, after it should have started."""

_BY_THE_SERVER = (f"{GIVEN_UP}:", REMOVED)
"""How the ids of messages begin by which the server ended a game for somebody."""

_Games = dict[tuple[int, int], list[TournamentGame]]
"""The games of the pairings, by round and number."""


def row_of_tournament(tournament: Tournament, code_hash: str) -> Values:
    """The row of a tournament."""
    return asdict(tournament) | {
        "clock": None if tournament.clock is None else str(tournament.clock),
        "twice": int(tournament.twice),
        "rated": int(tournament.rated),
        "bots": int(tournament.bots),
        "public": int(tournament.public),
        "code_hash": code_hash,
    }


def row_of_pairing(tournament: str, pairing: Pairing) -> Values:
    """The row of a pairing."""
    return {
        "tournament": tournament,
        "round": pairing.round,
        "number": pairing.number,
        "first": pairing.first,
        "second": pairing.second,
    }


def row_of_game(tournament: str, pairing: Pairing, game: TournamentGame) -> Values:
    """The row that links a game to its pairing."""
    return {
        "game": game.id,
        "tournament": tournament,
        "round": pairing.round,
        "pairing": pairing.number,
        "first": game.first,
    }


def lock_tournament(connection: Connection, tournament: str) -> Row[Any]:
    """Lock a tournament's row until the commit and return it; UnknownError."""
    query = select(tournaments).where(tournaments.c.id == tournament).with_for_update()
    return _known(connection.execute(query).first())


def load_tournament(connection: Connection, tournament: str) -> StoredTournament:
    """A tournament with its entrants, pairings and results; UnknownError."""
    this = select(tournaments).where(tournaments.c.id == tournament)
    row = _known(connection.execute(this).first())
    people = (
        select(entrants, bots.c.person.is_not(None).label("bot"))
        .outerjoin(bots, bots.c.person == entrants.c.person)
        .where(entrants.c.tournament == tournament)
        .order_by(entrants.c.number)
    )
    asked = select(half_byes.c.round, half_byes.c.entrant)
    met = (
        select(pairings)
        .where(pairings.c.tournament == tournament)
        .order_by(pairings.c.round, pairings.c.number)
    )
    paired = connection.execute(met).all()
    games = _games(connection, tournament, paired)
    return StoredTournament(
        _tournament(row),
        tuple(map(_entrant, connection.execute(people))),
        tuple(
            Pairing(
                one.round, one.number, one.first, one.second, tuple(games[one.round, one.number])
            )
            for one in paired
        ),
        frozenset(
            (bye.round, bye.entrant)
            for bye in connection.execute(asked.where(half_byes.c.tournament == tournament))
        ),
    )


def list_tournaments(connection: Connection, person: str) -> list[Listed]:
    """The tournaments that a person organises or has joined, newest first."""
    theirs = (tournaments.c.organiser == person) | (entrants.c.person == person)
    return _list(connection, person, theirs)


def list_public(connection: Connection, person: str | None, now: int) -> list[Listed]:
    """The public tournaments that wait or run, newest first, without abandoned ones."""
    begins = func.coalesce(tournaments.c.starts, tournaments.c.created)
    waits = (tournaments.c.state == "open") & (begins > now - OPEN_FOR)
    runs = (tournaments.c.state == "running") & (begins > now - RUNNING_FOR)
    return _list(connection, person, (tournaments.c.public == 1) & (waits | runs))


def _list(connection: Connection, person: str | None, these: ColumnElement[bool]) -> list[Listed]:
    everybody = entrants.alias()
    query = (
        select(
            tournaments,
            select(func.coalesce(func.max(pairings.c.round), 0))
            .where(pairings.c.tournament == tournaments.c.id)
            .scalar_subquery()
            .label("round"),
            select(func.count())
            .select_from(everybody)
            .where(everybody.c.tournament == tournaments.c.id)
            .scalar_subquery()
            .label("entrants"),
            entrants.c.number.label("you"),
        )
        .outerjoin(
            entrants, (entrants.c.tournament == tournaments.c.id) & (entrants.c.person == person)
        )
        .where(these)
        .order_by(desc(tournaments.c.created), tournaments.c.id)
        .limit(MOST_LISTED)
    )
    return [
        Listed(_tournament(row), row.round, row.entrants, row.you)
        for row in connection.execute(query)
    ]


def _known(row: Row[Any] | None) -> Row[Any]:
    if row is None:
        raise UnknownError("There is no such tournament.")
    return row


def _tournament(row: Row[Any]) -> Tournament:
    return Tournament(
        id=row.id,
        name=row.name,
        created=row.created,
        organiser=row.organiser,
        kind=row.kind,
        rounds=row.rounds,
        clock=None if row.clock is None else TimeControl.parse(row.clock),
        board=row.board,
        twice=bool(row.twice),
        rated=bool(row.rated),
        state=row.state,
        starts=row.starts,
        deadline=row.deadline,
        pause=row.pause or 0,
        late_until=row.late_until or 0,
        bots=bool(row.bots),
        fair=row.fair,
        public=bool(row.public),
    )


def _entrant(row: Row[Any]) -> Entrant:
    withdrawn, is_bot = bool(row.withdrawn), bool(row.bot)
    return Entrant(row.number, row.name, row.person, withdrawn, row.place, is_bot)


def _arrived(connection: Connection, tournament: str) -> dict[str, set[int]]:
    """The seats that have seen their people, by game."""
    query = (
        select(arrivals)
        .join(tournament_games, tournament_games.c.game == arrivals.c.game)
        .where(tournament_games.c.tournament == tournament)
    )
    found: dict[str, set[int]] = defaultdict(set)
    for row in connection.execute(query):
        found[row.game].add(row.seat)
    return found


def _games(connection: Connection, tournament: str, paired: Iterable[Row[Any]]) -> _Games:
    """The games by pairing; the one with swapped seats comes second."""
    people = {(one.round, one.number): (one.first, one.second) for one in paired}
    arrived = _arrived(connection, tournament)
    inner = events.alias()
    last = (
        select(func.max(inner.c.number))
        .where(inner.c.game == tournament_games.c.game)
        .correlate(tournament_games)
        .scalar_subquery()
    )
    settling = events.alias()
    settled = [
        select(column)
        .where(settling.c.game == tournament_games.c.game, settling.c.kind.in_(kinds))
        .correlate(tournament_games)
        .scalar_subquery()
        for column, kinds in (
            (func.count(), ("cut", "choose")),
            (func.max(settling.c.seat), ("choose",)),
        )
    ]
    query = (
        select(
            tournament_games,
            games.c.created,
            settled[0].label("settled"),
            settled[1].label("chosen"),
            events.c.number,
            events.c.at,
            events.c.message,
            func.coalesce(events.c.over, 0).label("over"),
            outcomes.c.winner,
            outcomes.c.score1,
            outcomes.c.score2,
            outcomes.c.reason,
            corrections.c.note,
            corrections.c.winner.label("right_winner"),
            corrections.c.at.label("corrected"),
        )
        .join(games, games.c.id == tournament_games.c.game)
        .outerjoin(events, (events.c.game == tournament_games.c.game) & (events.c.number == last))
        .outerjoin(outcomes, outcomes.c.game == tournament_games.c.game)
        .outerjoin(corrections, corrections.c.game == tournament_games.c.game)
        .where(tournament_games.c.tournament == tournament)
    )
    found: _Games = defaultdict(list)
    for row in connection.execute(query).all():
        key = row.round, row.pairing
        first, second = people[key]
        game = _game(row, second if row.first == first else first, arrived[row.game])
        found[key].insert(0 if row.first == first else len(found[key]), game)
    return found


def _game(row: Row[Any], second: int, arrived: set[int]) -> TournamentGame:
    is_over = bool(row.over)
    corrected = row.note is not None
    seats = row.first, second
    came = seats if row.chosen else [seats[seat - 1] for seat in arrived]
    first, second = seats[::-1] if row.chosen == Seat.FIRST else seats  # the second one chooses
    number = (row.number or 0) - row.settled
    if number and not is_over:  # a server may die before it has stored that somebody came
        came = *came, first
    return TournamentGame(
        row.game,
        first,
        second,
        is_over,
        winner=None if row.winner is None else Seat(row.winner),
        scores=None if row.winner is None else (row.score1, row.score2),
        reason=row.reason,
        opened=row.created,
        number=number,
        last=row.at or 0,
        came=frozenset(came),
        is_cut=row.settled == 1,
        is_forfeit=is_over and row.message.startswith(_BY_THE_SERVER),
        correction=Correction(row.right_winner, row.note, row.corrected) if corrected else None,
    )
