"""The position string of a solo game: eleven fields, separated by single spaces.

quilt purse automa ring turn bonus board deck level pile gone

quilt, purse, ring, bonus and board are as in a duel's position string; the person is player 1

automa  buttons.time:letters of its patches in the order taken, `-` for none
turn    1, 1+; 2 the next card must be turned over; #1 #2 over
deck    normal tactical
level   1 to 5
pile    the cards to come, the next first, joined by `.`: a number, or `?` if unknown; `?3` is an
        unknown next card of budget 3; `-` if none
gone    the two put aside, `/`, the discards, each written like the pile; from the first reshuffle
        on none are aside: `-`
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from quiltbee.automa import CARDS, LEVELS, PERSON, UNKNOWN, Deck, Solo
from quiltbee.automa.solo import PUT_ASIDE
from quiltbee.notation.errors import NotationError, quoted
from quiltbee.notation.position_string import (
    BOARDS,
    TILES,
    TURNS,
    format_purse,
    format_quilt,
    format_turn,
    look_up,
    read_player,
)
from quiltbee.rules import Player, Position, PositionError, check_imagined, check_position

_FIELDS = 11
_AUTOMA = re.compile(r"(0|[1-9][0-9]{0,3})\.(0|[1-9][0-9]?):([A-Za-g]{1,33}|-)")
_CARD = re.compile(r"[1-9][0-9]?|\?")
_BUDGET = re.compile(r"\?(0|[1-9][0-9]?)")
_TURNS = {text: value for text, value in TURNS.items() if text != "2+"}
_DECKS = {deck.value: deck for deck in Deck}
_LEVELS = {str(number): level for number, level in LEVELS.items()}
_FIELD_OF = {"quilt1": "quilt", "purse1": "purse", "purse2": "automa"}


def format_solo(solo: Solo) -> str:
    """Write a position with all its cards, for `parse_solo` to read back.

    Before showing it to the person, pass the position through `automa.view`.
    """
    table = solo.table
    person, automa = table.players
    quilt = format_quilt(person.quilt)
    pile = _format_cards(solo.pile)
    if solo.pile[:1] == (UNKNOWN,) and solo.shown_budget is not None:
        pile = f"?{solo.shown_budget}{pile[1:]}"
    return " ".join(
        (
            quilt,
            format_purse(person, quilt),
            f"{automa.buttons}.{automa.time}:{solo.taken or '-'}",
            table.ring or "-",
            format_turn(table),
            str(table.special_tile or "-"),
            table.board.value[0],
            solo.deck.value,
            str(solo.level.level),
            pile,
            f"{_format_cards(solo.aside)}/{_format_cards(solo.discards)}",
        )
    )


def parse_solo(text: str) -> Solo:
    """Read a solo position string.

    Raises NotationError, naming the field, if it is malformed or the position is impossible.
    """
    solo = _read_solo(text)
    _check_table(solo, check_position)
    _check_special_tile(solo)
    _check_cards(solo)
    return solo


def parse_imagined_solo(text: str) -> Solo:
    """As `parse_solo`, for a position that no game can reach but that can be played from."""
    solo = _read_solo(text)
    _check_table(solo, check_imagined)
    _check_cards(solo)
    return solo


def _read_solo(text: str) -> Solo:
    fields = text.strip().split(" ")
    if len(fields) != _FIELDS:
        what = f"{_FIELDS} fields with one space between are needed, not {len(fields)}"
        raise NotationError("solo position", what)
    quilt, purse, automa, ring, turn, bonus, board, deck_name, level, pile, gone = fields
    deck = look_up("deck", deck_name, _DECKS)
    player, taken = _automa(automa)
    mover, stage = look_up("turn", turn, _TURNS)
    cards, budget = _pile(pile, deck)
    aside, discards = _gone(gone, deck)
    return Solo(
        table=Position(
            board=look_up("board", board, BOARDS),
            ring="" if ring == "-" else ring,
            players=(read_player("quilt", quilt, "purse", purse), player),
            turn=mover,
            stage=stage,
            special_tile=look_up("bonus", bonus, TILES),
        ),
        deck=deck,
        level=look_up("level", level, _LEVELS),
        pile=cards,
        discards=discards,
        taken=taken,
        aside=aside,
        shown_budget=budget,
    )


def format_cards(cards: Sequence[int], separator: str) -> str:
    """The numbers of some cards, with `?` for UNKNOWN."""
    return separator.join("?" if card == UNKNOWN else str(card) for card in cards)


def parse_cards(where: str, words: Sequence[str], deck: Deck) -> tuple[int, ...]:
    """Read the numbers of some cards, with `?` for UNKNOWN.

    Raises NotationError for a card that is not in the deck, or is given twice.
    """
    cards = []
    for word in words:
        if not _CARD.fullmatch(word):
            raise NotationError(where, f"{quoted(word)} is not a card: a number, or ?")
        card = UNKNOWN if word == "?" else int(word)
        if card not in (UNKNOWN, *deck.cards):
            raise NotationError(where, f"the {deck.value} deck has no card {card}")
        if card != UNKNOWN and card in cards:
            raise NotationError(where, f"card {card} is there twice")
        cards.append(card)
    return tuple(cards)


def parse_shuffle(where: str, words: Sequence[str], deck: Deck) -> tuple[int, ...]:
    """Read a whole shuffle; raises NotationError as `parse_cards` does, and for a wrong length."""
    cards = parse_cards(where, words, deck)
    if len(cards) != len(deck.cards):
        raise NotationError(where, f"a shuffle is {len(deck.cards)} cards, not {len(cards)}")
    return cards


def _format_cards(cards: tuple[int, ...]) -> str:
    return format_cards(cards, ".") or "-"


def _parse_cards(where: str, text: str, deck: Deck) -> tuple[int, ...]:
    return () if text == "-" else parse_cards(where, text.split("."), deck)


def _automa(text: str) -> tuple[Player, str]:
    """The Automa's buttons and token, as a Player, and the letters of its patches."""
    match = _AUTOMA.fullmatch(text)
    if match is None:
        raise NotationError("automa", f"{quoted(text)} is not like 3.8:E, buttons, space, patches")
    taken = "" if match[3] == "-" else match[3]
    return Player(buttons=int(match[1]), time=int(match[2])), taken


def _pile(text: str, deck: Deck) -> tuple[tuple[int, ...], int | None]:
    """The cards of the pile, and the budget shown for an unknown next card."""
    first, dot, rest = text.partition(".")
    shown = _BUDGET.fullmatch(first)
    if shown is None:
        return _parse_cards("pile", text, deck), None
    if deck is not Deck.TACTICAL:
        raise NotationError("pile", "only the tactical deck shows the budget of the next card")
    return _parse_cards("pile", f"?{dot}{rest}", deck), int(shown[1])


def _gone(text: str, deck: Deck) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards put aside, and the discards."""
    aside, slash, discards = text.partition("/")
    if not slash:
        what = f"{quoted(text)} is not like ?.?/4.11, those put aside and the discards"
        raise NotationError("gone", what)
    return _parse_cards("gone", aside, deck), _parse_cards("gone", discards, deck)


def _check_table(solo: Solo, check: Callable[[Position], None]) -> None:
    """Check the table as in a duel, with the Automa's patches put back into the ring."""
    table = solo.table
    drawn = {move.letter for move in table.players[PERSON.index].quilt.patches}
    for letter in solo.taken:
        if solo.taken.count(letter) > 1 or letter in table.ring or letter in drawn:
            raise NotationError("automa", f"patch {letter} is somewhere else too")
    tile = PERSON if table.players[PERSON.index].quilt.has_7x7 else None
    try:
        check(replace(table, ring=table.ring + solo.taken, special_tile=tile))
    except PositionError as error:
        where = _FIELD_OF.get(error.field, error.field)
        raise NotationError(where, error.reason.replace("quilt1", "quilt")) from None


def _check_special_tile(solo: Solo) -> None:
    has_square = solo.table.players[PERSON.index].quilt.has_7x7
    match solo.table.special_tile:
        case 1 if not has_square:
            raise NotationError("bonus", "the person has no complete 7x7 square")
        case 2 if solo.is_marker_on_board:
            raise NotationError("bonus", f"the Automa is not yet on {solo.level.marker}")
        case None if has_square:
            raise NotationError("bonus", "the person has a complete 7x7 square")
        case None if not solo.is_marker_on_board:
            raise NotationError("bonus", f"the Automa has reached {solo.level.marker}")


def _check_cards(solo: Solo) -> None:
    """Check that every card of the deck is in one place, and that a shown budget is possible."""
    if len(solo.aside) not in (0, PUT_ASIDE):
        raise NotationError("gone", f"{PUT_ASIDE} cards are put aside, or none any more")
    if UNKNOWN in solo.discards:
        raise NotationError("gone", "the discards are known")
    size = len(solo.deck.cards)
    if len(solo.shuffle) != size:
        what = f"pile, cards put aside and discards are {len(solo.shuffle)} cards, not {size}"
        raise NotationError("pile", what)
    for card in solo.shuffle:
        if card != UNKNOWN and solo.shuffle.count(card) > 1:
            raise NotationError("pile", f"card {card} is somewhere else too")
    budgets = {CARDS[card].budget for card in solo.deck.cards if card not in solo.shuffle}
    if solo.shown_budget not in (None, *budgets):
        what = f"no card that is left has the budget {solo.shown_budget}"
        raise NotationError("pile", what)
