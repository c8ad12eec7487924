"""Descriptions of tournaments: what a reader gets."""

from dataclasses import asdict
from typing import cast

from quiltbee.server.tournaments.matches import Match
from quiltbee.server.tournaments.messages import (
    ListedTournament,
    PairingShape,
    RoundShape,
    StandingShape,
    TournamentGameShape,
    TournamentHead,
    TournamentShape,
)
from quiltbee.server.tournaments.rounds import matches_of
from quiltbee.server.tournaments.standings import cross_table, standings
from quiltbee.server.tournaments.values import (
    Listed,
    Pairing,
    StoredTournament,
    Tournament,
    TournamentGame,
)


def describe_tournament(stored: StoredTournament, person: str | None) -> TournamentShape:
    """Describe a tournament to a person; None for a stranger."""
    tournament, matches = stored.tournament, matches_of(stored)
    you = stored.entrant_of(person)
    numbers = [entrant.number for entrant in stored.entrants]
    has_begun = tournament.state != "open"
    return {
        **_head(tournament, stored.round, person, None if you is None else you.number),
        "clock": None if tournament.clock is None else str(tournament.clock),
        "board": tournament.board,
        "twice": tournament.twice,
        "rated": tournament.rated,
        "entrants": [
            {"entrant": one.number, "name": one.name, "withdrawn": one.withdrawn}
            for one in stored.entrants
        ],
        "schedule": _describe_rounds(stored, matches),
        "standings": [cast(StandingShape, asdict(one)) for one in standings(numbers, matches)]
        if has_begun
        else [],
        "cross_table": [list(row) for row in cross_table(numbers, matches)] if has_begun else [],
    }


def describe_listed(listed: Listed, person: str) -> ListedTournament:
    """A tournament in the list of a person."""
    head = _head(listed.tournament, listed.round, person, listed.you)
    return {**head, "entrants": listed.entrants}


def _head(
    tournament: Tournament, number: int, person: str | None, you: int | None
) -> TournamentHead:
    return {
        "id": tournament.id,
        "name": tournament.name,
        "kind": tournament.kind,
        "state": tournament.state,
        "created": tournament.created,
        "rounds": tournament.rounds,
        "round": number,
        "organising": person is not None and tournament.organiser == person,
        "you": you,
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
