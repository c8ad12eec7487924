"""The OpenAPI document, generated from the calls' annotations."""

import inspect
import re
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import BaseRoute

import quiltbee
from quiltbee.server.http.calls import Call, CallRoute, Calls, Media, Request
from quiltbee.server.http.website import Body, body_response

Schema = dict[str, Any]

_PLAIN: Mapping[Any, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    None: {"type": "null"},  # as `list[None]` has it
    type(None): {"type": "null"},
    object: {},
    Any: {},
}
_BOUNDS = {
    "ge": "minimum",
    "gt": "exclusiveMinimum",
    "le": "maximum",
    "lt": "exclusiveMaximum",
    "pattern": "pattern",
}
_LENGTHS = {"string": "Length", "array": "Items", "object": "Properties"}


class Schemas:
    """JSON schemas that refer to `components`, which are added on demand."""

    def __init__(self, prefix: str) -> None:
        self.components: dict[str, Schema] = {}
        self._kinds: dict[str, Any] = {}
        self._prefix = prefix

    def of(self, kind: Any) -> Schema:
        """Return the schema of a type; raises TypeError for one that JSON can't express."""
        if kind in _PLAIN:
            return dict(_PLAIN[kind])
        if is_typeddict(kind) or _is_struct(kind):
            return self._reference(kind)
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._bounded(parts[0], parts[1:])
        if origin is Literal:
            return {"enum": list(parts)}
        schemas = [self.of(part) for part in parts if part is not msgspec.UnsetType]
        if origin in (Union, UnionType):
            return schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
        if origin is list:
            return {"type": "array", "items": schemas[0]}
        if origin is tuple:
            count = len(schemas)
            return {"type": "array", "minItems": count, "maxItems": count, "prefixItems": schemas}
        if origin is dict:
            schema: Schema = {"type": "object"}
            if parts[0] is not str:
                schema["propertyNames"] = schemas[0]
            return schema | ({"additionalProperties": schemas[1]} if schemas[1] else {})
        raise TypeError(f"there is no schema of {kind!r}")

    def _bounded(self, kind: Any, notes: tuple[Any, ...]) -> Schema:
        """Return the schema of a type with the bounds of its `Meta`s."""
        schema = self.of(kind)
        for meta in (note for note in notes if isinstance(note, msgspec.Meta)):
            for name, keyword in _BOUNDS.items():
                if (bound := getattr(meta, name)) is not None:
                    schema[keyword] = bound
            for bound, name in ((meta.min_length, "min"), (meta.max_length, "max")):
                if bound is not None:
                    schema[name + _LENGTHS[schema["type"]]] = bound
            schema |= meta.extra_json_schema or {}
        return schema

    def _reference(self, kind: Any) -> Schema:
        name = kind.__name__
        if self._kinds.setdefault(name, kind) is not kind:
            raise TypeError(f"{name}: two types have this name")
        if name not in self.components:
            self.components[name] = {}  # it may contain itself
            self.components[name] = self._object(kind)
        return {"$ref": self._prefix + name}

    def _object(self, kind: Any) -> Schema:
        properties: dict[str, Schema] = {}
        required: list[str] = []
        for name, value, default in _fields(kind):
            properties[name] = self.of(value)
            if default is msgspec.NODEFAULT:
                required.append(name)
            elif default is not None and default is not msgspec.UNSET:
                properties[name]["default"] = msgspec.to_builtins(default)
        about = inspect.cleandoc(kind.__doc__ or "")
        schema: Schema = {
            **({"description": about} if about else {}),
            "type": "object",
            "properties": properties,
            "required": required,
        }
        if _is_struct(kind) and kind.__struct_config__.forbid_unknown_fields:
            schema["additionalProperties"] = False
        return schema


def _fields(kind: Any) -> list[tuple[str, Any, Any]]:
    """Return the name, type and default of each field; `NODEFAULT` marks a required one."""
    hints = get_type_hints(kind, include_extras=True)
    if is_typeddict(kind):
        required = kind.__required_keys__
        return [
            (name, value, msgspec.NODEFAULT if name in required else msgspec.UNSET)
            for name, value in hints.items()
        ]
    config = kind.__struct_config__
    tag = [(config.tag_field, Literal[config.tag], msgspec.NODEFAULT)] if config.tag_field else []
    return tag + [
        (
            field.encode_name,
            field.type,
            msgspec.UNSET if field.default_factory is not msgspec.NODEFAULT else field.default,
        )
        for field in msgspec.structs.fields(kind)
    ]


def _is_struct(kind: Any) -> bool:
    return inspect.isclass(kind) and issubclass(kind, msgspec.Struct)


_SENTENCES = {
    400: "not a game, record or link",
    401: "not signed in, or proof of identity missing",
    403: "not your seat, or a page of another site",
    404: "not found",
    409: "conflict with a change made meanwhile",
    410: "used or expired",
    413: "too long",
    422: "invalid fields",
    429: "too many requests",
    503: "the store is unavailable",
}


class Problem(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An error, in one sentence.

    `code` names the catalog's message of the same meaning, filled with `values`. Only bots get
    `kind`; browsers get it over the WebSocket.
    """

    error: str
    kind: str = ""
    code: str = ""
    values: dict[str, str | int] = {}


calls = Calls()


@calls.page("/openapi.json")
def openapi(request: Request) -> Response:
    """Describe the calls of this server."""
    return body_response(request, _document(request.app))


@lru_cache(maxsize=1)
def _document(app: Starlette) -> Body:
    """Return the document, which takes a tenth of a second to generate and never changes."""
    described = describe_calls(calls_in(app.routes))
    return Body(msgspec.json.encode(described), "application/json")


def calls_in(routes: Iterable[BaseRoute]) -> list[Call]:
    """Return the API's calls among routes."""
    return [route.call for route in routes if isinstance(route, CallRoute)]


def describe_calls(calls: Collection[Call]) -> Schema:
    """Return the OpenAPI document of calls."""
    schemas = Schemas("#/components/schemas/")
    paths: Schema = {}
    for call in calls:
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", call.path)
        paths.setdefault(path, {})[call.method.lower()] = _operation(call, schemas)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Quiltbee",
            "description": "Tables for the board game Patchwork. Play goes over a WebSocket.",
            "version": quiltbee.__version__,
        },
        "paths": paths,
        "components": {"schemas": schemas.components},
    }


def _operation(call: Call, schemas: Schemas) -> Schema:
    about = inspect.getdoc(call.handler) or ""
    described: Schema = {
        "summary": call.handler.__name__.replace("_", " ").capitalize(),
        "description": about,
        "operationId": f"{call.method.lower()}_{re.sub(r'[^a-z0-9]+', '_', call.path.lower())}",
        "responses": _responses(call, schemas),
    }
    if parameters := [
        _parameter(call, name, schemas.of(kind))
        for name, kind in call.parameters.items()
        if kind is not call.body
    ]:
        described["parameters"] = parameters
    if call.body is not None:
        content = {"application/json": {"schema": schemas.of(call.body)}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def _parameter(call: Call, name: str, schema: Schema) -> Schema:
    default, in_path = call.defaults[name], call.is_in_path(name)
    is_required = default is inspect.Parameter.empty
    if not is_required and default is not None:
        schema = {**schema, "default": default}
    return {
        "name": name.removesuffix("_"),
        "in": "path" if in_path else "query",
        "required": is_required,
        "schema": schema,
    }


def _responses(call: Call, schemas: Schemas) -> Schema:
    if isinstance(call.answer, Media):
        content: Schema = {kind: {} for kind in call.answer.types}
        success: Schema = {"description": call.answer.about, "content": content}
    elif call.answer is type(None):
        success = {"description": "Done"}
    else:
        content = {"application/json": {"schema": schemas.of(call.answer)}}
        success = {"description": "Successful response", "content": content}
    problem = {"application/json": {"schema": schemas.of(Problem)}}
    statuses = {403, 429, 503, *call.raises}
    statuses |= {400, 413, 422} if call.body else set()
    statuses |= {422} if call.parameters else set()
    return {str(call.status): success} | {
        str(status): {"description": _SENTENCES[status], "content": problem}
        for status in sorted(statuses)
    }
