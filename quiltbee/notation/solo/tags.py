"""The tags of a solo game's record: how it starts, and its cards.

[Opponent "Automa"]
[Deck "tactical"]
[Level "IV"]
[Cards "17 22 ... / 14 13 ..."]      every shuffle in full; the first two cards are put aside
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from quiltbee.automa import LEVELS, UNKNOWN, Deck, Shuffle, Solo, new_solo
from quiltbee.notation.codec import Report
from quiltbee.notation.errors import NotationError, quoted
from quiltbee.notation.solo.position import format_cards, parse_shuffle, parse_solo
from quiltbee.notation.tags import position_tag, set_up_of
from quiltbee.variants import Shuffles

_Value = TypeVar("_Value")

AUTOMA_NAME = "Automa"
SOLO_TAGS = ("Opponent", "Deck", "Level", "Cards")

_DECKS = {deck.value: deck for deck in Deck}
_LEVELS = {level.numeral: number for number, level in LEVELS.items()}


def has_solo_tags(tags: Mapping[str, str]) -> bool:
    """Whether these are the tags of a solo game."""
    return tags.get("Opponent") == AUTOMA_NAME


def start_of_tags(tags: Mapping[str, str], report: Report) -> tuple[Solo, Shuffles]:
    """The position that the game starts from, and the shuffles after the one it holds.

    Raises NotationError if the tags give no start. Faults in the cards go to `report`, and those
    cards are then unknown.
    """
    if "Position" in tags:
        start = position_tag(tags, parse_solo)
        _compare(tags, start, report)
    else:
        table = set_up_of(tags)
        deck, level = _look_up(tags, "Deck", _DECKS), _look_up(tags, "Level", _LEVELS)
        nothing_known = (UNKNOWN,) * len(deck.cards)
        start = new_solo(table.ring, nothing_known, deck=deck, level=level, board=table.board)
    shuffles = _read_shuffles(tags.get("Cards"), start.deck, report)
    if not shuffles:
        return start, ()
    known = _with_shuffle(start, shuffles[0])
    if known is None:
        report("tag Cards", "shuffle 1 is not that of the Position")
    return known or start, shuffles[1:]


def format_solo_tags(start: Solo, shuffles: Shuffles) -> Iterator[tuple[str, str]]:
    """The tags (name and text) that only a solo game has, in the order of writing."""
    yield "Opponent", AUTOMA_NAME
    yield "Deck", start.deck.value
    yield "Level", start.level.numeral
    yield "Cards", " / ".join(format_cards(cards, " ") for cards in (start.shuffle, *shuffles))


def _look_up(tags: Mapping[str, str], name: str, values: Mapping[str, _Value]) -> _Value:
    text = tags.get(name)
    if text is None:
        raise NotationError("tags", f"a solo game needs the tag {name}")
    if text not in values:
        raise NotationError(f"tag {name}", f"{quoted(text)} is not one of {', '.join(values)}")
    return values[text]


def _compare(tags: Mapping[str, str], start: Solo, report: Report) -> None:
    """Report a Deck or a Level that differs from the position's."""
    for name, value in (("Deck", start.deck.value), ("Level", start.level.numeral)):
        if (given := tags.get(name, value)) != value:
            report(f"tag {name}", f"{quoted(given)}, but the Position says {value}")


def _read_shuffles(text: str | None, deck: Deck, report: Report) -> Shuffles:
    """The shuffles in the tag Cards, up to the first that can't be read."""
    shuffles: list[Shuffle] = []
    for group in [] if text is None else text.split("/"):
        where = f"tag Cards, shuffle {len(shuffles) + 1}"
        try:
            shuffles.append(parse_shuffle(where, group.split(), deck))
        except NotationError as error:
            report(where, error.what)
            break
    return tuple(shuffles)


def _with_shuffle(start: Solo, shuffle: Shuffle) -> Solo | None:
    """The start with its unknown cards filled in from the shuffle; None if the two contradict."""
    cards = tuple(held or given for held, given in zip(start.shuffle, shuffle, strict=True))
    if any(given not in (UNKNOWN, card) for card, given in zip(cards, shuffle, strict=True)):
        return None
    known = [card for card in cards if card != UNKNOWN]
    if len(set(known)) != len(known):
        return None
    aside, gone = len(start.aside), len(start.aside) + len(start.discards)
    pile = cards[gone:]
    is_shown = pile[:1] == (UNKNOWN,)
    filled = replace(
        start,
        aside=cards[:aside],
        pile=pile,
        shown_budget=start.shown_budget if is_shown else None,
    )
    return filled if start.public_budget in (None, filled.public_budget) else None
