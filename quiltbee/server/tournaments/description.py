"""A tournament as it is told to somebody, with all that follows from its games."""

from quiltbee.server.tournaments.matches import Match
from quiltbee.server.tournaments.messages import (
    ListedTournament,
    PairingShape,
    RoundShape,
    StandingShape,
    TournamentGameShape,
    TournamentShape,
)
from quiltbee.server.tournaments.rounds import matches_of
from quiltbee.server.tournaments.standings import Standing, cross_table, standings
from quiltbee.server.tournaments.values import (
    Listed,
    Pairing,
    StoredTournament,
    TournamentGame,
)


def describe_tournament(stored: StoredTournament, person: str | None) -> TournamentShape:
    """A tournament for a person; None is nobody known."""
    tournament, matches = stored.tournament, matches_of(stored)
    you = stored.entrant_of(person)
    numbers = [entrant.number for entrant in stored.entrants]
    has_begun = tournament.state != "open"
    return {
        "id": tournament.id,
        "name": tournament.name,
        "kind": tournament.kind,
        "state": tournament.state,
        "created": tournament.created,
        "rounds": tournament.rounds,
        "round": stored.round,
        "clock": None if tournament.clock is None else str(tournament.clock),
        "board": tournament.board,
        "twice": tournament.twice,
        "rated": tournament.rated,
        "organising": person is not None and tournament.organiser == person,
        "you": None if you is None else you.number,
        "entrants": [
            {"entrant": one.number, "name": one.name, "withdrawn": one.withdrawn}
            for one in stored.entrants
        ],
        "schedule": _describe_rounds(stored, matches),
        "standings": [_describe_standing(one) for one in standings(numbers, matches)]
        if has_begun
        else [],
        "cross_table": [list(row) for row in cross_table(numbers, matches)] if has_begun else [],
    }


def describe_listed(listed: Listed, person: str) -> ListedTournament:
    """A tournament in the list of a person."""
    tournament = listed.tournament
    return {
        "id": tournament.id,
        "name": tournament.name,
        "kind": tournament.kind,
        "state": tournament.state,
        "created": tournament.created,
        "rounds": tournament.rounds,
        "round": listed.round,
        "entrants": listed.entrants,
        "organising": tournament.organiser == person,
        "you": listed.you,
    }


def _describe_rounds(stored: StoredTournament, matches: list[Match]) -> list[RoundShape]:
    rounds: list[RoundShape] = [
        {"round": number, "pairings": []} for number in range(1, stored.round + 1)
    ]
    for pairing, match in zip(stored.pairings, matches, strict=True):
        rounds[pairing.round - 1]["pairings"].append(_describe_pairing(pairing, match))
    return rounds


def _describe_pairing(pairing: Pairing, match: Match) -> PairingShape:
    return {
        "pairing": pairing.number,
        "first": pairing.first,
        "second": pairing.second,
        "points": [match.points(entrant) for entrant in match.pair.people],
        "games": [_describe_game(game) for game in pairing.games],
    }


def _describe_game(game: TournamentGame) -> TournamentGameShape:
    return {
        "id": game.id,
        "url": f"/game/{game.id}",
        "first": game.first,
        "second": game.second,
        "over": game.over,
        "winner": game.winning_entrant,
        "scores": game.scores,
        "reason": game.reason,
    }


def _describe_standing(standing: Standing) -> StandingShape:
    return {
        "place": standing.place,
        "entrant": standing.entrant,
        "points": standing.points,
        "direct": standing.direct,
        "buchholz": standing.buchholz,
        "sonneborn_berger": standing.sonneborn_berger,
        "wins": standing.wins,
        "margin": standing.margin,
    }
