"""Reading what an engine answers, for the client; nonsense raises ValueError with the reason."""

import re
from typing import Any, Final, Literal

from quiltbee.notation import parse_move
from quiltbee.players import Info, Option, Value
from quiltbee.rules import Move

TENTHS: Final = 10
"""A point or a space as UPI writes it: it only has whole numbers, and so counts in tenths."""

THOUSANDTHS: Final = 1000
"""A chance as UPI writes it, per mille."""

_NUMBER = re.compile(r"-?[0-9]{1,18}")
_SPIN = re.compile(r"name (.+) type spin default (\S+) min (\S+) max (\S+)")
_OTHER_OPTION = re.compile(r"name (.+) type \S+.*")


def parse_option(text: str) -> Option | None:
    """What follows the word `option`; None for an option that is not a whole number."""
    match = _SPIN.fullmatch(text)
    if match is None:
        if _OTHER_OPTION.fullmatch(text) and " type spin" not in text:
            return None
        raise ValueError("an option is name <name> type spin default <n> min <n> max <n>")
    return Option(match[1], _number(match[2]), _number(match[3]), _number(match[4]))


def parse_info(text: str) -> Info:
    """What follows the word `info`; fields that are not given keep their defaults."""
    tokens = iter(text.split())
    fields: dict[str, Any] = {}
    value: dict[str, Any] = {}
    for word in tokens:
        if word in _NUMBERS:
            fields[_NUMBERS[word]] = _number(next(tokens, ""))
        elif word == "winrate":
            value["chance"] = _number(next(tokens, "")) / THOUSANDTHS
        elif word == "margin":
            value["margin"] = _number(next(tokens, "")) / TENTHS
        elif word in _PAIRS:
            name, unit = _PAIRS[word]
            own, other = _number(next(tokens, "")), _number(next(tokens, ""))
            value[name] = (own / unit, other / unit)
        elif word == "nps":
            _number(next(tokens, ""))
        elif word == "score":
            value["proven"] = _solved([next(tokens, ""), next(tokens, "")])
        elif word == "pv":
            fields["pv"] = tuple(map(parse_move, tokens))
        else:
            raise ValueError(f"{word!r} is not part of an info")
    return Info(**fields, value=Value(**value))


_NUMBERS = {
    "depth": "depth",
    "nodes": "nodes",
    "time": "time_ms",
    "multipv": "multipv",
}
_PAIRS = {
    "scores": ("scores", TENTHS),
    "empty": ("empty_spaces", TENTHS),
    "tile": ("special_tile", THOUSANDTHS),
}


def parse_best_move(text: str) -> Move | None:
    """What follows the word `bestmove`; None for `none`."""
    return None if text == "none" else parse_move(text)


def _solved(tokens: list[str]) -> Literal["win", "loss"]:
    match tokens:
        case ["solved", "win"]:
            return "win"
        case ["solved", "loss"]:
            return "loss"
    raise ValueError("a score is solved win or solved loss")


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"{text!r} is not a whole number")
    return int(text)
