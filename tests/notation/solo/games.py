"""Solo games to write down: the two worked by hand, and random ones by seed."""

import random
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from quiltbee.automa import LEVELS, UNKNOWN, Deck, Solo, new_solo
from quiltbee.notation import (
    Line,
    Record,
    RecordedMove,
    parse_move,
    replay,
    result_of,
)
from quiltbee.rules import AnyMove, AutomaMove, Board, ring_from_seed

from ..games import comments, random_move, tag_values

FOLDER = Path(__file__).parents[2] / "data" / "solo_games"
WORKED = ("normal", "tactical")
RING = "BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA"
NORMAL = (6, 11, 1, 7, 12, 3, 9, 2, 8, 4, 10, 5)
TACTICAL = (24, 13, 19, 16, 22, 14, 20, 23, 17, 15, 21, 18)
NOTHING_KNOWN = (UNKNOWN,) * 12

HEAD = f"""\
[Ring "{RING}"]
[Opponent "Automa"]
[Deck "normal"]
[Level "III"]
"""
CARDS = '[Cards "6 11 1 7 12 3 9 2 8 4 10 5"]\n'
MISSING_TAGS = {
    "Event": "?",
    "Site": "?",
    "Date": "????.??.??",
    "Player1": "?",
    "Player2": "Automa",
}


@dataclass(frozen=True)
class SoloGame:
    """A game: its start, which knows all shuffles, and the moves."""

    start: Solo
    moves: tuple[AnyMove, ...]

    @property
    def positions(self) -> list[Solo]:
        return replay(self.start, self.moves)


@cache
def worked_game(name: str) -> SoloGame:
    """A whole game of `data/solo_games`, read from its file."""
    head: dict[str, str] = {}
    shuffles: list[tuple[int, ...]] = []
    moves: list[AnyMove] = []
    for line in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        match word:
            case "shuffle":
                shuffles.append(tuple(map(int, rest.split())))
            case "person":
                moves.append(parse_move(rest.split()[0]))
            case "card":
                taken = rest.split(" | ")[3]
                moves.append(AutomaMove(None if taken == "-" else taken))
            case _:
                head[word] = rest
    start = new_solo(
        head["ring"],
        shuffles[0],
        deck=Deck(head["deck"]),
        level=int(head["level"]),
        board=Board(head["board"]),
        later=shuffles[1:],
    )
    return SoloGame(start, tuple(moves))


@cache
def whole_game(seed: int) -> SoloGame:
    """A game played to its end: 0 and 1 are worked by hand; half of the others pack tightly."""
    if seed < len(WORKED):
        return worked_game(WORKED[seed])
    rng = random.Random(seed)
    deck = rng.choice(list(Deck))
    solo = new_solo(
        ring_from_seed(str(seed)),
        rng.sample(deck.cards, 12),
        deck=deck,
        level=rng.choice(list(LEVELS)),
        board=rng.choice(list(Board)),
    )
    positions, moves = [solo], list[AnyMove]()
    while not solo.is_over:
        if solo.is_automas_turn:
            moves.append(solo.turn_card()[0])
        else:
            moves.append(random_move(solo.table, rng, tight=seed % 2 == 0))
        solo = solo.play(moves[-1])
        if solo.has_unknown_cards:
            solo = solo.deal(tuple(rng.sample(deck.cards, 12)))
        positions.append(solo)
    return SoloGame(positions[0].with_shuffles_of(positions), tuple(moves))


seeds = st.integers(0, 1) | st.integers(2, 33)


@st.composite
def solo_games(draw: st.DrawFn) -> SoloGame:
    """A game from set-up or from a later position, perhaps stopped early."""
    game = whole_game(draw(seeds))
    first = draw(st.integers(0, len(game.moves)) | st.just(0))
    last = draw(st.integers(first, len(game.moves)) | st.just(len(game.moves)))
    return SoloGame(game.positions[first], game.moves[first:last])


@st.composite
def positions(draw: st.DrawFn) -> Solo:
    """A position of a game, with its hidden cards known, unknown or partly known."""
    game = whole_game(draw(seeds))
    solo = draw(st.sampled_from(game.positions)).without_later()
    match draw(st.sampled_from(["dealer", "person", "between"])):
        case "person":
            return solo.seen_by(None)
        case "between":
            hidden = draw(st.sets(st.sampled_from(solo.deck.cards)))
            budget = solo.public_budget if draw(st.booleans()) else None
            pile = tuple(UNKNOWN if card in hidden else card for card in solo.pile)
            return replace(
                solo,
                pile=pile,
                aside=tuple(UNKNOWN if card in hidden else card for card in solo.aside),
                shown_budget=budget if pile[:1] == (UNKNOWN,) else None,
            )
    return solo


@st.composite
def lines(draw: st.DrawFn, game: SoloGame) -> Line:
    """The moves, some of them with marks, comments and variations."""
    decorated = draw(st.sets(st.integers(0, len(game.moves)), max_size=3))
    recorded: list[RecordedMove] = []
    for number, (move, before) in enumerate(zip(game.moves, game.positions, strict=False)):
        if number not in decorated:
            recorded.append(RecordedMove(move))
            continue
        variations = []
        if before.is_automas_turn:
            other: AnyMove = before.turn_card()[0]
        else:
            other = draw(st.sampled_from(before.legal_moves()))
        if draw(st.booleans()):
            variations.append(Line((RecordedMove(other),), draw(comments)))
        nags = draw(st.lists(st.integers(0, 255), max_size=3))
        recorded.append(RecordedMove(move, tuple(nags), draw(comments), tuple(variations)))
    return Line(tuple(recorded), draw(comments))


@st.composite
def solo_records(draw: st.DrawFn) -> Record[Any]:
    """A record as if it had been read: with the required tags, and perhaps others."""
    game = draw(solo_games())
    end = game.positions[-1]
    required = ("Event", "Site", "Date", "Player1", "Player2")
    tags = {name: draw(tag_values) for name in required}
    tags |= draw(st.dictionaries(st.from_regex(r"[a-z][A-Za-z0-9_]{0,9}", fullmatch=True),
                                 tag_values, max_size=3))  # fmt: skip
    result = draw(st.sampled_from(["1-0", "0-1", "*"]))
    if end.is_over and draw(st.booleans()):
        tags["Termination"], result = "normal", result_of(end)
    elif end.is_over:
        tags["Termination"] = draw(st.sampled_from(["resignation", "abandoned"]))
    return Record(game.start, draw(lines(game)), tags, result)
