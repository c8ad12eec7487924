"""The arrays of a batch, and a step of its games in one compiled call.

A call works on the games `which[start:stop]`, so that threads can share a batch without ever
touching the same row. Chance in a solo game is drawn and played within a step, so that the player
to move is always the person.

Functions called for each game take its rows: a tuple of arrays would be copied at every call.
"""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.batch.legality import (
    FACTORED_WORDS,
    FLAT_WORDS,
    draw_by_logits,
    draw_legal,
    flat_action,
    list_row,
    write_legality,
)
from quiltbee.environments.observations import (
    CARD_SCALARS,
    NOTHING,
    PLANES,
    SCALARS,
    Card,
    Scalar,
)
from quiltbee.environments.rewards import Rewards
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Float32Array, Int8Array, Int16Array, Int64Array, constant
from quiltbee.kernel.bits import trailing_zeros
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import empty_spaces, mixed, patches_ahead, place_of_choice
from quiltbee.kernel.game import score as duel_score
from quiltbee.kernel.games import (
    SOLO,
    Game,
    by_game,
    copy,
    draw_chance,
    follow,
    has_first_won,
    score,
)
from quiltbee.kernel.random_games import shuffle_ring
from quiltbee.kernel.solo.game import automa_score
from quiltbee.kernel.solo.state import BUDGET, DECK, LEVEL, PILE, TAKEN, UNSEEN
from quiltbee.kernel.solo.tables import DECK_CARDS, TACTICAL
from quiltbee.kernel.tables import INCOME, LOW_BITS, PRICE, RING, SQUARES, TIME
from quiltbee.rules import PATCHES
from quiltbee.rules.grid import SIZE, SPACES
from quiltbee.rules.patches import orient
from quiltbee.rules.position import MARKET

BOTH: Final = -1
"""A value of `seats`: both seats are the agent's."""

DRAWN: Final = -1
"""The start of a row of `homes` for games that draw their rings."""

CHANCE, DRAWS, RIVALS = range(3)
"""The columns of `random_states`: for rings and cards, for the agent, for its opponents."""

_SOURCES: Final = 3


class Observations(NamedTuple):
    """The observations of each game, a flat row each; a duel has no `cards`."""

    planes: Int8Array
    scalars: Int16Array
    ring: Int8Array
    cards: Int16Array


class Games(NamedTuple):
    """The games of a batch, a row each; unused optional arrays have no columns.

    A new game starts from its `origins`, on its ring in `homes` or, if that begins with DRAWN, on a
    random one. `seats` are the agent's: 0, 1 or BOTH. `legal` has the number of legal actions and
    the `patches` of the row of `words`, see `legality`. `last_movers` are the seats that made the
    agent's last decision, and `last` their observations at the end of the last game. A reward is
    `win` for winning and `point` for each point of the margin.
    """

    states: Int64Array
    rings: Int64Array
    random_states: Int64Array
    origins: Int64Array
    homes: Int64Array
    seats: Int8Array

    movers: Int8Array
    words: Int64Array
    legal: Int64Array
    mask: Int8Array
    seen: Observations

    dones: Int8Array
    rewards: Float32Array
    scores: Int64Array
    winners: Int8Array
    last_movers: Int8Array
    last: Observations

    game: Game
    is_factored: bool
    win: float
    point: float


def new_games(
    games: int,
    game: Game,
    actions: ActionSpace,
    rewards: Rewards,
    observations: bool = True,
    masks: bool = True,
) -> Games:
    """Return arrays for this many games, none of them set up."""
    is_factored = actions is ActionSpace.FACTORED
    return Games(
        states=np.zeros((games, game.words), dtype=np.int64),
        rings=np.zeros((games, RING), dtype=np.int64),
        random_states=np.ones((games, _SOURCES), dtype=np.int64),
        origins=np.zeros((games, game.words), dtype=np.int64),
        homes=np.full((games, RING), DRAWN, dtype=np.int64),
        seats=np.full(games, BOTH, dtype=np.int8),
        movers=np.zeros(games, dtype=np.int8),
        words=np.zeros((games, FACTORED_WORDS if is_factored else FLAT_WORDS), dtype=np.int64),
        legal=np.zeros((games, 2), dtype=np.int64),
        mask=np.zeros((games, actions.size if masks else 0), dtype=np.int8),
        seen=new_observations(games, game, observations),
        dones=np.zeros(games, dtype=np.int8),
        rewards=np.zeros((games, 2), dtype=np.float32),
        scores=np.zeros((games, 2), dtype=np.int64),
        winners=np.full(games, -1, dtype=np.int8),
        last_movers=np.full(games, -1, dtype=np.int8),
        last=new_observations(games, game, observations),
        game=game,
        is_factored=is_factored,
        win=float(rewards.win),
        point=float(rewards.point),
    )


def new_observations(games: int, game: Game, are_wanted: bool = True) -> Observations:
    """Return arrays for the observations of this many games."""
    wanted = int(are_wanted)
    return Observations(
        np.zeros((games, wanted * PLANES * SPACES), dtype=np.int8),
        np.zeros((games, wanted * SCALARS), dtype=np.int16),
        np.zeros((games, wanted * RING), dtype=np.int8),
        np.zeros((games, wanted * CARD_SCALARS * (game is SOLO)), dtype=np.int16),
    )


def take_rows(games: Games, which: Int64Array) -> Games:
    """Copy some of the rows."""

    def take(arrays: tuple[object, ...]) -> list[object]:
        return [array[which] if isinstance(array, np.ndarray) else array for array in arrays]

    seen, last = Observations(*take(games.seen)), Observations(*take(games.last))  # type: ignore[arg-type]
    return Games(*take(games))._replace(seen=seen, last=last)  # type: ignore[arg-type]


# Observations


def _drawn(drawing: tuple[str, ...]) -> list[int]:
    cells = np.zeros((SIZE, SIZE), dtype=np.int64)
    for row, line in enumerate(drawing):
        for column, cell in enumerate(line):
            cells[row, column] = cell == "#"
    return cells.ravel().tolist()


_SHAPES: Final[Int64Array] = constant(
    [cell for patch in PATCHES.values() for cell in _drawn(orient(patch.drawing, 0))]
)
"""Each patch in orientation 0, in the top left corner of 81 cells: cell c of patch p at 81p + c."""


@compiled
def _write_quilt(low: int, high: int, planes: Int8Array, first: int) -> None:
    """Write a quilt's 81 cells from cell `first` on."""
    for space in range(LOW_BITS):
        planes[first + space] = low >> space & 1
    for space in range(SPACES - LOW_BITS):
        planes[first + LOW_BITS + space] = high >> space & 1


@compiled
def _write_player(state: Int64Array, player: int, scalars: Int16Array, first: int) -> None:
    start = player * k.PLAYER
    scalars[first] = state[start + k.BUTTONS]
    scalars[first + 1] = state[start + k.TIME]
    scalars[first + 2] = state[start + k.INCOME]
    scalars[first + 3] = empty_spaces(state[start + k.LOW], state[start + k.HIGH])
    scalars[first + 4] = duel_score(state, player)


@compiled
def _write_choice(patch: int, choice: int, planes: Int8Array, scalars: Int16Array) -> None:
    """Write the shape and the scalars of a choice; zeros for patch -1."""
    cells, first = SPACES * (2 + choice), Scalar.CHOICES + 4 * choice
    if patch < 0:
        for cell in range(SPACES):
            planes[cells + cell] = 0
        for each in range(4):
            scalars[first + each] = 0
        return
    for cell in range(SPACES):
        planes[cells + cell] = _SHAPES[SPACES * patch + cell]
    scalars[first] = PRICE[patch]
    scalars[first + 1] = TIME[patch]
    scalars[first + 2] = INCOME[patch]
    scalars[first + 3] = SQUARES[patch]


@compiled
def _write_ring(state: Int64Array, ring: Int64Array, left: Int8Array) -> None:
    """Write the patches left, in choosing order."""
    ahead, count = patches_ahead(state), 0
    while ahead != 0:
        place = state[k.NEXT] + trailing_zeros(ahead)
        ahead &= ahead - 1
        left[count] = ring[place - RING if place >= RING else place]
        count += 1
    for place in range(count, RING):
        left[place] = NOTHING


@compiled
def _write_no_cards(state: Int64Array, scalars: Int16Array, cards: Int16Array) -> None:
    pass


@compiled
def _write_cards(state: Int64Array, scalars: Int16Array, cards: Int16Array) -> None:
    """Write the person's knowledge of the cards, and the Automa's patches and score."""
    scalars[Scalar.OTHER + 4] = automa_score(state)
    cards[Card.TACTICAL] = 1 if state[DECK] == TACTICAL else 0
    cards[Card.LEVEL] = state[LEVEL]
    cards[Card.PILE] = state[PILE]
    cards[Card.BUDGET] = state[BUDGET]
    for card in range(DECK_CARDS):
        cards[Card.SEEN + card] = 1 - (state[UNSEEN] >> card & 1)
    for patch in range(RING):
        cards[Card.TAKEN + patch] = state[TAKEN] >> patch & 1


write_cards = by_game(_write_no_cards, _write_cards)
"""Write a solo game's additions to the observation of a duel; the first argument is the game."""


@compiled
def write_observation(
    state: Int64Array,
    ring: Int64Array,
    own: int,
    planes: Int8Array,
    scalars: Int16Array,
    left: Int8Array,
) -> None:
    """Write the observation of player 0 or 1, `own`, in a duel; planes are a row of 405 cells."""
    mover, waiting = own * k.PLAYER, (1 - own) * k.PLAYER
    _write_quilt(state[mover + k.LOW], state[mover + k.HIGH], planes, 0)
    _write_quilt(state[waiting + k.LOW], state[waiting + k.HIGH], planes, SPACES)
    is_over = state[k.STAGE] == k.OVER
    scalars[Scalar.DECIDES] = 1 if state[k.TURN] == own and not is_over else 0
    scalars[Scalar.SPECIAL] = 1 if state[k.STAGE] == k.SPECIAL else 0
    scalars[Scalar.OVER] = 1 if is_over else 0
    _write_player(state, own, scalars, Scalar.OWN)
    _write_player(state, 1 - own, scalars, Scalar.OTHER)
    holder = state[k.TILE] - 1
    scalars[Scalar.TILE] = 0 if holder < 0 else (1 if holder == own else -1)
    scalars[Scalar.ORIGINAL] = state[k.BOARD]
    for choice in range(MARKET):
        place = place_of_choice(state, choice)
        _write_choice(ring[place] if place >= 0 else -1, choice, planes, scalars)
    _write_ring(state, ring, left)


@compiled
def show_games(games: Games, which: Int64Array, start: int, stop: int) -> None:
    """Write mover, legality and the mover's observation of some games."""
    planes, scalars, left, cards = games.seen
    has_observations = planes.shape[1] != 0
    for place in range(start, stop):
        game = which[place]
        state, ring, mover = games.states[game], games.rings[game], games.states[game, k.TURN]
        words, legal, mask = games.words[game], games.legal[game], games.mask[game]
        write_legality(state, ring, words, legal, mask, games.is_factored)
        games.movers[game] = mover
        if has_observations:
            write_observation(state, ring, mover, planes[game], scalars[game], left[game])
            write_cards(games.game, state, scalars[game], cards[game])


# Set-up and the end


@compiled
def seed_games(games: Games, which: Int64Array, seeds: Int64Array) -> None:
    """Seed the random generators of some games; a state is never 0."""
    for place in range(len(which)):
        for column in range(_SOURCES):
            number = 2 * seeds[place] + column + 1
            word = mixed(number) if column < RIVALS else mixed(mixed(~number))
            games.random_states[which[place], column] = word if word != 0 else 1


@compiled
def _begin_game(games: Games, game: int) -> None:
    state, ring, home = games.states[game], games.rings[game], games.homes[game]
    random_state = games.random_states[game, CHANCE:]
    if home[0] == DRAWN:
        shuffle_ring(ring, random_state)
    else:
        for place in range(RING):
            ring[place] = home[place]
    copy(games.game, games.origins[game], state)
    draw_chance(games.game, state, ring, random_state)


@compiled
def begin_games(games: Games, which: Int64Array, start: int, stop: int) -> None:
    """Set up new games."""
    for place in range(start, stop):
        _begin_game(games, which[place])


@compiled
def end_game(games: Games, game: int) -> None:
    """Write the results of a finished game, and set up a new one."""
    state, ring = games.states[game], games.rings[game]
    for player in range(2):
        games.scores[game, player] = score(games.game, state, player)
    is_won = has_first_won(games.game, state)
    margin = games.scores[game, 0] - games.scores[game, 1]
    reward = (games.win if is_won else -games.win) + games.point * margin
    games.rewards[game, 0], games.rewards[game, 1] = reward, -reward
    games.dones[game] = 1
    games.winners[game] = 0 if is_won else 1
    planes, scalars, left, cards = games.last
    if planes.shape[1] != 0:
        viewer = games.last_movers[game]
        write_observation(state, ring, viewer, planes[game], scalars[game], left[game])
        write_cards(games.game, state, scalars[game], cards[game])
    _begin_game(games, game)


# A step


@compiled
def sample_games(
    games: Games, which: Int64Array, start: int, stop: int, actions: Int64Array
) -> None:
    """Draw an action for each game, uniformly from its legal ones; `actions` are by place."""
    for place in range(start, stop):
        game = which[place]
        count, patches = games.legal[game, 0], games.legal[game, 1]
        random_state = games.random_states[game, DRAWS:]
        words = games.words[game]
        actions[place] = draw_legal(words, count, patches, games.is_factored, random_state)


@compiled
def draw_games(
    games: Games,
    start: int,
    stop: int,
    logits: Float32Array,
    temperature: float,
    listed: Int64Array,
    odds: Float32Array,
    actions: Int64Array,
    log_probs: Float32Array,
) -> None:
    """Draw an action for each game by the logits in its row; -1 where none is above -inf.

    `listed` and `odds` are scratch.
    """
    for game in range(start, stop):
        count = list_row(games.words[game], games.legal[game, 1], games.is_factored, listed)
        random_state = games.random_states[game, DRAWS:]
        action, log_prob = draw_by_logits(
            logits[game], listed, count, temperature, random_state, odds
        )
        actions[game] = action
        log_probs[game] = log_prob


@compiled
def list_games(games: Games, starts: Int64Array, actions: Int64Array) -> None:
    """Write the legal actions of all games; those of a game begin at `starts[game]`."""
    for game in range(len(games.legal)):
        patches = games.legal[game, 1]
        list_row(games.words[game], patches, games.is_factored, actions[starts[game] :])


@compiled
def play_games(
    games: Games,
    which: Int64Array,
    start: int,
    stop: int,
    actions: Int64Array,
    are_agents: bool,
) -> None:
    """Play a legal action, the agent's or an opponent's, in each game; `actions` are by place.

    A game that ends is replaced by a new one.
    """
    for place in range(start, stop):
        game = which[place]
        state, ring = games.states[game], games.rings[game]
        if are_agents:
            if games.dones[game] != 0:
                games.dones[game] = 0
                games.rewards[game, 0], games.rewards[game, 1] = 0, 0
            games.last_movers[game] = state[k.TURN]
        action = actions[place]
        if games.is_factored:
            action = flat_action(state, ring, action)
        follow(games.game, state, ring, action)
        draw_chance(games.game, state, ring, games.random_states[game, CHANCE:])
        if state[k.STAGE] == k.OVER:
            end_game(games, game)


@compiled
def step_games(
    games: Games,
    which: Int64Array,
    start: int,
    stop: int,
    actions: Int64Array,
    draws: bool,
) -> None:
    """Play an action in each game, with `draws` a random one, and show the new states."""
    if draws:
        sample_games(games, which, start, stop, actions)
    play_games(games, which, start, stop, actions, True)
    show_games(games, which, start, stop)
