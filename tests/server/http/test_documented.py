"""Every HTTP call of the server stands in a page of docs."""

import re
from pathlib import Path

from fastapi.routing import APIRoute

from quiltbee.server.app import ROUTERS

DOCS = Path(__file__).parents[3] / "docs"


def anonymous(path: str) -> str:
    """The path without the names of its parts."""
    return re.sub(r"\{[^}]*\}", "{}", path)


def test_every_call_is_described() -> None:
    text = anonymous("\n".join(page.read_text("utf-8") for page in DOCS.glob("*.md")))
    calls = {
        f"{method} {anonymous(route.path)}"
        for router in ROUTERS
        for route in router.routes
        if isinstance(route, APIRoute) and route.path.startswith("/api/")
        for method in route.methods or ()
    }
    assert len(calls) > 30
    assert {call for call in calls if f"`{call}" not in text} == set()
