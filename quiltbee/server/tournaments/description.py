"""Descriptions of tournaments: what a reader gets."""

from dataclasses import asdict
from typing import cast

from quiltbee.server.tournaments.agenda import round_ends
from quiltbee.server.tournaments.messages import (
    CorrectionShape,
    EntrantShape,
    GameInTournament,
    ListedTournament,
    PairingShape,
    PublicTournament,
    RoundShape,
    StandingShape,
    TournamentGameShape,
    TournamentHead,
    TournamentShape,
)
from quiltbee.server.tournaments.rounds import match_of, matches_of
from quiltbee.server.tournaments.standings import cross_table, standings
from quiltbee.server.tournaments.values import (
    Entrant,
    Listed,
    Pairing,
    Place,
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
        "starts": tournament.starts,
        "deadline": None if tournament.deadline is None else tournament.deadline // 1000,
        "pause": tournament.pause // 1000,
        "late_until": stored.late_until,
        "bots": tournament.bots,
        "fair": tournament.fair,
        "public": tournament.public,
        "admits_late": stored.admits_late,
        "next": next_round(stored),
        "entrants": [_describe_entrant(one, stored) for one in stored.entrants],
        "schedule": _describe_rounds(stored),
        "standings": [cast(StandingShape, asdict(one)) for one in standings(numbers, matches)]
        if has_begun
        else [],
        "cross_table": [list(row) for row in cross_table(numbers, matches)] if has_begun else [],
    }


def describe_listed(listed: Listed, person: str | None) -> ListedTournament:
    """A tournament in a person's list."""
    head = _head(listed.tournament, listed.round, person, listed.you)
    return {**head, "entrants": listed.entrants}


def describe_public(listed: Listed, person: str | None) -> PublicTournament:
    """A tournament in the lobby."""
    tournament = listed.tournament
    return {
        **describe_listed(listed, person),
        "clock": None if tournament.clock is None else str(tournament.clock),
        "rated": tournament.rated,
        "fair": tournament.fair,
        "starts": tournament.starts,
        "open": tournament.state == "open" or tournament.admits_late(listed.round),
    }


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


def describe_place(
    stored: StoredTournament, place: Place, game: str, person: str | None
) -> GameInTournament:
    """A game's place in its tournament, and the reader's next game."""
    tournament = stored.tournament
    you = stored.entrant_of(person)
    theirs = () if you is None else stored.running_games
    following = [
        one.id for one in theirs if you and you.number in (one.first, one.second) and one.id != game
    ]
    this = next(one for each in stored.pairings for one in each.games if one.id == game)
    return {
        "id": tournament.id,
        "name": tournament.name,
        "state": tournament.state,
        "round": place.round,
        "rounds": tournament.rounds,
        "board": place.board,
        "forfeit": this.is_forfeit,
        "correction": _describe_correction(this),
        "game": next(iter(following), None),
        "next": next_round(stored),
    }


def next_round(stored: StoredTournament) -> int | None:
    """When the next round begins, in ms since 1970; None while one is played, or after the last."""
    is_paused = stored.tournament.state == "running" and not stored.running_games
    return (round_ends(stored) or None) if is_paused else None


def _describe_entrant(entrant: Entrant, stored: StoredTournament) -> EntrantShape:
    return {
        "entrant": entrant.number,
        "name": entrant.name,
        "withdrawn": entrant.withdrawn,
        "bot": entrant.is_bot,
        "half_byes": sorted(number for number, who in stored.half_byes if who == entrant.number),
    }


def _describe_rounds(stored: StoredTournament) -> list[RoundShape]:
    rounds: list[RoundShape] = [
        {"round": number, "pairings": []} for number in range(1, stored.round + 1)
    ]
    tournament = stored.tournament
    for pairing in stored.pairings:
        rounds[pairing.round - 1]["pairings"].append(_describe_pairing(pairing, tournament))
    for number, entrant in stored.half_byes_taken:
        pairings = rounds[number - 1]["pairings"]
        bye = Pairing(number, len(pairings) + 1, entrant)
        points = [tournament.games_per_pairing / 2]
        described = _describe_pairing(bye, tournament)
        pairings.append({**described, "points": points, "half": True})
    return rounds


def _describe_pairing(pairing: Pairing, tournament: Tournament) -> PairingShape:
    match = match_of(pairing, tournament)
    return {
        "pairing": pairing.number,
        "first": pairing.first,
        "second": pairing.second,
        "points": [match.points(entrant) for entrant in match.pair.people],
        "half": False,
        "waiting": _waiting(pairing, tournament),
        "games": [_describe_game(game) for game in pairing.games],
    }


def _waiting(pairing: Pairing, tournament: Tournament) -> int:
    """How many games of a pairing are opened later."""
    if tournament.fair == "both":  # none once somebody has ended the first
        return len(pairing.games) if len(pairing.games) == 1 and not pairing.games[0].over else 0
    is_forfeited = bool(pairing.games) and pairing.games[0].is_forfeit
    return 0 if is_forfeited else pairing.unopened(tournament.games_per_pairing)


def _describe_game(game: TournamentGame) -> TournamentGameShape:
    return {
        "id": game.id,
        "url": f"/game/{game.id}",
        "first": game.first,
        "second": game.second,
        "over": game.over,
        "winner": game.winning_entrant,
        "scores": game.scores,
        "reason": "forfeit" if game.is_forfeit else game.reason,
        "correction": _describe_correction(game),
    }


def _describe_correction(game: TournamentGame) -> CorrectionShape | None:
    return None if game.correction is None else cast(CorrectionShape, asdict(game.correction))
