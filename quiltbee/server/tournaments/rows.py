"""Tournaments as rows, and back."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Row, desc, func, select

from quiltbee.games import TimeControl
from quiltbee.rules import Seat
from quiltbee.server.errors import UnknownError
from quiltbee.server.results.rows import outcomes
from quiltbee.server.store.rows import Values
from quiltbee.server.store.schema import events
from quiltbee.server.tournaments.schema import (
    entrants,
    pairings,
    tournament_games,
    tournaments,
)
from quiltbee.server.tournaments.values import (
    Entrant,
    Listed,
    Pairing,
    StoredTournament,
    Tournament,
    TournamentGame,
)

MOST_LISTED = 100

_Games = dict[tuple[int, int], list[TournamentGame]]
"""The games of the pairings, by round and number."""


def row_of_tournament(tournament: Tournament, code_hash: str) -> Values:
    """The row of a tournament."""
    return asdict(tournament) | {
        "clock": None if tournament.clock is None else str(tournament.clock),
        "twice": int(tournament.twice),
        "rated": int(tournament.rated),
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
    people = select(entrants).where(entrants.c.tournament == tournament).order_by(entrants.c.number)
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
    )


def list_tournaments(connection: Connection, person: str) -> list[Listed]:
    """The tournaments that a person organises or has joined, newest first."""
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
        .where((tournaments.c.organiser == person) | (entrants.c.person == person))
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
    )


def _entrant(row: Row[Any]) -> Entrant:
    return Entrant(row.number, row.name, row.person, bool(row.withdrawn), row.place)


def _games(connection: Connection, tournament: str, paired: Iterable[Row[Any]]) -> _Games:
    """The games by pairing, the one with swapped seats second."""
    people = {(one.round, one.number): (one.first, one.second) for one in paired}
    last = (
        select(events.c.over)
        .where(events.c.game == tournament_games.c.game)
        .order_by(desc(events.c.number))
        .limit(1)
        .scalar_subquery()
    )
    query = (
        select(
            tournament_games,
            func.coalesce(last, 0).label("over"),
            outcomes.c.winner,
            outcomes.c.score1,
            outcomes.c.score2,
            outcomes.c.reason,
        )
        .outerjoin(outcomes, outcomes.c.game == tournament_games.c.game)
        .where(tournament_games.c.tournament == tournament)
    )
    found: _Games = defaultdict(list)
    for row in connection.execute(query).all():
        key = row.round, row.pairing
        first, second = people[key]
        game = _game(row, second if row.first == first else first)
        found[key].insert(0 if row.first == first else len(found[key]), game)
    return found


def _game(row: Row[Any], second: int) -> TournamentGame:
    if row.winner is None:
        return TournamentGame(row.game, row.first, second, bool(row.over))
    scores = row.score1, row.score2
    return TournamentGame(row.game, row.first, second, True, Seat(row.winner), scores, row.reason)
