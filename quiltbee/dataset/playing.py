"""The making of a data set: workers play parts of its shards, and this process writes them."""

import math
import threading
from collections.abc import Generator, Iterable, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from quiltbee.arena import play_on, prepare
from quiltbee.automa import Solo
from quiltbee.dataset.folder import (
    TENTHS,
    DataSetFolder,
    DecisionRow,
    EvaluationRow,
    GameRow,
    Rows,
    joined,
)
from quiltbee.dataset.plan import GameStart, Plan
from quiltbee.games import Game, begin
from quiltbee.notation import Record, action_of_move, format_move
from quiltbee.players import MULTIPV, Decision, Info, Thinker
from quiltbee.rules import AutomaMove, Move, PlacePatch, PlaceSpecialPatch, Position, Seat
from quiltbee.workers import Workers

PART: Final = 20
"""The games of one call of a worker, and of one step of the progress bar."""


def make(folder: DataSetFolder, plan: Plan, games: int, workers: Workers) -> Generator[int]:
    """Play the missing shards of a folder; yield the number of games of each finished call.

    A shard is written as soon as its games are complete. The folder must be held and begun. Raises
    PlayerError, DataSetError or WorkersError.
    """
    missing = folder.missing(plan, games)
    for player in plan.players:
        player.new_thinker()  # raises PlayerError for an unknown option before any game
    calls = (
        partial(play_games, plan, part)
        for shard in missing
        for part in parts_of(plan.games_of(shard, games))
    )
    played: dict[int, list[Rows]] = {}
    for rows in workers.results(calls):
        shard = (rows.games[0].game - 1) // plan.shard
        parts = played.setdefault(shard, [])
        parts.append(rows)
        if sum(len(part.games) for part in parts) == len(plan.games_of(shard, games)):
            parts.sort(key=lambda part: part.games[0].game)
            folder.write(shard, joined(played.pop(shard)))
        yield len(rows.games)


def parts_of(games: range) -> list[range]:
    """Return the games of a shard in parts of PART, the last perhaps smaller."""
    return [games[first : first + PART] for first in range(0, len(games), PART)]


OPENING_LINES: Final = 5
"""The number of best moves that a decision of the opening is drawn from."""

TEMPERATURE: Final = 30
"""The loss, in thousandths of a win, of a move drawn 1/e times as often as the best."""

_kept = threading.local()


def play_games(plan: Plan, games: Iterable[int]) -> Rows:
    """Play games of a plan, by their numbers; each thread keeps the players of its last plan."""
    if getattr(_kept, "plan", None) != plan:
        _kept.thinkers, _kept.plan = [player.new_thinker() for player in plan.players], plan
    rows = Rows([], [], [])
    for game in games:
        play_game(plan, plan.start(game), _kept.thinkers, rows)
    return rows


def _report_lines(plan: Plan, thinkers: Sequence[Thinker], lines: int) -> None:
    """Make the players report `lines` moves, or as many as the plan sets."""
    for player, thinker in zip(plan.players, thinkers, strict=True):
        given = dict(player.options).get(MULTIPV.name, MULTIPV.default)
        thinker.set_option(MULTIPV.name, max(lines, given))


def play_game(plan: Plan, start: GameStart, thinkers: Sequence[Thinker], rows: Rows) -> None:
    """Play one game and append its rows."""
    draws = plan.draws(start.game)
    game: Game[Any] = begin(start.set_up.start(draws))
    decisions: list[Decision] = []
    for side, (player, thinker) in enumerate(zip(plan.players, thinkers, strict=True)):
        prepare(thinker, player.options, partial(plan.player_seed, start.game, side))
    _report_lines(plan, thinkers, OPENING_LINES if plan.opening else 0)

    def choose(seat: Seat, position: Any) -> Move:
        if len(decisions) == plan.opening > 0:
            _report_lines(plan, thinkers, 0)
        side = start.sides[seat.index]
        decision = thinkers[side].decide(position, plan.players[side].limits)
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
        row = decision_row(start.game, number, before.table, move, after.table, legal)
        if plan.visits and decision.candidates:
            row = row._replace(
                visited=tuple(action_of_move(each.move) for each in decision.candidates),
                visits=tuple(each.visits for each in decision.candidates),
            )
        rows.decisions.append(row._replace(drawn=number <= plan.opening))
        rows.evaluations.extend(_evaluations(start.game, number, decision.lines))
    first, second = (plan.names[side] for side in start.sides)
    own = rows.decisions[first_row:]
    rows.games.append(game_row(start, (first, second), game.start, game.position, own))


def add_record(record: Record[Any], start: GameStart, rows: Rows) -> None:
    """Append the rows of a finished game in a record, without evaluations."""
    steps = zip(record.positions, record.moves, record.positions[1:], strict=False)
    own = list[DecisionRow]()
    for before, move, after in steps:
        if not isinstance(move, AutomaMove):
            legal = len(before.table.legal_moves())
            row = decision_row(start.game, len(own) + 1, before.table, move, after.table, legal)
            own.append(row)
    rows.decisions.extend(own)
    first, second = (record.tags.get(f"Player{seat:d}", "?") for seat in Seat)
    rows.games.append(game_row(start, (first, second), record.start, record.positions[-1], own))


def _drawn(lines: Sequence[Info], draws: Random) -> Move:
    """Draw one of the best moves, uniformly if the player has no opinion."""
    best = lines[:OPENING_LINES]
    chances = [round(1000 * (line.value.chance or 0)) for line in best]
    highest = max(chances)
    odds = [math.exp((chance - highest) / TEMPERATURE) for chance in chances]
    return draws.choices(best, odds)[0].pv[0]


def decision_row(
    game: int,
    number: int,
    position: Position,
    move: Move,
    after: Position,
    legal: int,
) -> DecisionRow:
    """Return the row of a decision, not drawn and without visits."""
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
    """Return a row for each line with a chance or a margin."""
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


def game_row(
    start: GameStart,
    players: tuple[str, str],
    origin: Any,
    last: Any,
    decisions: list[DecisionRow],
) -> GameRow:
    """Return the row of a game from its first position, its last one and its decisions."""
    ended, table = last.outcome, last.table
    assert ended is not None
    first, second = table.players
    special = [row.player for row in decisions if row.kind == "special"]
    return GameRow(
        game=start.game,
        ring_number=start.ring_number,
        ring=start.ring,
        board=start.board.value,
        player1=players[0],
        player2=players[1],
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
        cards=_cards(origin) if origin.has_cards else None,
    )


def _cards(start: Solo) -> str:
    """Return all shuffles of a game in the form of a record's tag Cards."""
    shuffles = (start.shuffle, *start.later)
    return " / ".join(" ".join(map(str, shuffle)) for shuffle in shuffles)
