"""The position string: fields separated by single spaces, eight in a duel.

quilt1 quilt2 purse1 purse2 ring turn bonus board

quilt   9 rows joined by `/`: a patch letter, `*` special patch, `x` covered by an unknown
        patch, 1-9 that many empty spaces
purse   buttons.time; if the quilt has an x, also the quilt's whole income: 12.17i6
ring    the letters left in choosing order, `-` if none
turn    1 2 to move; 1+ 2+ must place a special patch; #1 #2 over, this player reached 53 first
bonus   who has the special tile: - 1 2
board   r revised, o original

A solo game has eleven; quilt, purse, ring, bonus and board are as above, the person is player 1.

quilt purse automa ring turn bonus board deck level pile gone

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
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any, TypeVar

from quiltbee.automa import CARDS, LEVELS, PERSON, UNKNOWN, Deck, Solo
from quiltbee.automa.solo import PUT_ASIDE
from quiltbee.notation.moves import NotationError, quoted
from quiltbee.rules import (
    LETTERS,
    PATCHES,
    PLACEMENTS_OF,
    SIZE,
    Board,
    PlacePatch,
    Player,
    Position,
    PositionError,
    Quilt,
    Seat,
    Stage,
    State,
    bits,
    cell_name,
    check_imagined,
    check_position,
)

_Value = TypeVar("_Value")

QUILTS = 1024
"""The number of cached quilt texts: a move changes one of two, and both are often read."""

_FIELDS = ("quilt1", "quilt2", "purse1", "purse2", "ring", "turn", "bonus", "board")
_PURSE = re.compile(r"(0|[1-9][0-9]{0,3})\.(0|[1-9][0-9]?)(?:i(0|[1-9][0-9]?))?")
TURNS = {
    text.format(seat): (seat, stage)
    for seat in Seat
    for text, stage in (
        ("{}", Stage.ACTION),
        ("{}+", Stage.SPECIAL_PATCH),
        ("#{}", Stage.OVER),
    )
}
TURN_TEXTS = {value: text for text, value in TURNS.items()}
TILES = {"-": None, "1": Seat.FIRST, "2": Seat.SECOND}
BOARDS = {"r": Board.REVISED, "o": Board.ORIGINAL}
_SOLO_FIELDS = 11
_AUTOMA = re.compile(r"(0|[1-9][0-9]{0,3})\.(0|[1-9][0-9]?):([A-Za-g]{1,33}|-)")
_CARD = re.compile(r"[1-9][0-9]?|\?")
_BUDGET = re.compile(r"\?(0|[1-9][0-9]?)")
_SOLO_TURNS = {text: value for text, value in TURNS.items() if text != "2+"}
_DECKS = {deck.value: deck for deck in Deck}
_LEVELS = {str(number): level for number, level in LEVELS.items()}
_SOLO_FIELD = {"quilt1": "quilt", "purse1": "purse", "purse2": "automa"}


def format_position(position: State) -> str:
    """Write a position of either game, with all cards but `later`, to read back with `parse_x`."""
    if isinstance(position, Solo):
        return format_solo(position)
    position = position.table
    first, second = position.players
    quilt1, quilt2 = format_quilt(first.quilt), format_quilt(second.quilt)
    purse1, purse2 = format_purse(first, quilt1), format_purse(second, quilt2)
    ring, turn = position.ring or "-", format_turn(position)
    bonus, board = position.special_tile or "-", position.board.value[0]
    return f"{quilt1} {quilt2} {purse1} {purse2} {ring} {turn} {bonus} {board}"


def parse_position(text: str) -> Position:
    """Read a position string.

    Raises NotationError, naming the field, if it is malformed or the position is impossible.
    """
    return _checked(read_position(text), check_position)


def parse_any_position(text: str) -> Any:
    """Read the position string of either game; only a solo one has a colon.

    Raises NotationError with the field and the reason.
    """
    return parse_solo(text) if ":" in text else parse_position(text)


def parse_imagined(text: str) -> Position | Solo:
    """Like `parse_any_position`, for a playable position that no game can reach."""
    if ":" not in text:
        return _checked(read_position(text), check_imagined)
    solo = _read_solo(text)
    _check_table(solo, check_imagined)
    _check_cards(solo)
    return solo


def _checked(position: Position, check: Callable[[Position], None]) -> Position:
    try:
        check(position)
    except PositionError as error:
        raise NotationError(error.field, error.reason) from None
    return position


def read_position(text: str) -> Position:
    """Like `parse_position`, but without checking that the position is possible in a duel."""
    fields = text.strip().split(" ")
    if len(fields) != len(_FIELDS):
        what = f"{len(_FIELDS)} fields with one space between are needed, not {len(fields)}"
        raise NotationError("position", what)
    quilt1, quilt2, purse1, purse2, ring, turn, bonus, board = fields
    mover, stage = look_up("turn", turn, TURNS)
    return Position(
        board=look_up("board", board, BOARDS),
        ring="" if ring == "-" else ring,
        players=(
            read_player("quilt1", quilt1, "purse1", purse1),
            read_player("quilt2", quilt2, "purse2", purse2),
        ),
        turn=mover,
        stage=stage,
        special_tile=look_up("bonus", bonus, TILES),
    )


@lru_cache(maxsize=QUILTS)
def cell_letters(quilt: Quilt) -> str:
    """Return the 81 spaces row by row: a patch letter, `*`, `x`, or `.` for an empty one."""
    cells = ["."] * (SIZE * SIZE)
    for space in bits(quilt.unknown):
        cells[space] = "x"
    for space in bits(quilt.special_patches):
        cells[space] = "*"
    for move in quilt.patches:
        letter = move.letter
        for space in _spaces(move.mask):
            cells[space] = letter
    return "".join(cells)


@cache
def _spaces(placement: int) -> tuple[int, ...]:
    return tuple(bits(placement))


def format_turn(position: Position) -> str:
    """Write the `turn` field."""
    return TURN_TEXTS[position.turn, position.stage]


@lru_cache(maxsize=QUILTS)
def format_quilt(quilt: Quilt) -> str:
    """Write the `quilt` field."""
    cells = cell_letters(quilt)
    return "/".join([_row(cells[start : start + SIZE]) for start in range(0, SIZE * SIZE, SIZE)])


@lru_cache(maxsize=4096)
def _row(cells: str) -> str:
    return re.sub(r"\.+", lambda run: str(len(run[0])), cells)


def format_purse(player: Player, quilt: str) -> str:
    """Write the `purse` field of a player with this `quilt` field."""
    income = f"i{player.quilt.income}" if "x" in quilt else ""
    return f"{player.buttons}.{player.time}{income}"


def read_player(quilt_field: str, quilt: str, purse_field: str, purse: str) -> Player:
    """Read a player from a quilt and a purse field, whose names are for errors.

    Raises NotationError.
    """
    cells = _cells(quilt_field, quilt)
    match = _PURSE.fullmatch(purse)
    if match is None:
        raise NotationError(purse_field, f"{quoted(purse)} is not like 12.17, buttons and space")
    income = None if match[3] is None else int(match[3])
    if income is None and "x" in cells:
        what = "the income is missing, like 12.17i6, as the quilt has an x"
        raise NotationError(purse_field, what)
    if income is not None and "x" not in cells:
        raise NotationError(purse_field, "an income is only given when the quilt has an x")
    return Player(_quilt(quilt_field, cells, income), int(match[1]), int(match[2]))


def _cells(where: str, text: str) -> str:
    """Return the 81 characters of `cell_letters` for a quilt field."""
    rows = text.split("/")
    if len(rows) != SIZE:
        raise NotationError(where, f"9 rows joined by / are needed, not {len(rows)}")
    cells = ""
    for number, row in enumerate(rows, 1):
        for character in row:
            if character not in "123456789*x" + LETTERS:
                raise NotationError(f"{where}, row {number}", f"{character!r} means nothing there")
        if re.search(r"\d\d", row):
            raise NotationError(f"{where}, row {number}", "two numbers stand side by side")
        spaces = re.sub(r"\d", lambda digit: "." * int(digit[0]), row)
        if len(spaces) != SIZE:
            raise NotationError(f"{where}, row {number}", f"{len(spaces)} spaces instead of 9")
        cells += spaces
    return cells


def _quilt(where: str, cells: str, income: int | None) -> Quilt:
    masks: dict[str, int] = {}
    for space, character in enumerate(cells):
        masks[character] = masks.get(character, 0) | 1 << space
    letters = sorted(letter for letter in masks if letter not in ".*x")
    if income is None:
        income = sum(PATCHES[letter].income for letter in letters)
    return Quilt(
        filled=sum(mask for character, mask in masks.items() if character != "."),
        income=income,
        patches=tuple(_placement(where, letter, masks[letter]) for letter in letters),
        special_patches=masks.get("*", 0),
    )


def _placement(where: str, letter: str, mask: int) -> PlacePatch:
    for move in PLACEMENTS_OF[letter]:
        if move.mask == mask:
            return move
    at = cell_name(next(bits(mask)))
    raise NotationError(where, f"the spaces marked {letter}, from {at} on, don't form that patch")


def look_up(where: str, text: str, values: Mapping[str, _Value]) -> _Value:
    """Return the value for the text of a field; raises NotationError if it has none."""
    if text not in values:
        raise NotationError(where, f"{quoted(text)} is not one of {' '.join(values)}")
    return values[text]


def format_solo(solo: Solo) -> str:
    """Write a position with all its cards, for `parse_solo` to read back.

    Its `later` shuffles are left out. Show the person only what they see: `solo.seen_by(PERSON)`.
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


def _read_solo(text: str) -> Solo:
    fields = text.strip().split(" ")
    if len(fields) != _SOLO_FIELDS:
        what = f"{_SOLO_FIELDS} fields with one space between are needed, not {len(fields)}"
        raise NotationError("solo position", what)
    quilt, purse, automa, ring, turn, bonus, board, deck_name, level, pile, gone = fields
    deck = look_up("deck", deck_name, _DECKS)
    player, taken = _automa(automa)
    mover, stage = look_up("turn", turn, _SOLO_TURNS)
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
    """Join the numbers of some cards, with `?` for UNKNOWN."""
    return separator.join("?" if card == UNKNOWN else str(card) for card in cards)


def parse_cards(where: str, words: Sequence[str], deck: Deck) -> tuple[int, ...]:
    """Read the numbers of some cards, with `?` for UNKNOWN.

    Raises NotationError for a card that is not in the deck, and for a duplicate.
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
    match = _AUTOMA.fullmatch(text)
    if match is None:
        raise NotationError("automa", f"{quoted(text)} is not like 3.8:E, buttons, space, patches")
    taken = "" if match[3] == "-" else match[3]
    return Player(buttons=int(match[1]), time=int(match[2])), taken


def _pile(text: str, deck: Deck) -> tuple[tuple[int, ...], int | None]:
    """Return the cards of the pile, and the budget shown for an unknown next card."""
    first, dot, rest = text.partition(".")
    shown = _BUDGET.fullmatch(first)
    if shown is None:
        return _parse_cards("pile", text, deck), None
    if deck is not Deck.TACTICAL:
        raise NotationError("pile", "only the tactical deck shows the budget of the next card")
    return _parse_cards("pile", f"?{dot}{rest}", deck), int(shown[1])


def _gone(text: str, deck: Deck) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the cards put aside, and the discards."""
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
        where = _SOLO_FIELD.get(error.field, error.field)
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
        raise NotationError("pile", f"no card that is left has the budget {solo.shown_budget}")
