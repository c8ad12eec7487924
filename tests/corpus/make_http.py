"""Every HTTP call of the server, with what is wrong in it too, on a new data folder."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.corpus.browser import serving
from tests.corpus.calls import Calls
from tests.corpus.stored import TEXTS, Json, write

_RING = "bWLNceYFTKSBGUgEfVZQXMHPRIDCJOadA"
_SOLO = (
    "9/9/9/9/9/9/9/9/9 5.0 0.0:- BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA 1 - r"
    " normal 4 ?.?.?.?.?.?.?.?.?.? ?.?/-"
)


def make() -> None:
    """Make every call and keep its answer."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        Calls(server) as calls,
    ):
        answers = [{**call, "answer": calls.answer(call)} for call in _calls()]
    write("http.json.gz", answers)


def _call(browser: str, method: str, path: str, **rest: Any) -> Json:
    return {"browser": browser, "method": method, "path": path, **rest}


def _calls() -> Iterator[Json]:
    for path in ("/api/health", "/api/patches", "/api/solo"):
        yield _call("ann", "GET", path)
    for number, wish in enumerate(_wishes()):
        yield _call("ann", "POST", "/api/games", json=wish)
        for browser in ("ann", "nobody"):
            yield _call(browser, "GET", f"/api/games/{{{number}}}")
        yield _call("nobody", "GET", f"/api/games/{{{number}}}/record.pgr")
        yield _call("nobody", "GET", f"/api/games/{{{number}}}/replay")
    for wish in _wrong_wishes():
        yield _call("bea", "POST", "/api/games", json=wish)
    for text in _texts():
        yield _call("bea", "POST", "/api/replay", json={"text": text})
    for body in ({}, {"text": 1}, {"text": "x", "more": 1}):
        yield _call("bea", "POST", "/api/replay", json=body)
    for path in ("", "/record.pgr", "/replay"):
        for game in ("nogame", "NOT-AN-ID"):
            yield _call("bea", "GET", f"/api/games/{game}{path}")
    foreign = {"Origin": "http://example.org"}
    yield _call("bea", "POST", "/api/replay", json={"text": _RING}, headers=foreign)
    yield _call("bea", "GET", "/api/health", headers={"Host": "example.org"})
    yield _call("bea", "POST", "/api/replay", json={"text": "x" * 3_000_000}, status_alone=True)
    for path in ("/", "/game/{0}", "/game/nogame", "/nothing", "/api/nothing", "/openapi.json"):
        yield _call("bea", "GET", path, status_alone=True)
    yield _call("bea", "DELETE", "/api/games/{0}", status_alone=True)


def _wishes() -> Iterator[Json]:
    yield {"opponent": "person", "seed": "corpus"}
    yield {"opponent": "person", "seed": " x ", "board": "original", "names": ["Ann\n", " B  b "]}
    yield {"opponent": "person", "seed": "y", "first": "opponent", "names": ["Ann", "Bea"]}
    yield {"opponent": "computer", "seed": "corpus"}
    yield {"opponent": "computer", "seed": "corpus", "level": 10, "names": ["Ann"]}
    yield {"opponent": "greedy", "seed": "corpus", "board": "original"}
    yield {"opponent": "random", "seed": "corpus"}
    yield {"opponent": "automa", "seed": "corpus"}
    yield {"opponent": "automa", "seed": "z", "level": 5, "board": "original", "names": ["Ann"]}
    yield {"opponent": "person", "from": f"#{_RING},L3a1e0a1F3c1,o", "seed": "does not count"}
    yield {"opponent": "greedy", "from": f"#{_RING},L3a1e0a1F3c1"}
    yield {"opponent": "automa", "from": _SOLO}


def _wrong_wishes() -> Iterator[Json]:
    yield from ({}, {"opponent": "nobody"}, {"opponent": "person", "more": 1})
    yield from ({"opponent": "computer", "level": 11}, {"opponent": "automa", "level": 6})
    yield from ({"opponent": "automa", "first": "opponent"}, {"opponent": "automa", "deck": "x"})
    yield from ({"opponent": "person", "seed": "s" * 101}, {"opponent": "person", "names": []})
    yield from ({"opponent": "person", "from": text} for text in ("", "x", f"#{_RING},X0a1", _SOLO))
    yield {"opponent": "automa", "from": f"#{_RING},"}
    yield {"opponent": "person", "from": (TEXTS / "duel_game_links.txt").read_text().split()[0]}


def _texts() -> Iterator[str]:
    names = ("hand_resigned.pgr", "hand_solo.pgr", "hand_problems.pgr", "error_no_ring.pgr")
    yield from ((TEXTS / name).read_text() for name in names)
    for name in ("duel_game_links.txt", "solo_game_links.txt", "duel_unfinished.pgr"):
        yield (TEXTS / name).read_text().split("\n\n[")[0].split("\n#")[0]
    yield from (TEXTS / "duel_positions.txt").read_text().splitlines()[::12]
    yield from (TEXTS / "solo_positions.txt").read_text().splitlines()[::16]
    yield from ("", "nonsense", _RING, f"#{_RING}", f"#{_RING},L3a1W0a1", "9/9 9/9")
