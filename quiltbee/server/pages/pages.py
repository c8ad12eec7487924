"""The addresses that show the page, and the files of which it consists.

Every page is the same `index.html`, which reads its own address. The addresses are those of
`quiltbee/web/shell/routes.ts`, as `scripts/page` has written them for the server.
"""

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import quote

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from quiltbee.languages import LANGUAGES, of_browser
from quiltbee.server.errors import NoGameError, UnknownError, UnknownGameError
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.http.services import Services
from quiltbee.server.http.website import (
    ALWAYS_ASK,
    BUILT,
    KEEP_NOTHING,
    NEVER_ASK,
    WEB,
    Body,
    body_response,
)
from quiltbee.server.pages.previews import in_link, preview

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
    return body_response(request, page.with_head(head), ALWAYS_ASK, status, headers)


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
    return body_response(request, body, NEVER_ASK if is_current else KEEP_NOTHING)


@calls.page("/sw.js")
def service_worker(request: Request) -> Response:
    """Return the service worker of all pages, which browsers revalidate every time."""
    body = _found(request.services.website.file("sw.js"))
    return body_response(request, body, headers={"Service-Worker-Allowed": "/"})


@calls.page("/{path:path}")
def file(request: Request, path: str) -> Response:
    """Return a file at its own address; for others a person gets the page with status 404."""
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
