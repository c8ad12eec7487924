"""Games to find puzzles in, by number: levels against each other, or against the Automa.

Game n is the same whenever it is played: ring, levels, cards and draws follow from the seed and n.
Every third game is solo.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from quiltbee.automa import LEVELS as AUTOMA_LEVELS
from quiltbee.automa import Deck, Solo
from quiltbee.engine import Engine
from quiltbee.games import DUEL, SOLO, SetUp, variant_of
from quiltbee.notation import parse_record
from quiltbee.players import LEVEL, SEED
from quiltbee.players.levels import HIGHEST, LOWEST
from quiltbee.puzzles.making.levels import limits_of
from quiltbee.rules import Position, Seat, ring_from_seed

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
    variant: Any = SOLO if is_solo else DUEL
    set_up = SetUp(ring_from_seed(f"{seed}/{number}"))
    text = f"levels {levels[0]} {levels[1]}"
    if is_solo:
        deck, automa = draws.choice(list(Deck)), draws.choice(list(AUTOMA_LEVELS))
        set_up = SetUp(set_up.ring, deck=deck, level=automa)
        text = f"level {levels[0]} automa {automa} {deck.value}"
    engine.set_option(SEED.name, draws.randrange(1, 2**31))
    return Source(text, tuple(_decisions(engine, variant, set_up, levels, draws)))


def recorded_game(text: str) -> Source:
    """A game of people, in a record; raises NotationError for one that can't be read."""
    record = parse_record(text)
    variant: Any = variant_of(record.start)
    positions = []
    for position in record.positions:
        decider = variant.decider(position)
        if isinstance(decider, Seat) and len(variant.legal_moves(position)) > 1:
            positions.append(variant.view(position, decider))
    return Source("people", tuple(positions))


def _decisions(
    engine: Engine, variant: Any, set_up: SetUp, levels: list[int], draws: Random
) -> Iterator[Position | Solo]:
    position = variant.set_up(set_up, draws)
    while (decider := variant.decider(position)) is not None:
        if not isinstance(decider, Seat):
            _, position = variant.turn_card(position, variant.draw_shuffle(position, draws))
            continue
        seen = variant.view(position, decider)
        if len(variant.legal_moves(position)) > 1:
            yield seen
        engine.set_option(LEVEL.name, levels[decider.index])
        move = engine.decide(seen, limits_of(levels[decider.index])).chosen
        position = variant.play(position, move)
