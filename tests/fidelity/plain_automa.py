"""The Automa a second time, as plainly as it can be said.

Written from the text of the rules alone, to check `quiltbee.automa` against: it stands on `plain`,
shares no code with the package and imports nothing of it. The person is player 1 of the plain
game, the Automa player 2, of whom the plain game knows only the token and the special tile.
Chance is settled beforehand: `shuffles` are the 12 numbers of every shuffle in order, those that a
short game never comes to included.
"""

import json
from dataclasses import dataclass

from . import plain
from .plain import DATA, INCOME_MARKS, LAST_SPACE, PATCHES

PERSON, AUTOMA = 1, 2


@dataclass(frozen=True)
class Card:
    """One of the 24, as printed."""

    budget: int
    income: int
    filters: list[str]


CARDS_FILE = json.loads((DATA / "automa.json").read_text(encoding="utf-8"))
CARDS: dict[int, Card] = {
    card["number"]: Card(card["budget"], card["income"], card["filters"])
    for deck in CARDS_FILE["decks"].values()
    for card in deck
}
DECKS: dict[str, list[int]] = {
    name: [card["number"] for card in deck] for name, deck in CARDS_FILE["decks"].items()
}
LEVELS: dict[int, dict[str, int]] = {level["level"]: level for level in CARDS_FILE["levels"]}


@dataclass
class Turn:
    """What the Automa did in one turn; the letters in choosing order."""

    card: int
    affordable: str
    left: list[str]  # after each filter that was looked at
    taken: str | None
    came_from: int
    space: int
    income: int  # buttons taken


@dataclass
class Solo:
    """A solo game; changed by what is played."""

    state: plain.State
    level: int
    pile: list[int]  # the next card first
    discards: list[int]  # in the order in which they were discarded
    later: list[list[int]]  # the shuffles to come
    marker: int | None
    buttons: int = 0
    taken: str = ""


def is_marker_on_board(solo: Solo) -> bool:
    """Whether the marker lies there: it leaves, too, when the person takes the special tile."""
    return solo.marker is not None and solo.state.special_tile != PERSON


def start(ring: str, board: str, level: int, shuffles: list[list[int]]) -> Solo:
    """A game after set-up: the first two cards of the first shuffle are put aside unseen."""
    first, *later = shuffles
    state = plain.start(ring, board)
    state.buttons[AUTOMA] = 0
    return Solo(state, level, first[2:], first[:2], later, LEVELS[level]["marker"])


def is_automas_turn(solo: Solo) -> bool:
    """Whether a card is turned over next."""
    return not plain.is_over(solo.state) and plain.mover(solo.state) == AUTOMA


def play_person(solo: Solo, token: str) -> None:
    """A legal decision of the person."""
    solo.state = plain.play(solo.state, token)


def play_automa(solo: Solo) -> Turn:
    """One turn of the Automa."""
    state = solo.state
    number = solo.pile.pop(0)
    card = CARDS[number]
    came_from = state.times[AUTOMA]
    affordable = [letter for letter in state.ring[:3] if PATCHES[letter].buttons <= card.budget]
    turn = Turn(number, "".join(affordable), [], None, came_from, 0, 0)

    if not affordable:
        space = state.times[PERSON] + 1
    else:
        turn.taken = choose(card, affordable, came_from, state.times[PERSON], turn.left)
        space = came_from + PATCHES[turn.taken].time
        place = state.ring.index(turn.taken)
        state.ring = state.ring[place + 1 :] + state.ring[:place]
        solo.taken += turn.taken
    turn.space = min(space, LAST_SPACE)

    plain.advance(state, AUTOMA, turn.space)
    state.special_due = None  # a special patch that it crosses is out of the game
    for mark in INCOME_MARKS:
        if came_from < mark <= turn.space:
            turn.income += card.income
    solo.buttons += turn.income

    if solo.marker is not None and turn.space >= solo.marker:
        solo.marker = None
        if state.special_tile is None:
            state.special_tile = AUTOMA

    solo.discards.append(number)
    if not solo.pile and turn.space < LAST_SPACE:
        assert sorted(solo.discards) == sorted(solo.later[0]), "a shuffle of other cards"
        solo.pile, solo.discards = list(solo.later.pop(0)), []
    return turn


def choose(card: Card, affordable: list[str], space: int, person: int, left: list[str]) -> str:
    """The patch that the card's filters leave; what each left is added to `left`."""
    kept = affordable
    for name in card.filters:
        if len(kept) == 1:
            break
        passed = sift(name, kept, space, person)
        if passed:  # a filter that would leave none is skipped
            kept = passed
        left.append("".join(kept))
    assert len(kept) == 1
    return kept[0]


def sift(name: str, letters: list[str], space: int, person: int) -> list[str]:
    """What one filter keeps of the letters, which are in choosing order."""
    if name == "NO_OVERTAKE":
        return [c for c in letters if min(space + PATCHES[c].time, LAST_SPACE) <= person]
    if name == "MOST_BUTTONS":
        most = max(PATCHES[c].income for c in letters)
        return [c for c in letters if PATCHES[c].income == most]
    if name == "LARGEST":
        largest = max(PATCHES[c].drawing.count("#") for c in letters)
        return [c for c in letters if PATCHES[c].drawing.count("#") == largest]
    assert name == "FURTHEST"
    return letters[-1:]


def counted(solo: Solo, level: int) -> int:
    """What a level counts of what the Automa has, the special tile left out."""
    incomes = [PATCHES[letter].income for letter in solo.taken]
    counts = LEVELS[level]
    return (
        solo.buttons * counts["per_button_held"]
        + sum(1 for income in incomes if income > 0) * counts["per_patch_with_buttons"]
        + sum(incomes) * counts["per_button_on_patches"]
    )


def scores(solo: Solo) -> tuple[int, int]:
    """The person's score and the Automa's, if the game ended now."""
    tile = 7 if solo.state.special_tile == AUTOMA else 0
    return plain.score(solo.state, PERSON), tile + counted(solo, solo.level)


def winner(solo: Solo) -> int | None:
    """Who won a game that is over."""
    person, automa = scores(solo)
    if person == automa:
        return solo.state.first_at_end
    return PERSON if person > automa else AUTOMA


def replay(ring: str, board: str, level: int, shuffles: list[list[int]], played: list[str]) -> Solo:
    """The position after these decisions, the Automa's turns written `A:` and what it took."""
    solo = start(ring, board, level, shuffles)
    for token in played:
        if token.startswith("A:"):
            taken = play_automa(solo).taken
            assert (taken or "pass") == token.removeprefix("A:")
        else:
            play_person(solo, token)
    return solo
