"""What a browser says to report somebody, validated with bounds, and the answer."""

from typing import Annotated, Literal

from pydantic import Field, field_validator, model_validator
from pydantic_core import PydanticCustomError
from typing_extensions import TypedDict  # pydantic asks for this one before Python 3.12

from quiltbee.server.body import Body

LONGEST_TEXT = 500
REASONS = ("name", "cheating", "leaving", "other")
"""What may be wrong: an offensive name, help from a computer, games left again and again."""


class NewReport(Body):
    """What somebody says about a person or a game."""

    game: Annotated[str, Field(pattern=r"^[a-z0-9]{1,32}$")] | None = None
    person: Annotated[str, Field(pattern=r"^[a-z0-9]{1,32}$")] | None = None
    reason: Literal["name", "cheating", "leaving", "other"]
    text: Annotated[str, Field(max_length=LONGEST_TEXT)] = ""

    @field_validator("text")
    @classmethod
    def _shown(cls, text: str) -> str:
        return "".join(c if c.isprintable() or c == "\n" else " " for c in text).strip()

    @model_validator(mode="after")
    def _about_somebody(self) -> "NewReport":
        if self.game is None and self.person is None:
            raise PydanticCustomError("about", "A report is about a game or a person")
        return self


class Reported(TypedDict):
    """A report was kept."""

    id: str
