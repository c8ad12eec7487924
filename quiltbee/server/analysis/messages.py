"""Questions about positions and games; docs/api.md describes them."""

from typing import Annotated

from msgspec import Meta

from quiltbee.server.body import Body

MOST_LINES = 5
LONGEST_SECONDS = 60.0
"""The longest that an engine thinks about a position."""


class AnalysisWish(Body):
    """A position string, or a record or link whose last position counts, and what to analyse.

    Every figure includes the points that a record or link gives the second seat. Without `seconds`
    the analysis goes on until the caller hangs up or the limit is reached.
    """

    position: Annotated[str, Meta(max_length=1000)] | None = None
    link: str | None = None
    lines: Annotated[int, Meta(ge=1, le=MOST_LINES)] = 3
    seconds: Annotated[float, Meta(gt=0, le=LONGEST_SECONDS)] | None = None

    def __post_init__(self) -> None:
        """Refuse a body that names both or neither; ValueError."""
        if (self.position is None) == (self.link is None):
            raise ValueError("Give a position or a link, one of the two.")
