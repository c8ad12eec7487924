"""What no compiled function may do, read from the sources of all rooms that have any."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from quiltbee.kernel import compiling

ROOT = Path(compiling.__file__).parent.parent
ROOMS = ("kernel", "engine", "environments", "training")
FILES = [file for room in ROOMS for file in sorted((ROOT / room).rglob("*.py"))]


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def compiled_functions() -> dict[str, ast.FunctionDef]:
    """Every compiled function, by `module.name`."""
    return {
        f"{module_of(file)}.{node.name}": node
        for file in FILES
        for node in ast.walk(tree_of(file))
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(by, ast.Name) and by.id == "compiled" for by in node.decorator_list)
    }


def module_of(file: Path) -> str:
    return ".".join(("quiltbee", *file.relative_to(ROOT).with_suffix("").parts))


def imported_names(file: Path) -> dict[str, str]:
    """What each imported name of a file stands for."""
    return {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in ast.walk(tree_of(file))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


@cache
def calls() -> dict[str, set[str]]:
    """Which compiled functions each of them calls."""
    functions = compiled_functions()
    found: dict[str, set[str]] = {}
    for file in FILES:
        module, names = module_of(file), imported_names(file)
        for name, node in functions.items():
            if name.rpartition(".")[0] == module:
                used = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
                meant = {names.get(each, f"{module}.{each}") for each in used}
                found[name] = meant & functions.keys()
    return found


def test_there_are_compiled_functions_and_their_calls_are_seen() -> None:
    graph = calls()
    assert len(graph) > 40
    assert "quiltbee.kernel.game.play" in graph["quiltbee.kernel.random_games.random_games"]
    assert "quiltbee.kernel.game.cover" in graph["quiltbee.kernel.game.play"]


def test_no_compiled_function_calls_itself_by_any_way() -> None:
    """Run from the cache it would crash."""
    graph = calls()

    def reached(name: str) -> Iterator[str]:
        seen, waiting = set(), list(graph[name])
        while waiting:
            called = waiting.pop()
            if called not in seen:
                seen.add(called)
                yield called
                waiting += graph[called]

    assert [name for name in graph if name in reached(name)] == []


def test_no_compiled_function_has_unsigned_words_raises_or_prints() -> None:
    """Mixed with `int64` unsigned words give other results with and without the compiler.

    Compiled as a part of a caller, a function that raises or prints would lack the means, unless it
    comes from the cache.
    """
    forbidden = {"uint64", "uint32", "uint16", "uint8", "print"}
    assert [
        name
        for name, function in compiled_functions().items()
        if words_in(function) & forbidden
        or any(isinstance(node, ast.Raise | ast.Assert) for node in ast.walk(function))
    ] == []


INSIDE = {"quiltbee.kernel.compiling", "quiltbee.engine.module.build"}
COMPILERS = {"quiltbee.kernel.code_cache", *INSIDE}
DOCUMENTED = {"numba", "numba.extending"}
"""What of Numba everybody may use, beside `llvmlite.ir`: its guide describes these."""


def test_everything_is_compiled_in_one_way_and_two_modules_lean_on_the_inside_of_numba() -> None:
    """`fastmath` would differ from machine to machine; `jitclass` can't be cached."""
    found = set()
    for file in FILES:
        module, tree = module_of(file), tree_of(file)
        forbidden = {"fastmath", "jitclass"}
        if module not in COMPILERS:
            forbidden |= {"njit", "jit", "vectorize", "CACHE_DIR"}
        if module not in INSIDE:
            forbidden |= {"_nrt", "_cache", "pipeline_class", "no_cfunc_wrapper"}
            found |= {(module, name) for name in numbas_in(tree) - DOCUMENTED}
        found |= {(module, word) for word in words_in(tree) & forbidden}
    assert found == set()


def numbas_in(tree: ast.AST) -> set[str]:
    """The modules of Numba that some code imports."""
    nodes = list(ast.walk(tree))
    names = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    names |= {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return {name for name in names if name.split(".")[0] == "numba"}


def words_in(tree: ast.AST) -> set[str]:
    """The names, attributes and keywords of some code."""
    found = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=word) | ast.Attribute(attr=word) | ast.keyword(arg=str(word)):
                found.add(word)
    return found
