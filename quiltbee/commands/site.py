"""`quiltbee site`: write the page as static files that need no server.

    index.html             names its files by their content
    static/NAME/PATH       those files
    words/ editions/ ...   files with fixed addresses

All addresses are relative, so the folder may lie anywhere on a host.
"""

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path

from quiltbee.commands import CommandError
from quiltbee.languages import LANGUAGES
from quiltbee.server.http.website import WEB, Body, Website
from quiltbee.server.puzzles.routes import puzzles_to_keep

_NAMED = re.compile(r'="/(static/[0-9a-f]{32}/([^"]+))"')
_MANIFEST = "manifest.webmanifest"


def run(arguments: argparse.Namespace) -> int:
    """Write the site into a folder that is new or empty."""
    folder = Path(arguments.folder)
    try:
        if folder.exists() and any(folder.iterdir()):
            raise CommandError(f"{folder} is not empty")
        for path, content in list(files()):  # build all before writing the first
            place = folder / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)
    except OSError as error:
        raise CommandError(f"the site can't be written: {error}") from None
    print(f"The site is in {folder}: put it on any static host, or try it with")
    print(f"  python -m http.server --directory {folder}")
    return 0


def files() -> Iterator[tuple[str, bytes]]:
    """Yield each file of the site: its path, and its content."""
    website = Website()
    page = website.page()
    if page is None:
        raise CommandError("the page is not built: run scripts/page")
    text = page.content.decode()
    for address, path in dict(_NAMED.findall(text)).items():
        yield address, _found(path, website.named(path))
    text = re.sub(rf'="/static/\w+/{_MANIFEST}"', f'="{_MANIFEST}"', text)
    text = text.replace('="/static/', '="static/').replace("<html ", "<html data-static ", 1)
    yield "index.html", text.encode()
    yield _MANIFEST, _manifest()
    yield "puzzles.json", puzzles_to_keep().content
    for path in _addressed():
        yield path, _found(path, website.file(path))


def _found(path: str, body: Body | None) -> bytes:
    if body is None:
        raise CommandError(f"the page lacks {path}")
    return body.content


def _addressed() -> Iterator[str]:
    yield from ("sw.js", "push.js", "engine_worker.js")
    yield from ("engine/engine.wasm", "engine/duel.weights", "engine/solo.weights")
    for language in LANGUAGES:
        yield from (f"words/{language}.json", f"words/{language}-later.json")
    for folder in ("editions", "icons"):
        yield from (f"{folder}/{path.name}" for path in sorted((WEB / folder).iterdir()))
    yield "logo.svg"


def _manifest() -> bytes:
    manifest = json.loads((WEB / _MANIFEST).read_bytes())
    icons = [{**icon, "src": icon["src"].removeprefix("/")} for icon in manifest["icons"]]
    here = {"id": "./", "start_url": "./", "scope": "./"}
    return json.dumps({**manifest, **here, "icons": icons}).encode()
