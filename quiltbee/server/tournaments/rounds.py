"""The next round of a tournament: its pairs, and their tables."""

from collections.abc import Sequence
from random import Random

from quiltbee.automa import SetUp
from quiltbee.rules import Board, ring_from_seed
from quiltbee.server.clock import Clock
from quiltbee.server.ids import new_id, new_seed
from quiltbee.server.store import SeatHolder, TableSetup
from quiltbee.server.tournaments.events import Paired
from quiltbee.server.tournaments.matches import Match, Pair, Won
from quiltbee.server.tournaments.pairing import (
    round_robin,
    round_robin_rounds,
    swiss,
    swiss_rounds,
)
from quiltbee.server.tournaments.values import (
    Entrant,
    Pairing,
    StoredTournament,
    Tournament,
    TournamentGame,
    TournamentKind,
)


def rounds_of(kind: TournamentKind, people: int) -> int:
    """The default number of rounds."""
    match kind:
        case "swiss":
            return swiss_rounds(people)
        case "round_robin":
            return round_robin_rounds(people)
        case "double_round_robin":
            return 2 * round_robin_rounds(people)


def drawn_order(stored: StoredTournament, draws: Random) -> tuple[int, ...]:
    """Draw the order of the entrants, by their numbers."""
    numbers = [entrant.number for entrant in stored.entrants]
    places = draws.sample(range(1, len(numbers) + 1), len(numbers))
    return tuple(number for _, number in sorted(zip(places, numbers, strict=True)))


def matches_of(stored: StoredTournament) -> list[Match]:
    """All pairings with their finished games, in the order of the rounds; half-point byes last."""
    tournament, byes = stored.tournament, stored.half_byes_taken
    games = tournament.games_per_pairing
    return [
        *(match_of(pairing, tournament) for pairing in stored.pairings),
        *(Match(Pair(entrant), games, is_half=True) for _, entrant in byes),
    ]


def match_of(pairing: Pairing, tournament: Tournament) -> Match:
    """A pairing with its finished games; of two games, whoever forfeits the first loses both.

    Where the sum of two games counts, the second one has it as its result.
    """
    games = tournament.games_per_pairing
    counting = pairing.games[-1:] if tournament.fair == "both" else pairing.games
    won = [_won(game, winner) for game in counting if (winner := game.winning_entrant)]
    if pairing.games and pairing.games[0].is_forfeit:
        won += won[:1] * pairing.unopened(games)
    unplayed = bool(pairing.games) and all(game.is_unplayed for game in pairing.games)
    pair = Pair(pairing.first, pairing.second)
    return Match(pair, games, tuple(won), unplayed=unplayed)


def next_pairs(stored: StoredTournament) -> tuple[Pair, ...]:
    """The pairs of the next round; none after the last."""
    tournament, number = stored.tournament, stored.round + 1
    if number > (tournament.rounds or 0) or len(stored.active) < 2:
        return ()
    if tournament.kind == "swiss":
        absent = {entrant for of, entrant in stored.half_byes if of == number}
        playing = stored.active - absent
        if len(playing) < 2:  # somebody has to play, or there is no round
            playing = stored.active
        order = [entrant for entrant in stored.order if entrant in playing]
        return swiss(order, matches_of(stored))
    return round_robin(stored.order, number, stored.active)


def open_round(
    stored: StoredTournament, pairs: Sequence[Pair], *, clock: Clock, draws: Random
) -> tuple[Paired, tuple[TableSetup, ...]]:
    """The pairings of the next round, and a table for each of their games."""
    opened = [_tables(stored, pair, clock=clock, draws=draws) for pair in pairs]
    pairings = tuple(
        (pair.first, pair.second, tuple(setup.id for setup in setups))
        for pair, setups in zip(pairs, opened, strict=True)
    )
    return Paired(stored.round + 1, pairings), tuple(setup for setups in opened for setup in setups)


def _won(game: TournamentGame, winner: int) -> Won:
    return Won(winner, _margin(game), played=not game.is_unplayed)


def _margin(game: TournamentGame) -> int:
    """The margin of a win; 0 if the loser resigned while ahead."""
    first, second = game.scores or (0, 0)
    return max(0, first - second if game.winning_entrant == game.first else second - first)


def _tables(
    stored: StoredTournament, pair: Pair, *, clock: Clock, draws: Random
) -> list[TableSetup]:
    """The tables of the first games of a pair, all on one ring; the second swaps the seats."""
    if pair.second is None:
        return []
    seed = new_seed(draws)
    seatings = [(pair.first, pair.second), (pair.second, pair.first)]
    tournament = stored.tournament
    at_once = 1 if tournament.is_one_after_the_other else tournament.games_per_pairing
    return [open_game(stored, seating, seed, clock, draws) for seating in seatings[:at_once]]


def open_game(
    stored: StoredTournament, seating: tuple[int, int], seed: str, clock: Clock, draws: Random
) -> TableSetup:
    """The table of a game of two entrants on a ring, the one who sits first named first."""
    first, second = seating
    seats = _holder(stored.entrant(first)), _holder(stored.entrant(second))
    return _table(stored.tournament, seats, seed, clock=clock, draws=draws)


def _holder(entrant: Entrant | None) -> SeatHolder:
    assert entrant is not None
    return SeatHolder(entrant.name, person=entrant.person, is_bot=entrant.is_bot)


def _table(
    tournament: Tournament,
    seats: tuple[SeatHolder, SeatHolder],
    seed: str,
    *,
    clock: Clock,
    draws: Random,
) -> TableSetup:
    settled = SetUp(ring_from_seed(seed), Board(tournament.board))
    return TableSetup(
        id=new_id(draws),
        created=clock(),
        seats=seats,
        seed=seed,
        start=settled.start(draws),
        clock=tournament.clock,
        access="invitation",
        takebacks=False,
        rated=tournament.rated,
        tournament=tournament.id,
        fair=tournament.fair,
        partner=new_id(draws) if tournament.fair == "both" else None,
    )
