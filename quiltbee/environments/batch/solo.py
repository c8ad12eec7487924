"""What a batch of solo games does with a slice of them beyond `steps`: the Automa's turns.

The one who decides is always the person: all cards due are drawn and turned over within a step.
"""

from typing import Final

from quiltbee.environments.batch.games import Ended, Played, Shown
from quiltbee.environments.batch.legality import flat_action
from quiltbee.environments.batch.steps import (
    CHANCE,
    draw_games,
    forget_end,
    set_ring,
    show_games,
    tell_end,
)
from quiltbee.environments.observations import Card, Scalar
from quiltbee.kernel.arrays import Int16Array, Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import play, score
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
def write_what_differs(state: Int64Array, scalars: Int16Array, cards: Int16Array) -> None:
    """Write what differs from a duel in an observation."""
    scalars[_AUTOMAS_SCORE] = automa_score(state)
    write_cards(state, cards)


@compiled
def show_solo_games(
    played: Played, shown: Shown, which: Int64Array, start: int, stop: int, is_factored: bool
) -> None:
    """Write everything that is to be seen of some games."""
    show_games(played, shown, which, start, stop, is_factored)
    scalars, cards = shown.seen.scalars, shown.seen.cards
    if cards.shape[1] != 0:
        for place in range(start, stop):
            game = which[place]
            write_what_differs(played.states[game], scalars[game], cards[game])


@compiled
def begin_solo_game(game: int, played: Played) -> None:
    """Set a game up anew."""
    set_ring(game, played)
    copy_solo(played.origins[game], played.states[game])
    show_budget(played.states[game], played.sources[game, CHANCE:])


@compiled
def begin_solo_games(played: Played, which: Int64Array, start: int, stop: int) -> None:
    """Set games up anew."""
    for place in range(start, stop):
        begin_solo_game(which[place], played)


@compiled
def end_solo_game(game: int, played: Played, ended: Ended, winning: float, point: float) -> None:
    """Tell how a game that is over ended, and set it up anew."""
    state = played.states[game]
    ended.movers[game] = 0
    ended.scores[game, 0], ended.scores[game, 1] = score(state, 0), automa_score(state)
    tell_end(game, has_person_won(state), played, ended, winning, point)
    if ended.seen.cards.shape[1] != 0:
        write_what_differs(state, ended.seen.scalars[game], ended.seen.cards[game])
    begin_solo_game(game, played)


@compiled
def step_solo_games(
    played: Played,
    shown: Shown,
    ended: Ended,
    which: Int64Array,
    start: int,
    stop: int,
    actions: Int64Array,
    draws: bool,
    is_factored: bool,
    winning: float,
    point: float,
) -> None:
    """Play an action in each of all games, drawn before if that is wanted, and the Automa's turns.

    Games that end are set up anew; then it is shown what follows.
    """
    if draws:
        draw_games(played, shown, which, start, stop, is_factored, actions)
    states, rings, dones = played.states, played.rings, ended.dones
    for place in range(start, stop):
        game = which[place]
        state, ring, action = states[game], rings[game], actions[place]
        if dones[game] != 0:
            forget_end(game, ended)
        play(state, ring, flat_action(state, ring, action) if is_factored else action)
        play_automa_turns(state, ring, played.sources[game, CHANCE:])
        if state[STAGE] == OVER:
            end_solo_game(game, played, ended, winning, point)
    show_solo_games(played, shown, which, start, stop, is_factored)
