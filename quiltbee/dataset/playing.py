"""Plays a data set: workers play parts of its shards, and this process writes them."""

import math
import threading
from collections.abc import Generator, Iterable, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from quiltbee.arena import MatchPlayer, play_on
from quiltbee.automa import Solo
from quiltbee.dataset.folder import DataSetFolder
from quiltbee.dataset.plan import GameStart, Plan
from quiltbee.dataset.tables import (
    TENTHS,
    DecisionRow,
    EvaluationRow,
    GameRow,
    Rows,
    joined,
    shard_of,
)
from quiltbee.games import Game, begin
from quiltbee.notation import action_of_move, format_move
from quiltbee.players import MULTIPV, SEED, Decision, Info
from quiltbee.rules import AutomaMove, Move, PlacePatch, PlaceSpecialPatch, Position, Seat
from quiltbee.workers import Workers

PART: Final = 20
"""How many games of a shard are one call, and one step of the progress bar."""


def play_part(plan: Plan, shard: int, games: range) -> tuple[int, Rows]:
    """Play some games of a shard; its number and their rows."""
    return shard, play_games(plan, games)


def make(folder: DataSetFolder, plan: Plan, games: int, workers: Workers) -> Generator[int]:
    """Play the shards that the folder lacks; yield how many games each call has played.

    A shard is written as soon as all its games are there. The folder must be held and begun.
    Raises PlayerError, DataSetError or WorkersError.
    """
    missing = folder.missing(plan, games)
    check_players(plan)
    calls = (
        partial(play_part, plan, shard, part)
        for shard in missing
        for part in parts_of(plan.games_of(shard, games))
    )
    played: dict[int, list[Rows]] = {}
    for shard, rows in workers.results(calls):
        parts = played.setdefault(shard, [])
        parts.append(rows)
        if sum(len(part.games) for part in parts) == len(plan.games_of(shard, games)):
            parts.sort(key=lambda part: part.games[0].game)
            folder.write(shard, shard_of(joined(played.pop(shard))))
        yield len(rows.games)


def parts_of(games: range) -> list[range]:
    """Return the games of a shard in parts of PART, the last perhaps smaller."""
    return [games[first : first + PART] for first in range(0, len(games), PART)]


OPENING_LINES: Final = 5
"""How many of the best moves a decision of the opening is drawn from."""

TEMPERATURE: Final = 30
"""A move worse by this many thousandths of a win is drawn 1/e times as often as the best."""

_kept = threading.local()


class Seated:
    """A player at a seat of a game, with the options that the plan gives it."""

    def __init__(self, player: MatchPlayer) -> None:
        """Make the player; raises PlayerError for an option that it does not have."""
        self.text = player.text
        self._limits = player.limits
        self._given = dict(player.options)
        self._thinker = player.new_thinker()
        self._offered = {option.name: option for option in self._thinker.options}

    def begin(self, plan: Plan, game: int, side: int) -> None:
        """Begin a game; an option Seed that the player does not set is drawn for it."""
        self._thinker.new_game()
        option = self._offered.get(SEED.name)
        if option is not None:
            drawn = plan.player_seed(game, side, option)
            self._thinker.set_option(SEED.name, self._given.get(SEED.name, drawn))

    def decide(self, position: Any) -> Decision:
        """Return its decision within its limits."""
        return self._thinker.decide(position, self._limits)

    def look_at(self, lines: int) -> None:
        """Report this many moves from now on; 0 for as many as it was set to."""
        given = self._given.get(MULTIPV.name, MULTIPV.default)
        self._thinker.set_option(MULTIPV.name, max(lines, given))


def check_players(plan: Plan) -> None:
    """Raise PlayerError for a player that does not have an option it is given."""
    for player in plan.players:
        Seated(player)


def play_games(plan: Plan, games: Iterable[int]) -> Rows:
    """Play games of a plan, by their numbers."""
    rows = Rows([], [], [])
    seated = _seated(plan)
    for game in games:
        play_game(plan, plan.start(game), seated, rows)
    return rows


def _seated(plan: Plan) -> list[Seated]:
    """Return the players of a plan; a thread keeps those of the last one."""
    if getattr(_kept, "plan", None) != plan:
        _kept.seated, _kept.plan = [Seated(player) for player in plan.players], plan
    seated: list[Seated] = _kept.seated
    return seated


def play_game(
    plan: Plan,
    start: GameStart,
    seated: list[Seated],
    rows: Rows,
) -> None:
    """Play one game and append its rows."""
    draws = plan.draws(start.game)
    game: Game[Any] = begin(start.set_up.start(draws))
    decisions: list[Decision] = []
    for side, player in enumerate(seated):
        player.begin(plan, start.game, side)
        player.look_at(OPENING_LINES if plan.opening else 0)

    def choose(seat: Seat, position: Any) -> Move:
        if len(decisions) == plan.opening > 0:
            for each in seated:
                each.look_at(0)
        decision = seated[start.sides[seat.index]].decide(position)
        decisions.append(decision)
        is_drawn = len(decisions) <= plan.opening
        return _drawn(decision.lines, draws) if is_drawn else decision.chosen

    first_row = len(rows.decisions)
    for later in play_on(game, choose, draws):
        game, move, (before, after) = later, later.moves[-1], later.positions[-2:]
        if isinstance(move, AutomaMove):
            continue
        number, decision = len(decisions), decisions[-1]
        legal = len(before.table.legal_moves())
        row = _decision(start.game, number, before.table, move, after.table, legal)
        if plan.visits and decision.candidates:
            row = row._replace(
                visited=tuple(action_of_move(each.move) for each in decision.candidates),
                visits=tuple(each.visits for each in decision.candidates),
            )
        rows.decisions.append(row._replace(drawn=number <= plan.opening))
        rows.evaluations.extend(_evaluations(start.game, number, decision.lines))
    rows.games.append(_game(plan, start, game, rows.decisions[first_row:]))


def _drawn(lines: Sequence[Info], draws: Random) -> Move:
    """Return one of the best moves; any of them as likely if the player has no opinion."""
    best = lines[:OPENING_LINES]
    chances = [round(1000 * (line.value.chance or 0)) for line in best]
    highest = max(chances)
    odds = [math.exp((chance - highest) / TEMPERATURE) for chance in chances]
    return draws.choices(best, odds)[0].pv[0]


def _decision(
    game: int,
    number: int,
    position: Position,
    move: Move,
    after: Position,
    legal: int,
) -> DecisionRow:
    """Return the row of a decision that was not drawn, without visits."""
    mover, other = position.mover, position.opponent
    patch = move.letter if isinstance(move, PlacePatch) else None
    paid = earned = received = 0
    kind = "patch" if patch is not None else "pass"
    if isinstance(move, PlaceSpecialPatch):
        kind = "special"
    else:
        brought = position.consequence(patch)
        paid, earned, received = brought.paid, brought.earned, brought.income
    return DecisionRow(
        game=game,
        number=number,
        player=int(position.turn),
        buttons=mover.buttons,
        time=mover.time,
        income=mover.quilt.income,
        empty_spaces=mover.quilt.empty_spaces,
        other_buttons=other.buttons,
        other_time=other.time,
        other_income=other.quilt.income,
        other_empty_spaces=other.quilt.empty_spaces,
        choices=position.choices,
        legal=legal,
        kind=kind,
        patch=patch,
        choice=None if patch is None else position.choices.index(patch) + 1,
        action=action_of_move(move),
        move=format_move(move),
        drawn=False,
        paid=paid,
        earned=earned,
        received=received,
        special_tile=position.special_tile is None and after.special_tile is not None,
        visited=None,
        visits=None,
    )


def _evaluations(game: int, number: int, lines: Sequence[Info]) -> list[EvaluationRow]:
    """Return a row for every line that the player has an opinion of."""
    return [
        EvaluationRow(
            game=game,
            number=number,
            rank=line.multipv,
            action=action_of_move(line.pv[0]),
            move=format_move(line.pv[0]),
            win_chance=None if line.value.chance is None else round(1000 * line.value.chance),
            margin=None if line.value.margin is None else round(TENTHS * line.value.margin),
            solved=line.value.proven,
            depth=line.depth,
            nodes=line.nodes,
        )
        for line in lines
        if line.value.chance is not None or line.value.margin is not None
    ]


def _game(
    plan: Plan,
    start: GameStart,
    game: Game[Any],
    decisions: list[DecisionRow],
) -> GameRow:
    ended, table = game.position.outcome, game.table
    assert ended is not None
    first, second = table.players
    special = [row.player for row in decisions if row.kind == "special"]
    return GameRow(
        game=start.game,
        ring_number=start.ring_number,
        ring=start.ring,
        board=start.board.value,
        player1=plan.names[start.sides[0]],
        player2=plan.names[start.sides[1]],
        decisions=len(decisions),
        winner=int(ended.winner),
        score1=ended.scores[0],
        score2=ended.scores[1],
        buttons1=first.buttons,
        buttons2=second.buttons,
        income1=first.quilt.income,
        income2=second.quilt.income,
        empty_spaces1=first.quilt.empty_spaces,
        empty_spaces2=second.quilt.empty_spaces,
        special_patches1=special.count(Seat.FIRST),
        special_patches2=special.count(Seat.SECOND),
        special_tile=int(table.special_tile or 0),
        first_to_end=int(table.turn),
        deck=start.deck and start.deck.value,
        level=start.level,
        cards=_cards(game.start) if game.start.has_cards else None,
    )


def _cards(start: Solo) -> str:
    """Return all shuffles of a game, as the tag Cards of a record has them."""
    shuffles = (start.shuffle, *start.later)
    return " / ".join(" ".join(map(str, shuffle)) for shuffle in shuffles)
