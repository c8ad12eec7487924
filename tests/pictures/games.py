"""Games whose ends and middles the tests draw: random ones, the same each time."""

from random import Random
from typing import Any

from quiltbee.automa import Deck, SetUp
from quiltbee.games import Game, begin
from quiltbee.notation import Record, record_game
from quiltbee.rules import PASS, Chance, ring_from_seed


def random_game(seed: int, variant: str = "duel", decisions: int = 999) -> Record[Any]:
    """A game that takes a patch whenever it can, nearly."""
    rng, deck = Random(seed), Deck.NORMAL if variant == "solo" else None
    game: Game[Any] = begin(SetUp(ring_from_seed(str(seed)), deck=deck, level=3).start(rng))
    while decisions and not game.is_over:
        if game.decider is Chance.CARD:
            game = game.after(game.turn_card(rng))
        else:
            decisions -= 1
            legal = game.position.legal_moves()
            patches = [each for each in legal if each != PASS]
            move = rng.choice(patches) if patches and rng.random() < 0.85 else legal[0]
            game = game.after(game.move(move))
    return record_game(game.start, game.moves, {"Player1": "Ada", "Player2": "Mo"})
