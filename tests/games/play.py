"""Games for the tests of this room: new ones, random ones, and events that may come next."""

import random
from typing import Any

from hypothesis import strategies as st

from quiltbee.automa import Deck, SetUp
from quiltbee.games import Event, Game, begin
from quiltbee.rules import Board, Chance, ring_from_seed

RING = ring_from_seed("quilt")


VARIANTS = ("duel", "solo")


def new(variant: str, seed: int = 1, **options: Any) -> Game[Any]:
    deck = options.pop("deck", Deck.NORMAL) if variant == "solo" else None
    set_up = SetUp(RING, options.get("board", Board.REVISED), deck, options.get("level", 1))
    return begin(set_up.start(random.Random(seed)))


def next_event(game: Game[Any], draws: random.Random) -> Event:
    """A random move, or the card that is due."""
    if game.decider is Chance.CARD:
        return game.turn_card(draws)
    return game.move(draws.choice(game.position.legal_moves()))


def played(game: Game[Any], events: int, seed: int = 1) -> Game[Any]:
    """The game after this many events, or fewer if it ends sooner."""
    draws = random.Random(seed)
    for _ in range(events):
        if game.is_over:
            break
        game = game.after(next_event(game, draws))
    return game


@st.composite
def games(draw: st.DrawFn) -> Game[Any]:
    options = {
        "board": draw(st.sampled_from(Board)),
        "deck": draw(st.sampled_from(Deck)),
        "level": draw(st.integers(1, 5)),
    }
    game = new(draw(st.sampled_from(VARIANTS)), draw(st.integers(0, 99)), **options)
    return played(game, draw(st.integers(0, 120)), draw(st.integers(0, 99)))
