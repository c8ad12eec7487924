"""The files of the page, from the folder `quiltbee/web`.

At its own address a file is revalidated on every request. The page refers to its files by their
content (`/static/NAME/PATH`), so that a browser requests each of them once. Page and scripts come
from `bundle/`, which `scripts/page` builds; changes there need a restart. Common bodies are
compressed once for everyone.
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
"""The supported compressions, the better one first."""

BROTLI_QUALITY = 11
"""The highest: 0.24 s for the page's modules, once for everyone; 2 % smaller than at 10."""

LARGE, QUALITY_OF_LARGE = 300_000, 9
"""The size in bytes of a large body, and its quality: 0.06 s for the engine's module, not 1.1 s."""

REVALIDATE = "no-cache"
IMMUTABLE = "public, max-age=31536000, immutable"
NO_STORE = "no-store"

_GZIP: Final = b"\x1f\x8b"
"""The first bytes of a compressed file."""

_WEIGHT = re.compile(r"q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)")


@dataclass(frozen=True)
class Body:
    """Bytes of a media type; `name` is a hash of the content."""

    content: bytes
    media_type: str

    @cached_property
    def name(self) -> str:
        """32 hexadecimal digits."""
        return hashlib.sha256(self.content).hexdigest()[:32]

    def with_head(self, head: str) -> "Body":
        """Return the page with additions to its head, but the same name."""
        if not head:
            return self
        content = self.content.replace(b"</head>", head.encode() + b"</head>", 1)
        body = Body(content, self.media_type)
        vars(body)["name"] = self.name
        return body


def body_response(
    request: Request,
    body: Body,
    caching: str = REVALIDATE,
    status: int = 200,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """Return the body in a coding that the browser accepts, or 304 if its copy is current.

    The tag is weak, since all codings share it. The first compression takes up to a tenth of a
    second, so don't call this on the event loop.
    """
    tag = f'"{body.name}"'
    common = {"Cache-Control": caching, "Vary": "Accept-Encoding", **(headers or {})}
    if caching != IMMUTABLE:
        common["ETag"] = f"W/{tag}"
    if status == 200 and tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=common)
    content, coding = _packed(body, ", ".join(request.headers.getlist("accept-encoding")))
    if coding is not None:
        common["Content-Encoding"] = coding
    return Response(content, status, common, body.media_type)


def _packed(body: Body, accepted: str) -> tuple[bytes, str | None]:
    """Return the bytes to send and their coding, None if coding would make them larger."""
    coding = coding_for(accepted)
    if coding is None or body.content.startswith(_GZIP):
        return body.content, None
    smaller = compressed(body.content, coding)
    return (smaller, coding) if len(smaller) < len(body.content) else (body.content, None)


def accepts_gzip(connection: HTTPConnection) -> bool:
    """Return whether a browser prefers gzip to no coding."""
    accepted = ", ".join(connection.headers.getlist("accept-encoding"))
    return coding_for(accepted, ["gzip"]) is not None


def coding_for(accepted: str, codings: Collection[str] = CODINGS) -> str | None:
    """Return the best coding for an `Accept-Encoding`; None if it prefers no coding."""
    weights = dict(_weights(accepted))
    others = weights.get("*", 0.0)
    best = max(codings, key=lambda coding: weights.get(coding, others))
    weight = weights.get(best, others)
    return best if weight > 0 and weight >= weights.get("identity", 0.0) else None


def _weights(accepted: str) -> Iterator[tuple[str, float]]:
    """Yield the codings and their weights from 0 (refused) to 1, without malformed ones."""
    for part in accepted.lower().split(","):
        coding, *parameters = (text.strip() for text in part.split(";"))
        weights = [_WEIGHT.fullmatch(text) for text in parameters]
        if all(weights):
            yield coding, float(weights[0][1]) if weights and weights[0] else 1.0


@lru_cache(maxsize=256)
def compressed(content: bytes, coding: str) -> bytes:
    """Return the content in one of `CODINGS`."""
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
"""The address of a language's messages, which are generated."""

ENGINE = Path(__file__).resolve().parents[2] / "engine" / "data"
_ENGINE = re.compile(r"engine/(engine\.wasm|(?:duel|solo)\.weights)")
"""The engine's module and its weights, for the page."""

_BUILT = re.compile(rf"{BUILT}/[^/]+\.(?:css|js)")

TRANSLATED = ("page-description", "page-needs-script")
"""The messages in `index.html` itself."""

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
"""Nothing else in the folder is served. The system's own table is not used: some have scripts as
plain text, which no browser runs."""

_ADDRESS = re.compile(r'(?<==")/([^"]+)')
"""An attribute of the page with the address of a file, or of the patches."""


class Website:
    """The files of the page."""

    def __init__(self, folder: Path = WEB) -> None:
        self._folder = folder
        self._pages: dict[tuple[str, bool], Body | None] = {}
        self._addresses: dict[str, str] = {}

    def page(self, language: str = DEFAULT, *, is_home: bool = False) -> Body | None:
        """Return the page in a language, with addresses by content; None if there is no page."""
        if (language, is_home) not in self._pages:
            index = _translated(self.file(INDEX), language, is_home)
            if index is not None:
                text = _ADDRESS.sub(lambda found: self._address(found[1]), index.content.decode())
                index = Body(text.encode(), index.media_type)
            self._pages[language, is_home] = index
        return self._pages[language, is_home]

    def file(self, path: str) -> Body | None:
        """Return the current file at a path in the folder; None if it may not be served."""
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
        """Return a body with an address by content: a file, or the patches."""
        return patches_body() if path == PATCHES else self.file(path)

    def name(self, path: str, body: Body) -> str:
        """Return the name of a file in `/static/NAME/PATH`.

        Files of the bundle share a name, since they import each other by relative paths.
        """
        return self._name_of_built if _BUILT.fullmatch(path) else body.name

    def addresses(self, files: Iterable[str], language: str = DEFAULT) -> list[str]:
        """Return the addresses by content of a page's files, with the messages of a language."""
        words = f"words/{DEFAULT}", f"words/{language}"
        return [self._address(file.replace(*words)) for file in files]

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
    """Translate the page, and let it refer to the messages of that language."""
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
    """Return the messages of a language, for the page, the first page (`-home`) or `-later`."""
    is_home = kind == "-home"
    words: object = (
        later_words(language) if kind == "-later" else page_words(language, is_home=is_home)
    )
    return Body(json.dumps(words, ensure_ascii=False).encode(), MEDIA_TYPES[".json"])


def patches_body() -> Body:
    """Return the answer of `/api/patches`."""
    return Body(msgspec.json.encode(all_patches()), "application/json")
