"""What a batch of solo games does with a slice of them beyond `steps`: the Automa's turns.

The one who decides is always the person: all cards due are drawn and turned over within a step.
"""

from typing import Final

from quiltbee.environments.batch.legality import flat_action
from quiltbee.environments.batch.steps import CHANCE, forget_end, tell_end
from quiltbee.environments.observations import Card, Scalar
from quiltbee.kernel.arrays import Float32Array, Int8Array, Int16Array, Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import play, score
from quiltbee.kernel.random_games import shuffle_ring
from quiltbee.kernel.solo.game import (
    automa_score,
    copy_solo,
    has_person_won,
    play_automa_turns,
    show_budget,
)
from quiltbee.kernel.solo.state import BUDGET, DECK, LEVEL, PILE, TAKEN, UNSEEN
from quiltbee.kernel.solo.tables import DECK_CARDS, TACTICAL
from quiltbee.kernel.state import OVER, STAGE
from quiltbee.kernel.tables import RING

_TACTICAL: Final = int(Card.TACTICAL)
_LEVEL: Final = int(Card.LEVEL)
_PILE: Final = int(Card.PILE)
_BUDGET: Final = int(Card.BUDGET)
_SEEN: Final = int(Card.SEEN)
_TAKEN: Final = int(Card.TAKEN)
_AUTOMAS_SCORE: Final = int(Scalar.OTHER) + 4


@compiled
def write_cards(state: Int64Array, cards: Int16Array) -> None:
    """Write what the person knows of the cards, and the Automa's patches."""
    cards[_TACTICAL] = 1 if state[DECK] == TACTICAL else 0
    cards[_LEVEL] = state[LEVEL]
    cards[_PILE] = state[PILE]
    cards[_BUDGET] = state[BUDGET]
    for card in range(DECK_CARDS):
        cards[_SEEN + card] = 1 - (state[UNSEEN] >> card & 1)
    for patch in range(RING):
        cards[_TAKEN + patch] = state[TAKEN] >> patch & 1


@compiled
def show_cards(
    start: int, stop: int, states: Int64Array, scalars: Int16Array, cards: Int16Array
) -> None:
    """Write what differs from a duel in the observations of some games."""
    for game in range(start, stop):
        scalars[game, _AUTOMAS_SCORE] = automa_score(states[game])
        write_cards(states[game], cards[game])


@compiled
def begin_solo_games(
    start: int,
    stop: int,
    states: Int64Array,
    rings: Int64Array,
    sources: Int64Array,
    origin: Int64Array,
    draws_rings: bool,
) -> None:
    """Set games up anew."""
    for game in range(start, stop):
        source = sources[game, CHANCE:]
        if draws_rings:
            shuffle_ring(rings[game], source)
        copy_solo(origin, states[game])
        show_budget(states[game], source)


@compiled
def play_solo_games(
    start: int,
    stop: int,
    actions: Int64Array,
    states: Int64Array,
    rings: Int64Array,
    sources: Int64Array,
    origin: Int64Array,
    draws_rings: bool,
    is_factored: bool,
    rewards: Float32Array,
    scores: Int64Array,
    dones: Int8Array,
    winning: float,
    point: float,
) -> None:
    """Play a legal action in each game, and the Automa's turns; set up anew those that end."""
    for game in range(start, stop):
        state, ring = states[game], rings[game]
        action = flat_action(state, ring, actions[game]) if is_factored else actions[game]
        play(state, ring, action)
        play_automa_turns(state, ring, sources[game, CHANCE:])
        if state[STAGE] != OVER:
            forget_end(game, rewards, dones)
            continue
        scores[game, 0], scores[game, 1] = score(state, 0), automa_score(state)
        tell_end(game, has_person_won(state), rewards, scores, dones, winning, point)
        begin_solo_games(game, game + 1, states, rings, sources, origin, draws_rings)
