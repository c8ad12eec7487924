"""Entering and leaving a tournament, as rows; late entry ends with a stated round."""

from sqlalchemy import Connection, delete, insert, update

from quiltbee.server.errors import TakenError, UnknownCodeError, UnknownError, UsedError
from quiltbee.server.tournaments.rows import load_tournament, lock_tournament
from quiltbee.server.tournaments.schema import entrants, half_byes
from quiltbee.server.tournaments.values import MOST_ENTRANTS, Entrant, StoredTournament

TOO_LATE = "The tournament has begun; nobody can join any more."


def invited_to(connection: Connection, tournament: str, code_hash: str | None) -> StoredTournament:
    """Lock and load the tournament that a code invites to; a public one invites everybody."""
    row = lock_tournament(connection, tournament)
    if not row.public and row.code_hash != code_hash:
        raise UnknownCodeError("There is no such invitation; ask for a new one.")
    return admitting(connection, tournament)


def admitting(connection: Connection, tournament: str) -> StoredTournament:
    """Load a tournament that somebody can still enter; UsedError if it's too late."""
    stored = load_tournament(connection, tournament)
    if stored.tournament.state != "open" and not stored.admits_late:
        raise UsedError(TOO_LATE, code="tournament-begun")
    return stored


def enter(connection: Connection, stored: StoredTournament, person: str, name: str | None) -> None:
    """Enter somebody, perhaps again; TakenError if they are already in it, or it is full."""
    tournament, before = stored.tournament, stored.entrant_of(person)
    if before is not None:
        _come_back(connection, tournament.id, before)
        return
    if len(stored.entrants) >= MOST_ENTRANTS[tournament.kind]:
        raise TakenError("This tournament is full.", code="tournament-full")
    number = max((entrant.number for entrant in stored.entrants), default=0) + 1
    row = {
        "tournament": tournament.id,
        "number": number,
        "person": person,
        "name": name or f"Player {number}",
        "withdrawn": 0,
        "place": None if tournament.state == "open" else len(stored.entrants) + 1,
    }
    connection.execute(insert(entrants), row)
    missed = [
        {"tournament": tournament.id, "round": past, "entrant": number}
        for past in range(1, stored.round + 1)
    ]
    if missed:
        connection.execute(insert(half_byes), missed)


def _come_back(connection: Connection, tournament: str, entrant: Entrant) -> None:
    if not entrant.withdrawn:
        raise TakenError("You have joined this tournament already.", code="joined-already")
    this = (entrants.c.tournament == tournament) & (entrants.c.number == entrant.number)
    connection.execute(update(entrants).where(this).values(withdrawn=0))


def withdraw(connection: Connection, tournament: str, number: int) -> None:
    """Withdraw an entrant: before the start the entry is deleted, later it is marked.

    UnknownError for an unknown number, TakenError once the tournament is over.
    """
    lock_tournament(connection, tournament)
    stored = load_tournament(connection, tournament)
    if stored.entrant(number) is None:
        raise UnknownError("There is no such entrant.")
    if stored.tournament.state == "over":
        raise TakenError("The tournament is over.", code="tournament-over")
    this = (entrants.c.tournament == tournament) & (entrants.c.number == number)
    if stored.tournament.state == "open":
        byes = (half_byes.c.tournament == tournament) & (half_byes.c.entrant == number)
        connection.execute(delete(half_byes).where(byes))
        connection.execute(delete(entrants).where(this))
    else:
        connection.execute(update(entrants).where(this).values(withdrawn=1))


def set_half_bye(
    connection: Connection, tournament: str, person: str, number: int, *, wanted: bool
) -> None:
    """Give a person a half-point bye in a future round, or cancel it.

    UnknownError for somebody who isn't playing, TakenError if that round allows none.
    """
    lock_tournament(connection, tournament)
    stored = load_tournament(connection, tournament)
    entrant = stored.entrant_of(person)
    if entrant is None or entrant.withdrawn:
        raise UnknownError("You don't play in this tournament.")
    if not stored.round < number <= stored.late_until:
        raise TakenError("There is no half-point bye in that round.", code="no-half-bye")
    row = {"tournament": tournament, "round": number, "entrant": entrant.number}
    is_it = (half_byes.c[name] == value for name, value in row.items())
    connection.execute(delete(half_byes).where(*is_it))
    if wanted:
        connection.execute(insert(half_byes), row)
