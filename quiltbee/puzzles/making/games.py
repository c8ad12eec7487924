"""Games to find puzzles in, by number: levels against each other, or against the Automa.

Game n is the same whenever it is played: ring, levels, cards and draws follow from the seed and n.
Every third game is solo.
"""

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from quiltbee.arena import play_out
from quiltbee.automa import LEVELS as AUTOMA_LEVELS
from quiltbee.automa import Deck, SetUp, Solo
from quiltbee.engine import Engine
from quiltbee.notation import parse_record
from quiltbee.players import LEVEL, SEED
from quiltbee.players.levels import HIGHEST, LOWEST
from quiltbee.puzzles.making.levels import limits_of
from quiltbee.rules import Move, Position, Seat, ring_from_seed

SOLO_EVERY: Final = 3
_ODDS: Final = (1.0,) * 8 + (0.5, 0.15)
"""How often each level sits down: the highest think for long."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a game comes from: `levels 3 7`, or `automa 2 tactical, level 6`."""

    text: str
    positions: tuple[Position | Solo, ...]
    """The decisions with a choice, as the decider sees them."""


def played_game(engine: Engine, seed: str, number: int) -> Source:
    """Game `number` between levels drawn by the seed."""
    draws = Random(f"{seed}/{number}")
    levels = draws.choices(range(LOWEST, HIGHEST + 1), _ODDS, k=2)
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
    """A game of people, in a record; raises NotationError for one that can't be read."""
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
