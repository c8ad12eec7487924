"""What a batch does to some of its games, in one compiled call.

The games are those that `which` names from place `start` up to `stop`, so threads can share a batch
without ever touching the same row. Chance in a solo game is drawn and played within a step, so that
the player to move is always the person.
"""

from typing import Final

from quiltbee.environments.batch.cards import write_cards
from quiltbee.environments.batch.games import DRAWN, Ended, Played, Shown
from quiltbee.environments.batch.legality import (
    FIRST_WORDS,
    clear,
    draw_legal,
    flat_action,
    is_set,
    show_legal,
)
from quiltbee.environments.batch.planes import write_observation
from quiltbee.environments.batch.tables import FACTORED_WORDS, FIRST_WORD, LAST_WORD
from quiltbee.kernel.arrays import Int8Array, Int64Array
from quiltbee.kernel.bits import trailing_zeros
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import mixed
from quiltbee.kernel.games import copy, draw_chance, follow, has_first_won, score
from quiltbee.kernel.random_games import shuffle_ring
from quiltbee.kernel.state import OVER, STAGE, TURN
from quiltbee.kernel.tables import RING

CHANCE: Final = 0
DRAWS: Final = 1
RIVALS: Final = 2
"""The columns of `random_states`: for rings and cards, for the agent, for its opponents."""


@compiled
def seed_random_states(seeds: Int64Array, which: Int64Array, random_states: Int64Array) -> None:
    """Set the generators of some games from a seed for each; none is ever 0."""
    for place in range(len(which)):
        for column in range(3):
            number = 2 * seeds[place] + column + 1
            word = mixed(number) if column < RIVALS else mixed(mixed(~number))
            random_states[which[place], column] = word if word != 0 else 1


@compiled
def spread_word(bits: int, first: int, mask: Int8Array, value: int) -> None:
    """Write a value for each set bit of a word whose first action is `first`."""
    while bits != 0:
        mask[first + trailing_zeros(bits)] = value
        bits &= bits - 1


@compiled
def spread(words: Int64Array, shown: int, is_factored: bool, mask: Int8Array, value: int) -> None:
    """Write a value to the mask for each legal action of a row."""
    for word in range(FACTORED_WORDS if is_factored else FIRST_WORDS):
        spread_word(words[word], word << 6, mask, value)
    while not is_factored and shown != 0:
        patch = trailing_zeros(shown)
        shown &= shown - 1
        for word in range(FIRST_WORD[patch], LAST_WORD[patch] + 1):
            spread_word(words[word], word << 6, mask, value)


@compiled
def show_legality(
    state: Int64Array,
    ring: Int64Array,
    words: Int64Array,
    legal: Int64Array,
    mask: Int8Array,
    is_factored: bool,
) -> None:
    """Write what is legal in a game; a mask without columns is not wanted."""
    has_mask = len(mask) != 0
    if has_mask:
        spread(words, legal[1], is_factored, mask, 0)
    clear(words, legal[1], is_factored)
    legal[0], legal[1] = show_legal(state, ring, words, is_factored)
    if has_mask:
        spread(words, legal[1], is_factored, mask, 1)


@compiled
def show_games(
    played: Played, shown: Shown, which: Int64Array, start: int, stop: int, is_factored: bool
) -> None:
    """Write everything that some games show."""
    words, legal, mask, movers = shown.words, shown.legal, shown.mask, shown.movers
    planes, scalars, left = shown.seen.planes, shown.seen.scalars, shown.seen.ring
    cards = shown.seen.cards
    has_observations = planes.shape[1] != 0
    for place in range(start, stop):
        game = which[place]
        state, ring = played.states[game], played.rings[game]
        show_legality(state, ring, words[game], legal[game], mask[game], is_factored)
        movers[game] = state[TURN]
        if has_observations:
            write_observation(state, ring, state[TURN], planes[game], scalars[game], left[game])
            write_cards(played.game, state, scalars[game], cards[game])


@compiled
def set_ring(game: int, played: Played) -> None:
    """Lay out the ring of a new game."""
    ring, home = played.rings[game], played.homes[game]
    if home[0] == DRAWN:
        shuffle_ring(ring, played.random_states[game, CHANCE:])
        return
    for place in range(RING):
        ring[place] = home[place]


@compiled
def begin_game(game: int, played: Played) -> None:
    """Set up a new game."""
    set_ring(game, played)
    state, ring, random_state = (
        played.states[game],
        played.rings[game],
        played.random_states[game, CHANCE:],
    )
    copy(played.game, played.origins[game], state)
    draw_chance(played.game, state, ring, random_state)


@compiled
def begin_games(played: Played, which: Int64Array, start: int, stop: int) -> None:
    """Set up new games."""
    for place in range(start, stop):
        begin_game(which[place], played)


@compiled
def forget_end(game: int, ended: Ended) -> None:
    """Note that the step has not ended a game, so far."""
    ended.dones[game] = 0
    ended.rewards[game, 0], ended.rewards[game, 1] = 0, 0


@compiled
def tell_end(
    game: int, is_won: bool, played: Played, ended: Ended, winning: float, point: float
) -> None:
    """Note that the step has ended a game, with the scores already written."""
    ended.dones[game] = 1
    ended.winners[game] = 0 if is_won else 1
    margin = ended.scores[game, 0] - ended.scores[game, 1]
    reward = (winning if is_won else -winning) + point * margin
    ended.rewards[game, 0], ended.rewards[game, 1] = reward, -reward
    state, ring = played.states[game], played.rings[game]
    last, last_ring, seen = ended.states[game], ended.rings[game], ended.seen
    for word in range(len(state)):
        last[word] = state[word]
    for place in range(RING):
        last_ring[place] = ring[place]
    if seen.planes.shape[1] != 0:
        viewer = ended.movers[game]
        write_observation(
            state, ring, viewer, seen.planes[game], seen.scalars[game], seen.ring[game]
        )
        write_cards(played.game, state, seen.scalars[game], seen.cards[game])


@compiled
def end_game(game: int, played: Played, ended: Ended, winning: float, point: float) -> None:
    """Note how a finished game ended, and set up a new one."""
    state = played.states[game]
    for player in range(2):
        ended.scores[game, player] = score(played.game, state, player)
    tell_end(game, has_first_won(played.game, state), played, ended, winning, point)
    begin_game(game, played)


@compiled
def play_games(
    played: Played,
    ended: Ended,
    which: Int64Array,
    start: int,
    stop: int,
    actions: Int64Array,
    is_factored: bool,
    is_agents: bool,
    winning: float,
    point: float,
) -> None:
    """Play a legal action, the agent's or an opponent's, in each game; `actions` are by place.

    If the game ends, a new one is set up.
    """
    states, rings, dones, movers = played.states, played.rings, ended.dones, ended.movers
    for place in range(start, stop):
        game = which[place]
        state, ring = states[game], rings[game]
        if is_agents:
            if dones[game] != 0:
                forget_end(game, ended)
            movers[game] = state[TURN]
        action = flat_action(state, ring, actions[place]) if is_factored else actions[place]
        follow(played.game, state, ring, action)
        draw_chance(played.game, state, ring, played.random_states[game, CHANCE:])
        if state[STAGE] == OVER:
            end_game(game, played, ended, winning, point)


@compiled
def step_games(
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
    """Play an action in every game, drawing it first if wanted, and show what follows.

    What is called for each game takes rows: tuples of arrays would be copied at every call.
    """
    if draws:
        draw_games(played, shown, which, start, stop, is_factored, actions)
    is_agents = True
    play_games(played, ended, which, start, stop, actions, is_factored, is_agents, winning, point)
    show_games(played, shown, which, start, stop, is_factored)


@compiled
def first_illegal(actions: Int64Array, words: Int64Array, most: int) -> int:
    """The first row whose action is not legal, or -1; actions are 0 to before `most`."""
    for place in range(len(actions)):
        action = actions[place]
        if action < 0 or action >= most or not is_set(words[place], action):
            return place
    return -1


@compiled
def draw_games(
    played: Played,
    shown: Shown,
    which: Int64Array,
    start: int,
    stop: int,
    is_factored: bool,
    actions: Int64Array,
) -> None:
    """Draw an action for each game, uniformly from its legal ones; `actions` are by place."""
    words, legal, random_states = shown.words, shown.legal, played.random_states
    for place in range(start, stop):
        game = which[place]
        count, patches = legal[game, 0], legal[game, 1]
        random_state = random_states[game, DRAWS:]
        actions[place] = draw_legal(words[game], count, patches, is_factored, random_state)
