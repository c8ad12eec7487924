"""The JSON bodies of requests: nothing that is not expected, nothing converted."""

from pydantic import AfterValidator, BaseModel, ConfigDict
from pydantic_core import PydanticCustomError

from quiltbee.server.names import clean_name


class Body(BaseModel):
    """A body; an unknown field, or a value of another type, is refused."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def cleaned_name(thing: str) -> AfterValidator:
    """Cleans a name that must not be empty; `thing`, such as "a bot", is what is named."""

    def clean(name: str) -> str:
        cleaned = clean_name(name, "")
        if not cleaned:
            raise PydanticCustomError("name", f"{thing} needs a name")
        return cleaned

    return AfterValidator(clean)
