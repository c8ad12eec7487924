"""The pages: which addresses show the page, and the files of which it consists.

Every page is the same `index.html`, which reads its own address. The addresses are in
`quiltbee/web/addresses.json`, which the page reads too.
"""

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import quote

from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool

from quiltbee.languages import LANGUAGES, of_browser
from quiltbee.server.errors import NoGameError, UnknownError, UnknownGameError
from quiltbee.server.http.bodies import ALWAYS_ASK, KEEP_NOTHING, NEVER_ASK, Body, body_response
from quiltbee.server.http.previews import in_link, preview
from quiltbee.server.http.services import Injected, Services
from quiltbee.server.http.website import WEB

router = APIRouter(include_in_schema=False)

Values = Mapping[str, str]
"""What may replace the `{names}` in an address."""

READING = ["GET", "HEAD"]


async def _has_table(services: Services, values: Values) -> bool:
    try:
        async with services.tables.open(values["id"]):
            return True
    except UnknownGameError:
        return False


async def _holds_game(services: Services, values: Values) -> bool:
    try:
        await in_link(values["id"])
    except NoGameError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class Page:
    """An address of the page.

    `data` are the calls that it always makes at once, and `part` is what it loads after the page;
    both are on their way before its script arrives.
    """

    name: str
    address: str
    part: str = ""
    data: tuple[str, ...] = ()


PAGES = tuple(
    Page(**{**page, "data": tuple(page.get("data", ()))})
    for page in json.loads((WEB / "addresses.json").read_bytes())
)

IS_THERE: Mapping[str, Callable[[Services, Values], Awaitable[bool]]] = {
    "game": _has_table,
    "game-review": _has_table,
    "shared": _holds_game,
}
"""By name, what must exist for a page to be shown; otherwise the status is 404."""


def _add(page: Page) -> None:
    async def show(request: Request, services: Injected) -> Response:
        values = request.path_params
        # A module has an address like `/tournaments/ID`, but no id ends like a file name.
        file = services.website.file(request.url.path.removeprefix("/")) if values else None
        if file is not None:
            return body_response(request, file)
        asked = IS_THERE.get(page.name)
        is_there = asked is None or await asked(services, values)
        if not is_there:
            return await run_in_threadpool(_document, request, services, 404, {})
        headers = preloads(
            page.data, values, services.website.part(page.part, language_of(request))
        )
        head = await preview(services, request, page.name, language_of(request))
        return await run_in_threadpool(_document, request, services, 200, headers, head, page.name)

    router.add_api_route(page.address, show, methods=READING, response_class=Response)


def _document(
    request: Request,
    services: Services,
    status: int,
    headers: Values,
    head: str = "",
    name: str = "",
) -> Response:
    """The page; `head` is what other sites are told, and changes nothing for a browser."""
    is_home = name == "home"
    page = _found(services.website.page(language_of(request), is_home=is_home))
    headers = {"Vary": "Accept-Encoding, Accept-Language, Cookie", **headers}
    return body_response(request, page.with_head(head), ALWAYS_ASK, status, headers)


def language_of(request: Request) -> str:
    """The language that the page was set to (it tells by a cookie), else the browser's."""
    chosen = request.cookies.get("language", "")
    return chosen if chosen in LANGUAGES else of_browser(request.headers.get("accept-language", ""))


_PRELOADS = {
    "css": "preload; as=style",
    "js": "modulepreload",
    "json": "preload; as=fetch; crossorigin",
}
"""How a browser is told to fetch a file of a part, by its ending."""


def preloads(data: tuple[str, ...], values: Values, part: Sequence[str] = ()) -> dict[str, str]:
    """The header that lets a browser fetch in advance what a page will ask for."""
    quoted = {name: quote(value, safe="") for name, value in values.items()}
    links = [f"<{path.format(**quoted)}>; rel=preload; as=fetch; crossorigin" for path in data]
    links += (f"<{file}>; rel={_PRELOADS[file.rpartition('.')[2]]}" for file in part)
    return {"Link": ", ".join(links)} if links else {}


for _page in PAGES:
    _add(_page)


@router.api_route("/static/{name}/{path:path}", methods=READING)
def named_file(name: str, path: str, request: Request, services: Injected) -> Response:
    """A file under the name of its content, for browsers to keep for good.

    A page of another version gets this server's file, not to be kept: so every page gets its script
    while servers of two versions share an address.
    """
    body = _found(services.website.named(path))
    is_current = name == services.website.name(path, body)
    return body_response(request, body, NEVER_ASK if is_current else KEEP_NOTHING)


@router.api_route("/sw.js", methods=READING)
def service_worker(request: Request, services: Injected) -> Response:
    """The service worker, which looks after every page; asked for again every time."""
    body = _found(services.website.file("sw.js"))
    return body_response(request, body, headers={"Service-Worker-Allowed": "/"})


@router.api_route("/{path:path}", methods=READING)
def file(path: str, request: Request, services: Injected) -> Response:
    """A file of the page at its own address; a person elsewhere gets the page, which says so."""
    body = services.website.file(path)
    if body is None and not path.startswith("api/") and _is_person(request):
        return _document(request, services, 404, {})
    return body_response(request, _found(body))


def _is_person(request: Request) -> bool:
    """Whether a browser asks for something to show, rather than a script for data."""
    return "text/html" in request.headers.get("accept", "")


def _found(body: Body | None) -> Body:
    if body is None:
        raise UnknownError("There is nothing at this address.")
    return body
