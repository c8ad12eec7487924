"""What a host needs of the rules and of the request, for the layout of the module.

A host that is not Python reads here how tokens and positions become numbers, so that it has no
tables of its own.
"""

from typing import Any

from quiltbee.automa import CARDS, Deck
from quiltbee.engine.decision import request as r
from quiltbee.kernel.tables import ANCHOR_COLUMNS, FIRST_ACTION, FIRST_ORIENTATION
from quiltbee.rules import PATCHES
from quiltbee.rules.patches import LETTERS


def rules_data() -> dict[str, Any]:
    """Return patches, orientations and cards.

    An orientation is the letter of its patch, its code, its first action, and in how many columns
    its anchor may lie.
    """
    orientations = [
        [letter, code, int(FIRST_ACTION[start + n]), int(ANCHOR_COLUMNS[start + n])]
        for letter, start in zip(LETTERS, FIRST_ORIENTATION.tolist(), strict=False)
        for n, code in enumerate(PATCHES[letter].orientations)
    ]
    return {
        "letters": LETTERS,
        "incomes": [PATCHES[letter].income for letter in LETTERS],
        "orientations": orientations,
        "decks": {deck.value: list(deck.cards) for deck in Deck},
        "budgets": {deck.value: [CARDS[number].budget for number in deck.cards] for deck in Deck},
    }


def names() -> dict[str, Any]:
    """Return the names of the numbers of requests, results and lines, in order."""
    return {
        "request": r.REQUEST,
        "results": r.RESULTS,
        "methods": r.METHODS,
        "numbers": r.LINE_NUMBERS,
        "figures": r.LINE_FIGURES,
    }
