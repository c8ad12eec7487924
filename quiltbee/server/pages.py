"""The pages: the addresses that show the page, its files, and previews of links to games.

Every page is the same `index.html`, which reads its own address. The addresses are those of
`quiltbee/web/shell/routes.ts`, as `scripts/page` has written them for the server.

Other sites show a link to a game as a title, a few words and the game's picture. They are in the
head of the page (Open Graph, which most sites and messengers read). Browsers ignore them, so they
do not change the page's ETag.
"""

import base64
import binascii
import json
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from typing import Any, Final
from urllib.parse import quote, urlencode

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from quiltbee.languages import LANGUAGES, catalogue, of_browser
from quiltbee.notation import Record
from quiltbee.pictures.table import UNNAMED, names_in
from quiltbee.server.errors import (
    NoGameError,
    ServerError,
    StoreError,
    UnknownError,
    UnknownGameError,
)
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.http.services import Services
from quiltbee.server.http.website import (
    BUILT,
    IMMUTABLE,
    NO_STORE,
    REVALIDATE,
    WEB,
    Body,
    body_response,
)
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


calls = Calls()

Values = Mapping[str, str]
"""Values for the `{names}` in an address."""


async def _has_table(services: Services, values: Values) -> bool:
    try:
        async with services.tables.open(values["id"]):
            return True
    except UnknownGameError:
        return False


async def _holds_game(services: Services, values: Values) -> bool:
    try:
        await in_link(services, values["id"])
    except NoGameError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class Page:
    """An address of the page.

    `data` are the calls that it always makes at once, and `files` those that it loads after the
    page; both are preloaded before its script arrives.
    """

    name: str
    address: str
    data: tuple[str, ...]
    files: tuple[str, ...]


PAGES = tuple(
    Page(page["name"], page["address"], tuple(page["data"]), tuple(page["files"]))
    for page in json.loads((WEB / BUILT / "pages.json").read_bytes())
)

IS_THERE: Mapping[str, Callable[[Services, Values], Awaitable[bool]]] = {
    "game": _has_table,
    "game-review": _has_table,
    "shared": _holds_game,
}
"""Predicates by the name of a page; without what it shows, the status is 404."""


def _add(page: Page) -> None:
    @calls.page(page.address)
    async def show(request: Request) -> Response:
        values, services = request.path_params, request.services
        # A module has an address like `/tournaments/ID`, but no id ends like a file name.
        file = services.website.file(request.url.path.removeprefix("/")) if values else None
        if file is not None:
            return body_response(request, file)
        is_there = IS_THERE.get(page.name)
        if is_there is not None and not await is_there(services, values):
            return await run_in_threadpool(_document, request, 404, {})
        language = language_of(request)
        headers = preloads(page.data, values, services.website.addresses(page.files, language))
        head = await preview(request, page.name, language)
        return await run_in_threadpool(_document, request, 200, headers, head, page.name)


def _document(
    request: Request, status: int, headers: Values, head: str = "", name: str = ""
) -> Response:
    """Return the page; `head` is for other sites, and changes nothing for a browser."""
    page = _found(request.services.website.page(language_of(request), is_home=name == "home"))
    headers = {"Vary": "Accept-Encoding, Accept-Language, Cookie", **headers}
    return body_response(request, page.with_head(head), REVALIDATE, status, headers)


def language_of(request: Request) -> str:
    """Return the page's language, which it keeps in a cookie, else the browser's."""
    chosen = request.cookies.get("language", "")
    return chosen if chosen in LANGUAGES else of_browser(request.headers.get("accept-language", ""))


_PRELOADS = {
    "css": "preload; as=style",
    "js": "modulepreload",
    "json": "preload; as=fetch; crossorigin",
}
"""The preload directives for the files of a part, by suffix."""


def preloads(data: tuple[str, ...], values: Values, files: Sequence[str] = ()) -> dict[str, str]:
    """Return the header by which a browser preloads the data and files of a page."""
    quoted = {name: quote(value, safe="") for name, value in values.items()}
    links = [f"<{path.format(**quoted)}>; rel=preload; as=fetch; crossorigin" for path in data]
    links += (f"<{file}>; rel={_PRELOADS[file.rpartition('.')[2]]}" for file in files)
    return {"Link": ", ".join(links)} if links else {}


for _page in PAGES:
    _add(_page)


@calls.page("/static/{name}/{path:path}")
def named_file(request: Request, name: str, path: str) -> Response:
    """Return a file by the hash of its content, immutable.

    A page of another version gets this server's file, not to be stored: so every page gets its
    script while servers of two versions share an address.
    """
    website = request.services.website
    body = _found(website.named(path))
    is_current = name == website.name(path, body)
    return body_response(request, body, IMMUTABLE if is_current else NO_STORE)


@calls.page("/sw.js")
def service_worker(request: Request) -> Response:
    """Return the service worker of all pages, which browsers revalidate every time."""
    body = _found(request.services.website.file("sw.js"))
    return body_response(request, body, headers={"Service-Worker-Allowed": "/"})


@calls.page("/{path:path}")
def file(request: Request, path: str) -> Response:
    """Return the file at this address; if unknown, a browser gets the page with status 404."""
    body = request.services.website.file(path)
    if body is None and not path.startswith("api/") and _is_person(request):
        return _document(request, 404, {})
    return body_response(request, _found(body))


def _is_person(request: Request) -> bool:
    """Return whether a browser asks for a page to show, rather than a script for data."""
    return "text/html" in request.headers.get("accept", "")


def _found(body: Body | None) -> Body:
    if body is None:
        raise UnknownError("There is nothing at this address.")
    return body
