"""What becomes of somebody's part in tournaments: when they are known by another id, or leave."""

from sqlalchemy import Connection, delete, select, update

from quiltbee.server.store.schema_tournaments import entrants, tournaments

_OPEN = select(tournaments.c.id).where(tournaments.c.state == "open")


def move_entries(connection: Connection, guest: str, person: str) -> None:
    """Let a guest's entries and tournaments be a person's; where both are entered, both stay."""
    theirs = select(entrants.c.tournament).where(entrants.c.person == person)
    move = update(entrants).where(entrants.c.person == guest, entrants.c.tournament.not_in(theirs))
    connection.execute(move.values(person=person))
    organised = update(tournaments).where(tournaments.c.organiser == guest)
    connection.execute(organised.values(organiser=person))


def leave_tournaments(connection: Connection, person: str, name: str) -> None:
    """Withdraw somebody for good, under another name; who has only joined leaves no trace."""
    theirs = entrants.c.person == person
    connection.execute(delete(entrants).where(theirs, entrants.c.tournament.in_(_OPEN)))
    left = {"person": None, "name": name, "withdrawn": 1}
    connection.execute(update(entrants).where(theirs).values(left))
    organised = update(tournaments).where(tournaments.c.organiser == person)
    connection.execute(organised.values(organiser=None))
