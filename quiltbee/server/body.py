"""The JSON bodies of requests: nothing unexpected is accepted, nothing converted."""

import re
from typing import Any

from pydantic import AfterValidator, BaseModel, ConfigDict, model_validator
from pydantic_core import PydanticCustomError

from quiltbee.server.names import clean_name

_NO_TEXT = re.compile("[\0\ud800-\udfff]")


class Body(BaseModel):
    """A body; an unknown field, or a value of another type, is refused."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    @model_validator(mode="before")
    @classmethod
    def _hold_only_text(cls, data: Any) -> Any:
        """Refuse characters that databases or encodings can't hold, anywhere in the body."""
        left = [data]
        while left:
            match left.pop():
                case str() as text if not is_text(text):
                    raise PydanticCustomError(
                        "text", "a text holds a character that is not allowed"
                    )
                case dict() as known:
                    left += [*known.keys(), *known.values()]
                case list() as items:
                    left += items
        return data


def is_text(text: str) -> bool:
    """Whether a text has neither a null character nor half of a pair of surrogates."""
    return _NO_TEXT.search(text) is None


def cleaned_name(thing: str) -> AfterValidator:
    """Cleans a name that must not be empty; `thing` says what is named, such as "a bot"."""

    def clean(name: str) -> str:
        cleaned = clean_name(name, "")
        if not cleaned:
            raise PydanticCustomError("name", f"{thing} needs a name")
        return cleaned

    return AfterValidator(clean)
