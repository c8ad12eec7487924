"""The page says of an impossible position what `quiltbee.notation` says of it."""

from collections.abc import Iterator
from random import Random

import pytest

from quiltbee.notation import NotationError, format_position, parse_any_position, replay
from quiltbee.rules import Board, new_game, ring_from_seed
from tests.notation.games import masked, whole_game
from tests.notation.solo.games import whole_game as solo_game
from tests.profiles import scaled
from tests.web.node import compared, needs_node

TURNS = ["1", "2", "1+", "2+", "#1", "#2"]


def changed(fields: list[str], draws: Random) -> list[str]:
    """A position string with one of its fields otherwise, as somebody may set it up."""
    fields = list(fields)
    is_solo = len(fields) == 11
    ring, turn, tile = (3, 4, 5) if is_solo else (4, 5, 6)
    purses = [1] if is_solo else [2, 3]
    match draws.randrange(8):
        case 0:
            fields[turn] = draws.choice(TURNS[:-1] if not is_solo else ["1", "2", "1+", "#1"])
        case 1:
            fields[tile] = draws.choice(["-", "1", "2"])
        case 2:
            at = draws.choice(purses)
            purse, income, printed = fields[at].partition("i")
            buttons = purse.partition(".")[0]
            fields[at] = f"{buttons}.{draws.randrange(58)}{income}{printed}"
        case 3:
            fields[ring] = "".join(draws.sample(fields[ring], len(fields[ring]) - 1)) or "-"
        case 4:
            fields[ring] = draws.choice("BCDX") + fields[ring]
        case 5 if is_solo:
            buttons, _, taken = fields[2].partition(":")
            fields[2] = f"{buttons}:{draws.choice('ABCX')}{taken.strip('-')}"
        case 5:
            fields[1] = fields[0]
        case 6:
            fields[0] = fields[0].replace("9", "8*", draws.randrange(4))
        case 7 if is_solo:
            aside, _, discards = fields[10].partition("/")
            known = discards.partition(".")[0].replace("-", "?")
            fields[9] = draws.choice([fields[9], f"{known}.{fields[9].partition('.')[2]}"])
            aside = draws.choice([aside, "?", "?.?"])
            fields[10] = f"{aside}/{draws.choice([discards, discards.replace(known, '?')])}"
        case _:
            fields[0] = fields[0].replace("9", "8x", 1)
            fields[purses[0]] = fields[purses[0]].partition("i")[0] + "i0"
    return fields


def positions(draws: Random) -> Iterator[str]:
    """Those of a duel and of a solo game."""
    for position in replay(*whole_game(draws.randrange(20))):
        if draws.random() < 0.3:
            yield format_position(masked(position, "".join(draws.sample("ABCDEFGH", 3))))
    yield format_position(new_game(ring_from_seed("1"), Board.ORIGINAL))
    for solo in solo_game(draws.randrange(34)).positions:
        yield format_position(solo.seen_by(None) if draws.random() < 0.5 else solo)


def refusal(text: str) -> str | None:
    try:
        parse_any_position(text)
    except NotationError as error:
        return str(error)
    return None


@pytest.mark.slow
@needs_node
def test_what_can_not_be_is_refused_in_the_same_words() -> None:
    told = []
    for seed in range(scaled(20)):
        draws = Random(seed)
        for text in positions(draws):
            other = " ".join(changed(text.split(" "), draws))
            told += [
                {"kind": "validity", "text": each, "fault": refusal(each)} for each in (text, other)
            ]
    counted = compared(told)
    assert counted["possible"] > len(told) / 3
    assert counted["impossible"] > len(told) / 10
    sentences = [key for key in counted if key.startswith("impossible-")]
    assert len(sentences) >= 15, sentences
