"""The OpenAPI description, written from the calls' annotations."""

import inspect
import re
from collections.abc import Collection, Iterable

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute

import quiltbee
from quiltbee.server.http.calls import Call, CallRoute, Calls, Media, Request, json_response
from quiltbee.server.http.schemas import Schema, Schemas

_SENTENCES = {
    400: "it is not a game, record or link",
    401: "nobody is signed in, or it is not proved who asks",
    403: "not your seat, or a page of another site",
    404: "there is no such thing",
    409: "somebody was faster",
    410: "used or expired",
    413: "too long",
    422: "wrong fields",
    429: "too many",
    503: "the store can't be read or written",
}


class Problem(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Why a call failed, in one sentence.

    `code` names the catalogue's message that says the same, filled with `values`. Only bots get
    `kind`, which browsers have from the WebSocket.
    """

    error: str
    kind: str = ""
    code: str = ""
    values: dict[str, str | int] = {}


calls = Calls()


@calls.page("/openapi.json")
def openapi(request: Request) -> Response:
    """Describe the calls of this server."""
    return json_response(describe_calls(calls_in(request.app.routes)))


def calls_in(routes: Iterable[BaseRoute]) -> list[Call]:
    """Return the calls among routes."""
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
