"""What the servers and their pages are told of tournaments."""

from collections.abc import Sequence

from quiltbee.server.store.news import LOBBY, GameNews, Note, RoundNews
from quiltbee.server.store.values import TableSetup
from quiltbee.server.tournaments.values import Pairing, StoredTournament, Tournament


def opened_news(opened: Sequence[TableSetup]) -> list[Note]:
    """What is told of tables that have been opened."""
    return [Note(f"game/{setup.id}", GameNews(0, setup.people)) for setup in opened]


def lobby_news(tournament: Tournament) -> tuple[Note, ...]:
    """What the lobby is told when a tournament is made, goes on or ends."""
    return (LOBBY,) if tournament.public else ()


def round_news(stored: StoredTournament, paired: Sequence[Pairing]) -> tuple[Note, ...]:
    """What people are told of a round; without pairings, that the tournament is over."""
    games = {
        entrant: pairing.games[0].id if pairing.games else ""
        for pairing in paired
        for entrant in pairing.people
    }
    to_tell = [
        (one.person, games.get(one.number, ""))
        for one in stored.entrants
        if one.person is not None and (one.number in games if paired else not one.withdrawn)
    ]
    people = tuple(person for person, _ in to_tell)
    number = paired[0].round if paired else 0
    tournament = stored.tournament
    news = RoundNews(tournament.name, number, people, tuple(game for _, game in to_tell))
    return Note(f"round/{tournament.id}", news), *lobby_news(tournament)
