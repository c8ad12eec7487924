"""The folder of the page, `quiltbee/web`, and how its page is put together.

A file is served at its own address, and checked for changes every time. The page names the files it
needs by their content (`/static/NAME/PATH`), so that a browser asks for each of them once. Page and
scripts come from `bundle/`, which `scripts/page` builds; a change there is seen after a restart.
"""

import html
import json
import re
from collections.abc import Iterable
from functools import cache, cached_property
from pathlib import Path, PurePosixPath

import msgspec

from quiltbee.languages import DEFAULT, LANGUAGES, catalogue, later_words, page_words
from quiltbee.server.http.bodies import Body
from quiltbee.server.wire.patches import all_patches

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
