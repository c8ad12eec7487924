"""Checks a built site: every link leads to a file and an anchor, and no other host sends anything.

    python docs/site/links.py FOLDER

MyST has checked the links that the pages write; this looks at the outcome, with all that the theme
and the reference add. Links to other sites are allowed and not followed.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

_LOADS = {"href": {"link"}, "src": {"img", "script", "iframe", "source", "video", "audio"}}
"""The attributes, of which elements, whose addresses a browser asks for by itself."""
_FOREIGN_IN_STYLE = re.compile(r"(?:@import|url\()\s*[\"']?((?:\w+:)?//[^\"')\s]+)")


@dataclass
class Page(HTMLParser):
    """What a page has: its anchors, where it leads, and what it loads."""

    anchors: set[str] = field(default_factory=set)
    links: set[str] = field(default_factory=set)
    loads: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take note of an element."""
        for name, value in attrs:
            if name == "id" and value:
                self.anchors.add(value)
            elif name in _LOADS and value:
                (self.loads if tag in _LOADS[name] else self.links).add(value)


def read_pages(folder: Path) -> dict[Path, Page]:
    """Every page of the site by its file."""
    pages = {}
    for file in sorted(folder.rglob("*.html")):
        pages[file.resolve()] = page = Page()
        page.feed(file.read_text("utf-8"))
    return pages


def faults(folder: Path) -> Iterator[str]:
    """What is wrong with the site, a sentence each."""
    pages = read_pages(folder)
    if not pages:
        yield f"{folder} has no page"
    for file in sorted(folder.rglob("*.css")):
        for address in _FOREIGN_IN_STYLE.findall(file.read_text("utf-8")):
            yield f"{file.relative_to(folder)} loads {address} from another host"
    for file, page in pages.items():
        name = file.relative_to(folder.resolve())
        for address in sorted(page.loads):
            if urlsplit(address).netloc:
                yield f"{name} loads {address} from another host"
        for address in sorted(page.links | page.loads):
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            anchor = unquote(parts.fragment)
            if not target.is_file():
                yield f"{name} leads to {address}, which is not there"
            elif anchor and target in pages and anchor not in pages[target].anchors:
                yield f"{name} leads to {address}, but that page has no such anchor"


def main() -> int:
    """Print what is wrong with the site in the folder that is named; 1 if anything is."""
    found = list(faults(Path(sys.argv[1])))
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
