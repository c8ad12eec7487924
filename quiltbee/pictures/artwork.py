"""The artwork of the page: the symbols, colors and lines of its editions.

It is read from the page's own files in `quiltbee/web`, the symbols of `editions/NAME.json` and the
style sheets, so that a picture looks like the page.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from html import escape
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parents[1] / "web"
EDITIONS: Final = ("classic", "anniversary", "valentine")
SCHEMES: Final = ("light", "dark")
CLOTHS: Final = 6

_SHEETS: Final = ("style/colours.css", "style/patch.css", "style/quilt.css", "style/time_board.css")
_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
_DECLARATION: Final = re.compile(r"([\w-]+)\s*:\s*([^;]+)")
_BOTH: Final = re.compile(r"light-dark\(([^,()]+),\s*([^,()]+)\)")
_VARIABLE: Final = re.compile(r"var\((--[\w-]+)\)")


@dataclass(frozen=True, slots=True)
class Look:
    """The look of a picture: the edition, and light or dark.

    Raises ValueError for an unknown name.
    """

    edition: str = "classic"
    scheme: str = "light"

    def __post_init__(self) -> None:
        for name, value, known in (
            ("editions", self.edition, EDITIONS),
            ("schemes", self.scheme, SCHEMES),
        ):
            if value not in known:
                raise ValueError(f"the {name} are {', '.join(known)}, not {value[:40]!r}")


class Artwork:
    """The artwork of one look; get it from `artwork_of`."""

    def __init__(self, look: Look) -> None:
        self.look = look
        symbols = json.loads(_read(f"editions/{look.edition}.json"))
        for same_in_all in ("signs", "faces"):
            symbols |= json.loads(_read(f"editions/{same_in_all}.json"))
        self._symbols = {name: "".join(elements) for name, elements in symbols.items()}

    @property
    def symbols(self) -> tuple[str, ...]:
        """The names of all symbols."""
        return tuple(self._symbols)

    def symbol(self, name: str, **own: str) -> str:
        """Return the elements of a symbol; `own` holds the variables set where it is used."""
        return self._coloured(self._symbols[name], own)

    def colour(self, name: str) -> str:
        """Return a color by its name, without the dashes."""
        return self._variables[f"--{name}"]

    def lines(self, *selectors: str) -> str:
        """Return the style of some selectors as attributes; later rules win."""
        declared: dict[str, str] = {}
        for selector in selectors:
            declared |= self._rules[selector]
        return "".join(
            f' {name}="{escape(self._coloured(value, {}))}"'
            for name, value in declared.items()
            if name in ("fill", "opacity") or name.startswith("stroke")
        )

    def cloth(self, number: int) -> dict[str, str]:
        """Return the variables of a cloth (0-5): its own colors, as `symbol` takes them."""
        inner = self._rules[f".cloth-{number}"]
        return {name.removeprefix("--"): self._coloured(inner[name], {}) for name in inner}

    def _coloured(self, text: str, own: Mapping[str, str]) -> str:
        variables = {**self._variables, **{f"--{name}": value for name, value in own.items()}}
        return _VARIABLE.sub(lambda found: variables[found[1]], text)

    @cached_property
    def _rules(self) -> dict[str, dict[str, str]]:
        """Return every rule of the style sheets by its selector; the edition's come last."""
        rules: dict[str, dict[str, str]] = {}
        own = "" if self.look.edition == "classic" else _read(f"editions/{self.look.edition}.css")
        prefix = f"[data-edition='{self.look.edition}']"
        for selectors, body in _RULE.findall("\n".join([*map(_read, _SHEETS), own])):
            for selector in selectors.split(","):
                name = selector.strip().replace(f":root{prefix}", ":root")
                name = name.replace(prefix, "").strip()
                rules.setdefault(name, {}).update(_DECLARATION.findall(body))
        return rules

    @cached_property
    def _variables(self) -> dict[str, str]:
        scheme = SCHEMES.index(self.look.scheme)
        return {
            name: both[scheme + 1].strip() if (both := _BOTH.fullmatch(value)) else value
            for name, value in self._rules[":root"].items()
            if name.startswith("--")
        }


@cache
def artwork_of(look: Look) -> Artwork:
    """Return the artwork of a look; its files are read once."""
    return Artwork(look)


def _read(name: str) -> str:
    return _COMMENT.sub("", (WEB / name).read_text(encoding="utf-8"))
