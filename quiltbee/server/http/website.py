"""The folder of the page, `quiltbee/web`, and how its page is put together.

A file is served at its own address, and checked for changes every time. The page names the files it
needs by their content (`/static/NAME/PATH`), so that a browser asks for each of them once. Page and
scripts come from `bundle/`, which `scripts/page` builds; a change there is seen after a restart.
Bodies that are sent again and again are compressed once for everyone.
"""

import gzip
import hashlib
import html
import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path, PurePosixPath
from typing import Final

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from quiltbee.languages import DEFAULT, LANGUAGES, catalogue, later_words, page_words
from quiltbee.server.wire.patches import all_patches

CODINGS = ("br", "gzip")
"""The compressions at hand, the better one first."""

BROTLI_QUALITY = 11
"""The best: 0.24 s for the page's modules, once for everyone; 2 % smaller than at 10."""

LARGE, QUALITY_OF_LARGE = 300_000, 9
"""From so many bytes on another quality: 0.06 s for the engine's module, not 1.1 s."""

ALWAYS_ASK = "no-cache"
NEVER_ASK = "public, max-age=31536000, immutable"
KEEP_NOTHING = "no-store"

_GZIP: Final = b"\x1f\x8b"
"""How a file that is compressed already begins."""

_WEIGHT = re.compile(r"q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)")


@dataclass(frozen=True)
class Body:
    """Bytes of one type. `name` is a hash of them, so other content has another name."""

    content: bytes
    media_type: str

    @cached_property
    def name(self) -> str:
        """32 hexadecimal digits."""
        return hashlib.sha256(self.content).hexdigest()[:32]

    def with_head(self, head: str) -> "Body":
        """The page with more in its head, under the name that it has without it."""
        if not head:
            return self
        content = self.content.replace(b"</head>", head.encode() + b"</head>", 1)
        body = Body(content, self.media_type)
        vars(body)["name"] = self.name
        return body


def body_response(
    request: Request,
    body: Body,
    caching: str = ALWAYS_ASK,
    status: int = 200,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """The body in a coding that the browser accepts, or the answer that its copy is current.

    The tag is weak, since it is the same for every coding. The first compression takes up to a
    tenth of a second, so don't call this on the event loop.
    """
    tag = f'"{body.name}"'
    common = {"Cache-Control": caching, "Vary": "Accept-Encoding", **(headers or {})}
    if caching != NEVER_ASK:
        common["ETag"] = f"W/{tag}"
    if status == 200 and tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=common)
    content, coding = _packed(body, ", ".join(request.headers.getlist("accept-encoding")))
    if coding is not None:
        common["Content-Encoding"] = coding
    return Response(content, status, common, body.media_type)


def _packed(body: Body, accepted: str) -> tuple[bytes, str | None]:
    """The bytes to send and their coding: none where coding would make them larger."""
    coding = coding_for(accepted)
    if coding is None or body.content.startswith(_GZIP):
        return body.content, None
    smaller = compressed(body.content, coding)
    return (smaller, coding) if len(smaller) < len(body.content) else (body.content, None)


def accepts_gzip(connection: HTTPConnection) -> bool:
    """Whether a browser would rather have gzip than the bytes as they are."""
    accepted = ", ".join(connection.headers.getlist("accept-encoding"))
    return coding_for(accepted, ["gzip"]) is not None


def coding_for(accepted: str, codings: Collection[str] = CODINGS) -> str | None:
    """The coding to use for an `Accept-Encoding`; None where it prefers the bytes as they are."""
    weights = dict(_weights(accepted))
    others = weights.get("*", 0.0)
    best = max(codings, key=lambda coding: weights.get(coding, others))
    weight = weights.get(best, others)
    return best if weight > 0 and weight >= weights.get("identity", 0.0) else None


def _weights(accepted: str) -> Iterator[tuple[str, float]]:
    """How welcome each coding is, from 0 (refused) to 1, without those of malformed weight."""
    for part in accepted.lower().split(","):
        coding, *parameters = (text.strip() for text in part.split(";"))
        weights = [_WEIGHT.fullmatch(text) for text in parameters]
        if all(weights):
            yield coding, float(weights[0][1]) if weights and weights[0] else 1.0


@lru_cache(maxsize=256)
def compressed(content: bytes, coding: str) -> bytes:
    """The content in one of `CODINGS`."""
    if coding == "gzip":
        return gzip.compress(content, mtime=0)
    import brotli

    quality = BROTLI_QUALITY if len(content) < LARGE else QUALITY_OF_LARGE
    smaller: bytes = brotli.compress(content, quality=quality)
    return smaller


WEB = Path(__file__).resolve().parents[2] / "web"
BUILT = "bundle"
INDEX = "index.html"
PATCHES = "api/patches"

_WORDS = re.compile(r"words/([a-z]+)(-later|-home)?\.json")
"""The address of a language's words, which are in no file of the folder."""

ENGINE = Path(__file__).resolve().parents[2] / "engine" / "data"
_ENGINE = re.compile(r"engine/(engine\.wasm|(?:duel|solo)\.weights)")
"""The engine's module and its weights, which the page thinks with."""

_BUILT = re.compile(rf"{BUILT}/[^/]+\.(?:css|js)")

TRANSLATED = ("page-description", "page-needs-script")
"""The messages of `index.html` itself."""

MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".weights": "application/octet-stream",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Nothing else in the folder is served. The system's own table of types is not used: some say that
a script is plain text, and then no browser runs it."""

_ADDRESS = re.compile(r'(?<==")/([^"]+)')
"""An attribute of the page that names a file, or the patches."""


class Website:
    """The files of the page."""

    def __init__(self, folder: Path = WEB) -> None:
        self._folder = folder
        self._pages: dict[tuple[str, bool], Body | None] = {}
        self._addresses: dict[str, str] = {}

    def page(self, language: str = DEFAULT, *, is_home: bool = False) -> Body | None:
        """The page in a language, its addresses named by content; None without any."""
        if (language, is_home) not in self._pages:
            index = _translated(self.file(INDEX), language, is_home)
            if index is not None:
                text = _ADDRESS.sub(lambda found: self._address(found[1]), index.content.decode())
                index = Body(text.encode(), index.media_type)
            self._pages[language, is_home] = index
        return self._pages[language, is_home]

    def file(self, path: str) -> Body | None:
        """A file as it is now, by its path in the folder; None if it may not be served."""
        if words := _WORDS.fullmatch(path):
            return words_body(words[1], words[2] or "") if words[1] in LANGUAGES else None
        parts = PurePosixPath(path).parts
        media_type = MEDIA_TYPES.get(PurePosixPath(path).suffix)
        if media_type is None or any(part.startswith((".", "/")) or "\\" in part for part in parts):
            return None
        if found := _ENGINE.fullmatch(path):
            return Body((ENGINE / found[1]).read_bytes(), media_type)
        for folder in (self._folder / BUILT, self._folder):
            try:
                return Body(folder.joinpath(*parts).read_bytes(), media_type)
            except (OSError, ValueError):
                continue
        return None

    def named(self, path: str) -> Body | None:
        """What the page may name by its content: a file, or the patches."""
        return patches_body() if path == PATCHES else self.file(path)

    def name(self, path: str, body: Body) -> str:
        """The name of a file in `/static/NAME/PATH`.

        What is built finds one another as neighbours, so it has one name together.
        """
        return self._name_of_built if _BUILT.fullmatch(path) else body.name

    def addresses(self, files: Iterable[str], language: str = DEFAULT) -> list[str]:
        """The addresses by content of files that a page needs, the words in a language."""
        here = f"words/{DEFAULT}", f"words/{language}"
        return [self._address(file.replace(*here)) for file in files]

    def _address(self, path: str) -> str:
        if path not in self._addresses:
            body = self.named(path)
            name = f"static/{self.name(path, body)}/" if body else ""
            self._addresses[path] = f"/{name}{path}"
        return self._addresses[path]

    @cached_property
    def _name_of_built(self) -> str:
        folder = self._folder / BUILT
        files = sorted([*folder.glob("*.js"), *folder.glob("*.css")])
        return Body(b"".join(each.read_bytes() for each in files), MEDIA_TYPES[".js"]).name


def _translated(index: Body | None, language: str, is_home: bool) -> Body | None:
    """The page with its own texts in a language, naming the file of that language's words."""
    if index is None or (language == DEFAULT and not is_home):
        return index
    text = index.content.decode()
    if is_home:
        text = text.replace(f"/words/{DEFAULT}.json", f"/words/{DEFAULT}-home.json")
    text = text.replace(f'lang="{DEFAULT}"', f'lang="{language}"')
    text = text.replace(f"/words/{DEFAULT}", f"/words/{language}")
    for key in TRANSLATED:
        here, there = (html.escape(catalogue(code)(key)) for code in (DEFAULT, language))
        text = text.replace(here, there)
    return Body(text.encode(), index.media_type)


@cache
def words_body(language: str, kind: str = "") -> Body:
    """The words of a language, for the page, the first page (`-home`) or what comes `-later`."""
    words: object
    if kind == "-later":
        words = later_words(language)
    else:
        words = page_words(language, is_home=kind == "-home")
    return Body(json.dumps(words, ensure_ascii=False).encode(), MEDIA_TYPES[".json"])


def patches_body() -> Body:
    """What `/api/patches` answers."""
    return Body(msgspec.json.encode(all_patches()), "application/json")
