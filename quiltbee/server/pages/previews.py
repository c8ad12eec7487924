"""Previews of links to games on other sites: a title, a few words and the game's picture.

They are in the head of the page (Open Graph, which most sites and messengers read). Browsers ignore
them, so they do not change the page's ETag.
"""

import base64
import binascii
import re
from dataclasses import dataclass
from functools import partial
from html import escape
from typing import Any, Final
from urllib.parse import quote, urlencode

from quiltbee.languages import catalogue
from quiltbee.notation import Record
from quiltbee.pictures.table import UNNAMED, names_in
from quiltbee.server.errors import NoGameError, ServerError, StoreError
from quiltbee.server.http.calls import Request
from quiltbee.server.http.services import Services
from quiltbee.server.lobby.routes import invited_to
from quiltbee.server.store import StoredGame
from quiltbee.server.wire.game import record_of
from quiltbee.server.wire.texts import read_text

LONGEST_SHARED: Final = 4000
"""The most characters of a game in an address; the longest games have some 900."""

LONGEST_NAME: Final = 40
_GIVEN: Final = re.compile(r"(?:(Player)|Quiltbee level) (\d+)")
"""The server's names for a seat without a name, or the computer's."""

SIZE: Final = (1200, 630)
"""The size of the picture that sites show beside a link."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A game as anybody may see it, the address of its picture, and its inviter, if any."""

    record: Record[Any]
    is_over: bool
    picture: str
    inviter: str | None = None


async def in_game(services: Services, game: str) -> Shown:
    """Return the game at a table; raises UnknownGameError."""
    async with services.tables.open(game) as table:
        stored = await table.game()
    picture = f"/api/games/{game}/picture.png"
    return await services.heavy(partial(_shown, stored, picture))


def _shown(stored: StoredGame, picture: str, inviter: str | None = None) -> Shown:
    address = f"{picture}?n={stored.number}"
    return Shown(record_of(stored), stored.game.is_over, address, inviter)


async def in_invitation(services: Services, address: str, code: str) -> Shown:
    """Return the game of a valid invitation; guessing is rate-limited."""
    stored, seat = await invited_to(code, address, services)
    inviter = stored.setup.seats[seat.other.index].name
    picture = f"/api/invitations/{quote(code, safe='')}/picture.png"
    return await services.heavy(partial(_shown, stored, picture, inviter))


async def in_link(services: Services, code: str, one: str = "", two: str = "") -> Shown:
    """Return the game in an address `/g/CODE?one=NAME&two=NAME`; raises NoGameError."""
    return await services.heavy(partial(_linked, code, one, two))


def _linked(code: str, one: str, two: str) -> Shown:
    record = read_text(f"#{_fragment(code)}")
    if record.problems:
        raise NoGameError("This link holds no game.")
    names = {"Player1": one[:LONGEST_NAME], "Player2": two[:LONGEST_NAME]}
    named = Record(
        record.start,
        record.line,
        {**record.tags, **{tag: name for tag, name in names.items() if name}},
        record.result,
    )
    parameters = {"game": code, "one": names["Player1"], "two": names["Player2"]}
    query = urlencode({name: value for name, value in parameters.items() if value})
    over = named.positions[-1].outcome is not None
    return Shown(named, over, f"/api/picture.png?{query}")


def _fragment(code: str) -> str:
    """Decode a code, which is the part of a link after its `#` in base64url."""
    try:
        if len(code) > LONGEST_SHARED:
            raise ValueError("too long")
        padded = code.encode("ascii") + b"=" * (-len(code) % 4)
        return base64.b64decode(padded, altchars=b"-_", validate=True).decode("utf-8")
    except (ValueError, binascii.Error):
        raise NoGameError("This link holds no game.") from None


async def preview(request: Request, page: str, language: str) -> str:
    """Return additions to the head of a page; empty unless it shows a game."""
    services, values, query = request.services, request.path_params, request.query_params
    try:
        match page:
            case "game" | "game-review":
                shown = await in_game(services, values["id"])
            case "invitation":
                shown = await in_invitation(services, request.address, values["id"])
            case "shared":
                names = query.get("one", ""), query.get("two", "")
                shown = await in_link(services, values["id"], *names)
            case _:
                return ""
    except StoreError:
        raise
    except ServerError:
        return ""  # the page itself reports the missing game
    return await services.heavy(
        partial(_head, shown, str(request.base_url), request.url.path, language)
    )


def _head(shown: Shown, base: str, path: str, language: str) -> str:
    title, words = _words(shown, language)
    origin = base.rstrip("/")
    properties = {
        "og:site_name": "Quiltbee",
        "og:type": "website",
        "og:title": title,
        "og:description": words,
        "og:url": origin + path,
        "og:image": origin + shown.picture,
        "og:image:type": "image/png",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:image:alt": f"{title}. {words}",
    }
    lines = [f'<meta property="{name}" content="{escape(v)}">' for name, v in properties.items()]
    return "\n".join([*lines, '<meta name="twitter:card" content="summary_large_image">', ""])


def _words(shown: Shown, language: str) -> tuple[str, str]:
    say = catalogue(language)
    if shown.inviter is not None:
        is_named = not _GIVEN.fullmatch(shown.inviter)
        title = say("preview-invited", name=shown.inviter) if is_named else say("preview-game")
        return title, say("preview-join")
    names = [spoken(name, language) for name in names_in(shown.record.tags)]
    title = say("preview-game")
    if all(names):
        title = say("preview-names", one=str(names[0]), two=str(names[1]))
    if shown.is_over:
        return title, _result(shown, names, language)
    return title, say("preview-running")


def spoken(name: str, language: str) -> str | None:
    """Return a name in a language; None for a seat without one."""
    if found := _GIVEN.fullmatch(name):
        key = "player-number" if found[1] else "computer-level"
        return catalogue(language)(key, number=found[2], level=found[2])
    return None if name in ("", UNNAMED) else name


def _result(shown: Shown, names: list[str | None], language: str) -> str:
    say = catalogue(language)
    ended = shown.record.positions[-1].outcome
    if ended is None:
        winner = {"1-0": 0, "0-1": 1}.get(shown.record.result)
        name = None if winner is None else names[winner]
        return say("preview-over") if name is None else say("preview-won", name=name)
    first, second = (f"{score}".replace("-", "\N{MINUS SIGN}") for score in ended.scores)
    name = names[ended.winner.index]
    if name is None:
        return say("preview-score", one=first, two=second)
    return say("preview-won-score", name=name, one=first, two=second)
