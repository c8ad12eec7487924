"""The API reference: a block `api` in a page becomes the public names of the module that it names.

The sources are read by Griffe and not imported, so the site needs no compiler and compiled
functions are shown as they are written. A module's public names are those of its `__all__`, else
what it defines itself without an underscore. A docstring is Markdown, like the pages.
"""

import inspect
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import griffe
from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util.nodes import make_refnode

_ROOT = Path(__file__).parents[2]
_BLOCK = re.compile(r"^```\{api\} ([\w.]+)\n```$", re.MULTILINE)
_GROUPS = {
    "Functions": griffe.Kind.FUNCTION,
    "Classes": griffe.Kind.CLASS,
    "Constants and types": griffe.Kind.ATTRIBUTE,
}
_TELLING = re.compile(r"(?!''$|.*(\(|\b_)).{1,80}")
"""A value worth showing: no call, no private name, and short."""


@cache
def _package() -> griffe.Module:
    loaded = griffe.load("quiltbee", search_paths=[_ROOT], allow_inspection=False)
    assert isinstance(loaded, griffe.Module)
    return loaded


def _target(module: griffe.Module, name: str) -> griffe.Object:
    """What a public name stands for, where it is defined.

    A package may export a function under the name of the module that defines it.
    """
    found = module.members[name]
    target = found.final_target if isinstance(found, griffe.Alias) else found
    inside = target.members.get(name) if target.is_module else None
    return inside if isinstance(inside, griffe.Object) else target


def public_names(module: griffe.Module) -> list[str]:
    """The names that a module offers, sorted as its author sorted them."""
    if module.exports is not None:
        return [str(name) for name in module.exports]
    return [
        name
        for name, member in module.members.items()
        if not name.startswith("_") and not member.is_alias and not member.is_module
    ]


def _docstring(found: griffe.Object) -> str:
    return inspect.cleandoc(found.docstring.value) if found.docstring else ""


def _block(kind: str, signature: str, options: dict[str, str], body: str) -> str:
    """A directive whose fence is longer than any within it."""
    fence = "`" * (max((len(run) for run in _fences(body)), default=2) + 1)
    lines = [f":{name}: {json.dumps(value) if value else ''}" for name, value in options.items()]
    return "\n".join([f"{fence}{{py:{kind}}} {signature}", *lines, "", body, fence])


def _fences(text: str) -> Iterator[str]:
    for line in text.splitlines():
        ticks = len(line) - len(line.lstrip("`"))
        if ticks > 2:
            yield line[:ticks]


def _one_line(expression: object) -> str:
    return " ".join(str(expression).split())


def _signature(found: griffe.Function | griffe.Class, name: str) -> str:
    """The signature, where types whose names two modules have are named in full."""
    told = _one_line(found.signature(name=name)).replace("(self, ", "(").replace("(self)", "()")
    for type_name, public in _shared_names().items():
        type_in = re.compile(rf"(?<=[:>|\[] ){type_name}\b|(?<=\[){type_name}\b")
        if type_in.search(told):
            target = _package()[found.module.resolve(type_name).partition(".")[2]]
            path = target.final_target.path if isinstance(target, griffe.Alias) else target.path
            told = type_in.sub(public.get(path, path), told)
    return told


@cache
def _shared_names() -> dict[str, dict[str, str]]:
    """The types that have one name in several modules: where each is defined, and public."""
    pages = (_ROOT / "docs/reference/python").glob("*.md")
    found: dict[str, dict[str, str]] = {}
    for path in (path for page in pages for path in _BLOCK.findall(page.read_text("utf-8"))):
        module = _module(path)
        for name in public_names(module):
            target = _target(module, name).path
            if name[:1].isupper() and target.startswith(f"{path}."):
                found.setdefault(name, {})[target] = f"{path}.{name}"
    return {name: paths for name, paths in found.items() if len(paths) > 1}


def _module(path: str) -> griffe.Module:
    module = _package()[path.partition(".")[2]]
    assert isinstance(module, griffe.Module), f"{path} is no module"
    return module


def _function(found: griffe.Function, name: str) -> str:
    kind = "method" if found.parent and found.parent.is_class else "function"
    labels = found.labels & {"classmethod", "staticmethod"}
    options = dict.fromkeys(labels, "")
    return _block(kind, _signature(found, name), options, _docstring(found))


def _attribute(found: griffe.Attribute, name: str) -> str:
    is_property = "property" in found.labels
    is_member = found.parent is not None and found.parent.is_class
    annotation, value = (_one_line(text or "") for text in (found.annotation, found.value))
    told = {
        "type": "" if annotation == "Final" else annotation,
        "value": value if annotation in ("", "Final") and _TELLING.fullmatch(value) else "",
    }
    if "instance-attribute" in found.labels and "class-attribute" not in found.labels:
        told["value"] = ""
    kind = "property" if is_property else "attribute" if is_member else "data"
    return _block(kind, name, {key: text for key, text in told.items() if text}, _docstring(found))


def _members(found: griffe.Class) -> Iterator[str]:
    fields = {p.name for p in found.parameters} if "dataclass" in found.labels else set()
    for name, member in found.members.items():
        if name.startswith("_") or not isinstance(member, griffe.Object):
            continue
        if member.docstring or (name not in fields and _says_something(member)):
            yield _entry(member, name)


def _says_something(found: griffe.Object) -> bool:
    """Whether more than its name can be shown: what `__init__` sets may have no type of its own."""
    if isinstance(found, griffe.Attribute) and "class-attribute" not in found.labels:
        return bool(found.annotation)
    return True


def _class(found: griffe.Class, name: str) -> str:
    bases = [str(base) for base in found.bases]
    kind = "exception" if name.endswith("Error") else "class"
    signature = _signature(found, name) or name
    said = [f"Bases: {', '.join(f'`{base}`' for base in bases)}"] if bases else []
    body = "\n\n".join([*said, _docstring(found), *_members(found)])
    return _block(kind, signature.removesuffix(" -> None"), {}, body)


def _entry(found: griffe.Object, name: str) -> str:
    if isinstance(found, griffe.Class):
        return _class(found, name)
    if isinstance(found, griffe.Function):
        return _function(found, name)
    assert isinstance(found, griffe.Attribute), f"{found.path} is a {found.kind}"
    return _attribute(found, name)


def page_of(path: str) -> str:
    """The reference of one module, in MyST Markdown."""
    module = _module(path)
    names = [(name, _target(module, name)) for name in public_names(module)]
    own = [(name, target) for name, target in names if target.path.startswith(f"{path}.")]
    parts = [f"```{{py:module}} {path}\n```", _docstring(module)]
    for title, kind in _GROUPS.items():
        entries = [_entry(target, name) for name, target in own if target.kind is kind]
        if entries:
            parts += [f"## {title}", *entries]
    for name, target in names:
        if (name, target) not in own:
            room = ".".join(target.path.split(".")[:2])
            parts.append(f"`{name}` is exported here too: see {{py:obj}}`{room}.{name}`.")
    return "\n\n".join(parts)


def _write(app: Sphinx, page: str, source: list[str]) -> None:
    """Put the reference where a page has a block `api`, before the page is read."""
    source[0] = _BLOCK.sub(lambda block: page_of(block[1]), source[0])


def _pages_of_code(app: Sphinx, env: BuildEnvironment, *_changed: set[str]) -> list[str]:
    """Every page of the reference is read anew: its own text does not tell what has changed."""
    return [page for page in env.found_docs if page.startswith("docs/reference/python/")]


def _find_by_last_name(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, content: nodes.Element
) -> nodes.Element | None:
    """Lead a type in a signature, which is named as in its module, to where it is described."""
    if node.get("refdomain") != "py":
        return None
    name = node["reftarget"].rpartition(".")[2]
    objects = env.get_domain("py").objects
    hits = [path for path in objects if path.rpartition(".")[2] == name and name[:1].isupper()]
    if len(hits) != 1:
        return None
    entry = objects[hits[0]]
    return make_refnode(app.builder, node["refdoc"], entry.docname, entry.node_id, content)


def setup(app: Sphinx) -> dict[str, bool]:
    """Connect to Sphinx."""
    app.connect("source-read", _write)
    app.connect("env-get-outdated", _pages_of_code)
    app.connect("missing-reference", _find_by_last_name)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
