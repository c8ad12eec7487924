"""The solo game on a state: the Automa's turns, what the next card may be, how a game ends.

`list_legal`, `is_legal` and `play` of `kernel.game` take solo states too. With chance drawn from a
random state, a game is a loop of

    show_budget   whenever a new card is on top: the tactical deck shows its budget
    play          while it is the person's turn
    draw_card     on the Automa's turn; then `turn_card`

`play_automa_turns` does all but `play`. A search visits every outcome of chance instead:
`list_outcomes` lists the cards or budgets with their probabilities, and `follow` plays one of them.
"""

import numpy as np

from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Float32Array, Int64Array
from quiltbee.kernel.bits import popcount
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import hash_of, mixed, place_of_choice, play, score, take_from
from quiltbee.kernel.random_games import draw, nth_space, random_legal, shuffle_ring
from quiltbee.kernel.solo.state import (
    BUDGET,
    DECK,
    LEVEL,
    NOT_SHOWN,
    PILE,
    SOLO_WORDS,
    TAKEN,
    UNSEEN,
)
from quiltbee.kernel.solo.tables import (
    ALL_CARDS,
    BUDGETS,
    CARD_BUDGET,
    CARD_INCOME,
    CARDS_OF_BUDGET,
    DECK_CARDS,
    FURTHER,
    MARKER,
    NOT_OVERTAKING,
    PER_BUTTON,
    PER_PATCH,
    PER_PRINTED,
    RANK,
    TACTICAL,
    WITH_BUTTONS,
    WITH_ONE,
    WITH_TWO,
)
from quiltbee.kernel.tables import HIGH_FULL, LOW_FULL, MARKS_UP_TO, PRICE, RING, TIME
from quiltbee.rules import LAST_SPACE
from quiltbee.rules.position import MARKET, SPECIAL_TILE_POINTS


@compiled
def copy_solo(source: Int64Array, target: Int64Array) -> None:
    """Copy a solo state."""
    for word in range(SOLO_WORDS):
        target[word] = source[word]


@compiled
def hash_of_solo(state: Int64Array) -> int:
    """Return a 64-bit hash of what the person may know, within one game."""
    value = hash_of(state)
    for word in range(k.WORDS, SOLO_WORDS):
        value = mixed(value ^ state[word]) + word
    return value


@compiled
def is_automas_turn(state: Int64Array) -> bool:
    """Return whether the Automa moves next, by turning over a card."""
    return state[k.TURN] == 1 and state[k.STAGE] != k.OVER


@compiled
def place_chosen(state: Int64Array, ring: Int64Array, row: int) -> int:
    """Return the place of the patch chosen by a card, a row of the tables; -1 for none."""
    person, automa = state[k.TIME], state[k.PLAYER + k.TIME]
    chosen, greatest = -1, -1
    for choice in range(MARKET):
        place = place_of_choice(state, choice)
        if place < 0 or PRICE[ring[place]] > CARD_BUDGET[row]:
            continue
        patch = ring[place]
        rank = RANK[RING * row + patch] + FURTHER[row] * choice
        if min(LAST_SPACE, automa + TIME[patch]) <= person:
            rank += NOT_OVERTAKING[row]
        if rank > greatest:
            chosen, greatest = place, rank
    return chosen


@compiled
def advance_automa(state: Int64Array, income: int, to: int) -> None:
    """Move the Automa's token; pay the income, award the tile and set the turn."""
    start, person = state[k.PLAYER + k.TIME], state[k.TIME]
    state[k.PLAYER + k.TIME] = to
    state[k.PLAYER + k.BUTTONS] += income * (MARKS_UP_TO[to] - MARKS_UP_TO[start])
    if start < MARKER[state[LEVEL]] <= to and state[k.TILE] == 0:
        state[k.TILE] = 2
    if to > person:
        state[k.TURN] = 0
    elif to == LAST_SPACE:
        state[k.STAGE] = k.OVER
        state[k.TURN] = 0


@compiled
def discard(state: Int64Array, card: int) -> None:
    """Add a card to those seen; shuffle them all if it was the last of the pile."""
    state[UNSEEN] ^= 1 << card
    state[PILE] -= 1
    state[BUDGET] = NOT_SHOWN
    if state[PILE] == 0 and state[k.PLAYER + k.TIME] < LAST_SPACE:
        state[UNSEEN] = ALL_CARDS
        state[PILE] = DECK_CARDS


@compiled
def turn_card(state: Int64Array, ring: Int64Array, card: int) -> None:
    """Play the Automa's turn with a card (0 to 11), which must be one of `possible_cards`."""
    row = DECK_CARDS * state[DECK] + card
    place = place_chosen(state, ring, row)
    to = state[k.TIME] + 1
    if place >= 0:
        patch = ring[place]
        to = state[k.PLAYER + k.TIME] + TIME[patch]
        state[TAKEN] |= 1 << patch
        take_from(state, place)
    advance_automa(state, CARD_INCOME[row], min(LAST_SPACE, to))
    discard(state, card)


@compiled
def possible_cards(state: Int64Array) -> int:
    """Return the cards that may come next, a bit each; all are equally likely."""
    if state[BUDGET] == NOT_SHOWN:
        return state[UNSEEN]
    return state[UNSEEN] & CARDS_OF_BUDGET[BUDGETS * state[DECK] + state[BUDGET]]


@compiled
def draw_card(state: Int64Array, random_state: Int64Array) -> int:
    """Draw the next card from those that may come."""
    cards = possible_cards(state)
    return nth_space(cards, 0, draw(random_state, popcount(cards)))


@compiled
def is_budget_due(state: Int64Array) -> bool:
    """Return whether the tactical deck has yet to show the budget of its next card."""
    return state[DECK] == TACTICAL and state[BUDGET] == NOT_SHOWN and state[PILE] != 0


@compiled
def show_budget(state: Int64Array, random_state: Int64Array) -> None:
    """Show the budget of the next card if that is due, which draws it."""
    if is_budget_due(state):
        state[BUDGET] = CARD_BUDGET[DECK_CARDS * state[DECK] + draw_card(state, random_state)]


@compiled
def play_automa_turns(state: Int64Array, ring: Int64Array, random_state: Int64Array) -> int:
    """Draw and play up to the person's next decision or the end; return how many cards."""
    count = 0
    show_budget(state, random_state)
    while is_automas_turn(state):
        turn_card(state, ring, draw_card(state, random_state))
        show_budget(state, random_state)
        count += 1
    return count


@compiled
def shows_budget(state: Int64Array) -> bool:
    """Return whether a budget is shown next: only while the Automa has a turn to come."""
    return is_budget_due(state) and state[k.PLAYER + k.TIME] < LAST_SPACE


@compiled
def is_chance(state: Int64Array) -> bool:
    """Return whether chance comes next: a card or a budget."""
    return state[k.STAGE] != k.OVER and (is_automas_turn(state) or shows_budget(state))


@compiled
def list_outcomes(state: Int64Array, outcomes: Int64Array, chances: Float32Array) -> int:
    """Set `outcomes` and `chances` to the outcomes of chance; return how many there are.

    An outcome is a card, or a budget while the tactical deck has yet to show one.
    """
    cards, brings_budget, count = possible_cards(state), shows_budget(state), 0
    share = np.float32(1.0) / np.float32(popcount(cards))
    for card in range(DECK_CARDS):
        if cards >> card & 1 == 0:
            continue
        outcome = CARD_BUDGET[DECK_CARDS * state[DECK] + card] if brings_budget else card
        # The cards of a deck are in order of budget, so that equals are neighbours.
        if count > 0 and outcomes[count - 1] == outcome:
            chances[count - 1] += share
            continue
        outcomes[count] = outcome
        chances[count] = share
        count += 1
    return count


@compiled
def follow(state: Int64Array, ring: Int64Array, action: int) -> None:
    """Play what comes next: a decision, a budget that is shown, or a card."""
    if shows_budget(state):
        state[BUDGET] = action
    elif is_automas_turn(state):
        turn_card(state, ring, action)
    else:
        play(state, ring, action)


@compiled
def automa_score(state: Int64Array) -> int:
    """Return the Automa's points if the game ended now; the person's are `score(state, 0)`."""
    level, taken = state[LEVEL], state[TAKEN]
    printed = popcount(taken & WITH_ONE) + 2 * popcount(taken & WITH_TWO)
    points = PER_BUTTON[level] * state[k.PLAYER + k.BUTTONS] + PER_PRINTED[level] * printed
    points += PER_PATCH[level] * popcount(taken & WITH_BUTTONS)
    return points + SPECIAL_TILE_POINTS if state[k.TILE] == 2 else points


@compiled
def write_ending(state: Int64Array, ending: Int64Array) -> bool:
    """Write the duel that remains once the Automa is on the last space; False before that.

    Its other player has the Automa's points, and nothing left to decide.
    """
    if state[k.PLAYER + k.TIME] < LAST_SPACE or state[k.STAGE] == k.OVER:
        return False
    for word in range(k.WORDS):
        ending[word] = state[word]
    tile = SPECIAL_TILE_POINTS if state[k.TILE] == 2 else 0
    ending[k.PLAYER + k.BUTTONS] = automa_score(state) - tile
    ending[k.PLAYER + k.LOW], ending[k.PLAYER + k.HIGH] = LOW_FULL, HIGH_FULL
    return True


@compiled
def solo_margin(state: Int64Array) -> int:
    """Return the person's points less the Automa's."""
    return score(state, 0) - automa_score(state)


@compiled
def has_person_won(state: Int64Array) -> bool:
    """Return whether the person has won a finished game; the first on space 53 wins a tie."""
    difference = solo_margin(state)
    return difference > 0 or (difference == 0 and state[k.TURN] == 0)


@compiled
def random_solo_games(
    start: Int64Array,
    state: Int64Array,
    ring: Int64Array,
    random_state: Int64Array,
    scratch: Int64Array,
    games: int,
    sums: Int64Array,
) -> None:
    """Play games from `start`, each on a new random ring; all chance is drawn from `random_state`.

    Added to `sums` are the person's decisions, the legal actions over all of them, the cards turned
    over, the person's points, the Automa's, and the games that the person won.
    """
    for _ in range(games):
        shuffle_ring(ring, random_state)
        copy_solo(start, state)
        sums[2] += play_automa_turns(state, ring, random_state)
        while state[k.STAGE] != k.OVER:
            action, count = random_legal(state, ring, random_state, scratch)
            play(state, ring, action)
            sums[0] += 1
            sums[1] += count
            sums[2] += play_automa_turns(state, ring, random_state)
        sums[3] += score(state, 0)
        sums[4] += automa_score(state)
        sums[5] += 1 if has_person_won(state) else 0
