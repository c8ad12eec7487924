"""A client written for 0.2.0 finds every call, parameter, body and answer of then."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

from quiltbee.server.http.openapi import describe_calls
from quiltbee.server.notices import NOTICES
from tests.server.support import calls

Json = dict[str, Any]
OLD = Path(__file__).parents[2] / "data" / "openapi-0.2.0.json.gz"


def normal(schema: Any, document: Json) -> Any:
    """A schema without its words, its references followed, its choices in one order."""
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return normal(document["components"]["schemas"][name], document)
    if "anyOf" in schema or "oneOf" in schema:
        parts = [normal(each, document) for each in schema.get("anyOf") or schema["oneOf"]]
        return {"anyOf": sorted(parts, key=json.dumps)}
    if "const" in schema or "enum" in schema:
        return {"enum": sorted(schema.get("enum") or [schema["const"]], key=str)}
    if "properties" in schema:
        properties = {key: normal(value, document) for key, value in schema["properties"].items()}
        return {
            "properties": dict(sorted(properties.items())),
            "required": sorted(schema.get("required", [])),
        }
    told = ("title", "description", "default", "format", "discriminator")
    kept = {key: value for key, value in schema.items() if key not in told}
    if kept.get("additionalProperties") is True:
        del kept["additionalProperties"]
    if "prefixItems" in kept:
        return {"prefixItems": [normal(each, document) for each in kept["prefixItems"]]}
    if "pattern" in kept:
        kept["pattern"] = kept["pattern"].replace("(?!\n)", "").replace(r"(?!\n)", "")
        kept.pop("maxLength", None)
    for key in ("items", "additionalProperties"):
        if key in kept:
            kept[key] = normal(kept[key], document)
    return dict(sorted(kept.items()))


def anonymous(path: str) -> str:
    return re.sub(r"\{[^}]*\}", "{}", path)


def parameters(operation: Json, document: Json) -> list[Any]:
    """What is given beside the body; the names in a path are free."""
    found = [
        [
            each["in"],
            "" if each["in"] == "path" else each["name"],
            each.get("required", False),
            normal(each["schema"], document),
        ]
        for each in operation.get("parameters", [])
    ]
    return sorted(found, key=json.dumps)


def forms(document: Json) -> dict[str, Any]:
    """By call: its parameters, its body, and its successful answers."""
    return {
        f"{method.upper()} {anonymous(path)}": {
            "parameters": parameters(operation, document),
            "body": _contents(operation.get("requestBody", {}), document),
            "answers": {
                status: _contents(answer, document)
                for status, answer in operation["responses"].items()
                if status.startswith("2")
            },
        }
        for path, operations in document["paths"].items()
        for method, operation in operations.items()
    }


def _contents(part: Json, document: Json) -> Json:
    contents = {
        kind: normal(each.get("schema", {}), document)
        for kind, each in part.get("content", {}).items()
    }
    return {kind: each for kind, each in contents.items() if kind == "application/json"} | {
        kind: {} for kind in contents if kind != "application/json"
    }


def widened(call: str, form: Any) -> Any:
    """The form of old, with what is accepted since then."""
    if call == "POST /api/puzzles/runs/{}":  # a puzzle of a run may be left without a try
        tries = form["body"]["application/json"]["properties"]["moves"]["items"]
        assert tries.pop("minItems") == 1
    if call == "GET /api/bot/me":  # says whether the bot listens already
        answer = form["answers"]["200"]["application/json"]
        answer["properties"] = dict(
            sorted({**answer["properties"], "online": {"type": "boolean"}}.items())
        )
    if call == "GET /api/bot/stream":  # says which challenges the bot accepts
        form["parameters"] = [["query", name, False, wish] for name, wish in WISHES.items()]
    if call == "GET /api/lobby":
        bots = form["answers"]["200"]["application/json"]["properties"]["bots"]["items"]
        bots["properties"] = dict(sorted({**bots["properties"], **WISHES}.items()))
        bots["required"] = sorted({*bots["required"], *WISHES})
    if call == "POST /api/me/push":  # says which kinds of notices are turned off
        kinds = {"items": {"enum": sorted(NOTICES)}, "maxItems": len(NOTICES), "type": "array"}
        body = form["body"]["application/json"]
        body["properties"] = {"quiet": kinds, **body["properties"]}
    if call == "POST /api/qr":  # a path may end in the code of an invitation
        path = form["body"]["application/json"]["properties"]["path"]
        path["pattern"] = path["pattern"].replace(",200})?$", ",200}(#[A-Za-z0-9=_-]{1,100})?)?$")
    if call == "POST /api/admin":  # tournaments are looked after, too
        body, answer = (
            form["body"]["application/json"],
            form["answers"]["200"]["application/json"],
        )
        for named in (body["properties"]["action"], answer["properties"]["done"]):
            named["enum"] = sorted([*named["enum"], *OF_TOURNAMENTS])
        body["properties"] = dict(
            sorted({**body["properties"], "tournament": body["properties"]["game"]}.items())
        )
    return with_additions(form)


PACES, RATINGS = ["any", "correspondence", "real-time", "untimed"], ["any", "rated", "unrated"]
WISHES = {"pace": {"enum": PACES}, "rating": {"enum": RATINGS}}
OF_TOURNAMENTS = [f"{what}_tournament" for what in ("end", "rename", "hide", "show", "delete")]
YES, SEEDING = {"type": "boolean"}, {"seeding": {"enum": ["lot", "rating"]}}
STAKES = ["lead", "special", "swing", "tile", "tile-kept", "win"]
REASON = {
    "properties": {
        "code": {"type": "string"},
        "of": {"enum": ["better", "mine"]},
        "values": {
            "additionalProperties": {"anyOf": [{"type": "integer"}, {"type": "string"}]},
            "type": "object",
        },
    },
    "required": ["code", "of", "values"],
}
ADDITIONS: tuple[tuple[set[str], Json], ...] = (
    ({"entrant", "withdrawn"}, {"removed": YES, "organises": YES}),
    ({"schedule", "cross_table"}, {"paused": YES, "helping": YES, "hidden": YES, **SEEDING}),
    ({"late_until", "twice"}, SEEDING),
    ({"passkeys_possible", "push"}, {"administers": YES}),
    ({"opponent", "attempt", "table"}, {"counts": YES, "ring": {"type": "string"}}),
    ({"accepted", "rejected"}, {"reasons": {"items": REASON, "type": "array"}}),
    (
        {"finds", "themes", "steps"},
        {
            "stake": {"anyOf": [{"enum": STAKES}, {"type": "null"}]},
            "lead": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
        },
    ),
)
"""Properties of answers since then, by some of those beside them."""


def with_additions(form: Any) -> Any:
    """The form of old, with what answers say besides."""
    if isinstance(form, list):
        return [with_additions(each) for each in form]
    if not isinstance(form, dict):
        return form
    form = {key: with_additions(value) for key, value in form.items()}
    properties = form.get("properties", {})
    for beside, added in ADDITIONS:
        if isinstance(properties, dict) and beside <= properties.keys():
            form["properties"] = dict(sorted({**form["properties"], **added}.items()))
    return form


def test_every_call_of_old_has_its_form() -> None:
    old = forms(json.loads(gzip.decompress(OLD.read_bytes())))
    new = forms(describe_calls(calls()))
    assert set(old) - set(new) == set()
    for call, form in old.items():
        assert new[call] == widened(call, form), call
