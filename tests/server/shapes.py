"""Holds values to the shapes of the server's messages."""

from functools import cache
from typing import Any

import jsonschema_rs
import msgspec

from quiltbee.server.http.openapi import Schemas


@cache
def _validator(kind: Any) -> Any:
    schemas = Schemas("#/$defs/")
    schema = schemas.of(kind)
    closed = {
        name: {**component, "additionalProperties": False}
        for name, component in schemas.components.items()
    }
    return jsonschema_rs.validator_for({**schema, "$defs": closed})


def plain(value: object) -> Any:
    """A message as plain dicts and lists; pairs stay tuples."""
    return msgspec.to_builtins(value)


def check_shape(kind: Any, value: object) -> None:
    """Fail unless a value has exactly the fields of a shape, and nothing of another type."""
    _validator(kind).validate(msgspec.json.decode(msgspec.json.encode(value)))
