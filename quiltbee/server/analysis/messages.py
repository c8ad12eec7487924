"""Questions about positions and games; docs/api.md describes them."""

from typing import Annotated, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from quiltbee.server.body import Body

MOST_LINES = 5
LONGEST_SECONDS = 60.0
"""The longest that an engine thinks about a position."""


class AnalysisWish(Body):
    """A position string, or a record or link whose last position counts, and what to analyse.

    Every figure includes the points that a record or link gives the second seat. Without `seconds`
    the analysis goes on until the caller hangs up or the limit is reached.
    """

    position: Annotated[str, Field(max_length=1000)] | None = None
    link: str | None = None
    lines: Annotated[int, Field(ge=1, le=MOST_LINES)] = 3
    seconds: Annotated[float, Field(gt=0, le=LONGEST_SECONDS, strict=False)] | None = None

    @model_validator(mode="after")
    def _names_one(self) -> Self:
        if (self.position is None) == (self.link is None):
            raise PydanticCustomError("one", "Give a position or a link, one of the two.")
        return self
