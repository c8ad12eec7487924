"""The making of puzzles: play games, sift their decisions, and save the finds, game by game.

Game n is the same whenever it is played: ring, levels, cards and draws follow from the seed and n.
The finds go into a text file, one line of JSON per game, so that interrupted work resumes with the
next game. `assembling` makes the shipped file from it.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, Final

from quiltbee.arena import play_out
from quiltbee.automa import LEVELS as AUTOMA_LEVELS
from quiltbee.automa import Deck, SetUp, Solo
from quiltbee.engine import Engine
from quiltbee.engine.parameters import STRENGTHS
from quiltbee.notation import format_moves, format_position, parse_record
from quiltbee.players import LEVEL, SEED, Limits
from quiltbee.players.levels import HIGHEST, LOWEST
from quiltbee.puzzles.book import Choice, PuzzleError, Stake, Step
from quiltbee.puzzles.making.finding import PROVE_FROM, Finder, stake_of
from quiltbee.rules import Move, Position, Seat, ring_from_seed
from quiltbee.workers import Workers

PLAYS: Final = 12
"""The tries of a level that draws its moves; the others always play the same move."""


def share_found(
    engine: Engine, level: int, position: Position | Solo, steps: Sequence[Step]
) -> float:
    """Return the share of a level's tries in which it solves all steps."""
    engine.set_option(LEVEL.name, level)
    engine.set_option(SEED.name, 1)
    plays = PLAYS if STRENGTHS[level - 1].temperature else 1
    return sum(_solves(engine, level, position, steps) for _ in range(plays)) / plays


def limits_of(level: int) -> Limits:
    """Return a level's own node limit as an explicit one, so that it keeps no earlier tree."""
    nodes = STRENGTHS[level - 1].evaluated
    return Limits(nodes=nodes) if nodes else Limits()


def _solves(engine: Engine, level: int, position: Position | Solo, steps: Sequence[Step]) -> bool:
    for step in steps:
        move = engine.decide(position, limits_of(level)).chosen
        if move != step.accepted[0]:
            return move in step.accepted
        for each in (move, *step.replies):
            position = position.play(each)
    return True


SOLO_EVERY: Final = 3
_ODDS: Final = (1.0,) * 8 + (0.5, 0.15)
_ENDING_ODDS: Final = (0.0,) * 2 + (1.0,) * 5 + (0.3, 0.0, 0.0)
"""The odds of each level: the highest are slow. Endings need fast levels and close games."""


@dataclass(frozen=True, slots=True)
class Source:
    """The source of a game: `levels 3 7`, or `automa 2 tactical, level 6`."""

    text: str
    positions: tuple[Position | Solo, ...]
    """The decisions with a choice, as the decider sees them."""


def played_game(engine: Engine, seed: str, number: int, *, endings: bool = False) -> Source:
    """Play game `number` between levels drawn by the seed."""
    draws = Random(f"{seed}/{number}")
    odds = _ENDING_ODDS if endings else _ODDS
    levels = draws.choices(range(LOWEST, HIGHEST + 1), odds, k=2)
    is_solo = number % SOLO_EVERY == 0
    set_up = SetUp(ring_from_seed(f"{seed}/{number}"))
    text = f"levels {levels[0]} {levels[1]}"
    if is_solo:
        deck, automa = draws.choice(list(Deck)), draws.choice(list(AUTOMA_LEVELS))
        set_up = SetUp(set_up.ring, deck=deck, level=automa)
        text = f"level {levels[0]} automa {automa} {deck.value}"
    engine.set_option(SEED.name, draws.randrange(1, 2**31))
    return Source(text, _decisions(engine, set_up.start(draws), levels, draws))


def recorded_game(text: str) -> Source:
    """Read a game of people from a record; raises NotationError."""
    record = parse_record(text)
    positions = []
    for position in record.positions:
        decider = position.decider
        if isinstance(decider, Seat) and len(position.legal_moves()) > 1:
            positions.append(position.seen_by(decider))
    return Source("people", tuple(positions))


def _decisions(
    engine: Engine, start: Position | Solo, levels: list[int], draws: Random
) -> tuple[Position | Solo, ...]:
    """Play a game; return the positions in which a player had a choice."""
    found: list[Position | Solo] = []

    def choose(seat: Seat, seen: Any) -> Move:
        if len(seen.legal_moves()) > 1:
            found.append(seen)
        level = levels[seat.index]
        engine.set_option(LEVEL.name, level)
        return engine.decide(seen, limits_of(level)).chosen

    play_out(start, choose, draws)
    return tuple(found)


FROM_A_GAME: Final = 4
"""The most puzzles taken from one game."""

ENDINGS_EVERY: Final = 2
"""The interval of games of which only the end is sifted: a proof takes a tenth of a search."""

MOST_STEPS: Final = 3
MOST_ACCEPTED: Final = 10

_EASY: Final = 0.8
"""The least share of tries in which levels 1 to 5 find an easy decision."""

_QUICK: Final = range(1, 8)

_KEPT_EASY: Final = 0.2
_KEPT_PASSES: Final = 0.5
"""The shares kept of easy puzzles and of those that a pass solves, which abound."""


def make(
    path: Path,
    seed: str,
    games: int,
    workers: Workers,
    records: Sequence[str] = (),
    *,
    endings: bool = False,
) -> Iterator[dict[str, Any]]:
    """Sift the games that the file lacks, and add a line for each; yields the new lines.

    The games are played, or given as `records` of people who allow it. With `endings` only the ends
    of duels are sifted, where proofs take a tenth of the time of searches.
    """
    done = {row["game"] for row in read_rows(path)}
    calls = (
        partial(_sifted, seed, game, records[game - 1] if records else None, endings)
        for game in range(1, (len(records) or games) + 1)
        if game not in done and not (endings and game % SOLO_EVERY == 0)
    )
    with path.open("a", encoding="ascii") as file:
        for row in workers.results(calls):
            file.write(f"{json.dumps(row, separators=(',', ':'))}\n")
            file.flush()
            yield row


def read_rows(path: Path, key: str = "game") -> Iterator[dict[str, Any]]:
    """Yield the finds so far; a line that was cut off is dropped.

    Raises PuzzleError for a line that is not an object with that key.
    """
    if not path.exists():
        return
    with path.open(encoding="ascii", errors="replace") as file:
        for number, line in enumerate(file, 1):
            if line.endswith("\n"):
                yield _row(line, key, f"{path}: line {number}")


def _row(line: str, key: str, where: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except ValueError:
        raise PuzzleError(f"{where} is not JSON") from None
    if not isinstance(row, dict) or key not in row:
        raise PuzzleError(f"{where} has no {key!r}")
    return row


@cache
def _tools() -> tuple[Finder, Engine]:
    """Create the tools of a process once, since they take half a GB."""
    engine = Engine()
    engine.new_game()
    return Finder(), engine


def _sifted(seed: str, game: int, record: str | None, endings: bool) -> dict[str, Any]:
    finder, engine = _tools()
    if record is None:
        source = played_game(engine, seed, game, endings=endings)
    else:
        source = recorded_game(record)
    draws = Random(f"{seed}/{game}/sieve")
    positions = list(source.positions)
    draws.shuffle(positions)
    found: list[dict[str, Any]] = []
    known = set[tuple[int, ...]]()
    seen = 0
    for position in positions:
        players = position.table.players
        is_late = sum(player.time for player in players) >= PROVE_FROM
        if not is_late and (endings or game % ENDINGS_EVERY == 0):
            continue
        seen += 1
        quilts = tuple(player.quilt.filled for player in players)
        if quilts in known:
            continue
        puzzle = _puzzle(finder, engine, position, draws)
        if puzzle is not None:
            known.add(quilts)
            found.append(puzzle)
            if len(found) == FROM_A_GAME:
                break
    return {"game": game, "source": source.text, "positions": seen, "puzzles": found}


def _puzzle(
    finder: Finder, engine: Engine, position: Position | Solo, draws: Random
) -> dict[str, Any] | None:
    """Make a puzzle of a decision and the steps that follow; None if it does not qualify."""
    finds: dict[int, float] = {}

    def is_short(step: Step) -> bool:
        return len(step.accepted) <= MOST_ACCEPTED

    def is_wanted(step: Step) -> bool:
        if not is_short(step):
            return False
        finds.update((level, share_found(engine, level, position, [step])) for level in _QUICK)
        is_easy = sum(finds[level] for level in range(1, 6)) >= 5 * _EASY
        return not is_easy or draws.random() < _KEPT_EASY

    first = finder.step(position, is_wanted, passes=draws.random() < _KEPT_PASSES)
    if first is None:
        return None
    steps, proven = [first[0]], first[1]
    first_stake = stake_of(position, first[0], is_proven=proven)
    stake = Stake.WIN if first_stake is Stake.WIN else None  # later steps must win too
    at: Position | Solo | None = position
    while len(steps) < MOST_STEPS:
        at, replies = _next_decision(at, steps[-1])
        following = None if at is None else finder.step(at, is_short, stake=stake)
        if following is None:
            break
        steps[-1] = Step(steps[-1].accepted, steps[-1].best, steps[-1].rejected, replies)
        steps.append(following[0])
        proven = proven and following[1]
    if len(steps) > 1:
        finds.clear()
    for level in range(1, len(STRENGTHS) + 1):
        if level not in finds:
            finds[level] = share_found(engine, level, position, steps)
    return {
        "position": format_position(position),
        "proven": proven,
        "finds": [round(finds[level], 3) for level in sorted(finds)],
        "steps": [_step_row(step) for step in steps],
    }


def _next_decision(
    position: Position | Solo | None, step: Step
) -> tuple[Position | Solo | None, tuple[Move, ...]]:
    """Return the same player's next decision along the best line, and the replies before it."""
    assert position is not None
    seat = position.decider
    at = position.play(step.best.line[0])
    replies = list[Move]()
    for move in step.best.line[1:]:
        decider = at.decider
        if not isinstance(decider, Seat):
            return None, ()
        if decider is seat:
            return at, tuple(replies)
        replies.append(move)
        at = at.play(move)
    return None, ()


def _step_row(step: Step) -> dict[str, Any]:
    return {
        "accepted": format_moves(step.accepted),
        "best": _choice_row(step.best),
        "rejected": [_choice_row(choice) for choice in step.rejected],
        "replies": format_moves(step.replies),
    }


def _choice_row(choice: Choice) -> list[Any]:
    return [round(choice.margin, 1), format_moves(choice.line)]
