"""Games whose ends and middles the tests draw: random ones, the same each time."""

from random import Random
from typing import Any

from quiltbee.automa import AnyMove, Shuffle
from quiltbee.games import VARIANTS, Chance, SetUp
from quiltbee.notation import Record, record_game
from quiltbee.rules import PASS, ring_from_seed


def random_game(seed: int, variant: str = "duel", decisions: int = 999) -> Record[Any]:
    """A game that takes a patch whenever it can, nearly."""
    rng, rules = Random(seed), VARIANTS[variant]
    start = position = rules.set_up(SetUp(ring_from_seed(str(seed)), level=3), rng)
    moves: list[AnyMove] = []
    shuffles: list[Shuffle] = []
    while decisions and (decider := rules.decider(position)) is not None:
        if isinstance(decider, Chance):
            shuffle = rules.draw_shuffle(position, rng)
            shuffles += [shuffle] if shuffle else []
            turn, position = rules.turn_card(position, shuffle)
            moves.append(turn)
        else:
            decisions -= 1
            legal = rules.legal_moves(position)
            patches = [each for each in legal if each != PASS]
            move = rng.choice(patches) if patches and rng.random() < 0.85 else legal[0]
            position = rules.play(position, move)
            moves.append(move)
    return record_game(start, moves, {"Player1": "Ada", "Player2": "Mo"}, tuple(shuffles))
