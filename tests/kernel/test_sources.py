"""What no compiled function may do, read from the sources of all rooms that have any."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from quiltbee.kernel import compiling

ROOT = Path(compiling.__file__).parent.parent
ROOMS = ("kernel", "engine", "environments", "training")
FILES = [file for room in ROOMS for file in sorted((ROOT / room).rglob("*.py"))]


def compiled_functions() -> dict[str, ast.FunctionDef]:
    """Every compiled function, by `module.name`."""
    return {
        f"{module_of(file)}.{node.name}": node
        for file in FILES
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(by, ast.Name) and by.id == "compiled" for by in node.decorator_list)
    }


def module_of(file: Path) -> str:
    return ".".join(("quiltbee", *file.relative_to(ROOT).with_suffix("").parts))


def imported_names(file: Path) -> dict[str, str]:
    """What each imported name of a file stands for."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


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


@pytest.mark.slow
def test_there_are_compiled_functions_and_their_calls_are_seen() -> None:
    graph = calls()
    assert len(graph) > 40
    assert "quiltbee.kernel.game.play" in graph["quiltbee.kernel.random_games.random_games"]
    assert "quiltbee.kernel.game.cover" in graph["quiltbee.kernel.game.play"]


@pytest.mark.slow
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


@pytest.mark.parametrize(("name", "function"), compiled_functions().items())
def test_no_unsigned_words(name: str, function: ast.FunctionDef) -> None:
    """Mixed with `int64` they give other results with and without the compiler."""
    assert not words_in(function) & {"uint64", "uint32", "uint16", "uint8"}


@pytest.mark.parametrize(("name", "function"), compiled_functions().items())
def test_nothing_is_raised_or_printed(name: str, function: ast.FunctionDef) -> None:
    """Compiled as a part of a caller it would lack the means, unless it comes from the cache."""
    assert not any(isinstance(node, ast.Raise | ast.Assert) for node in ast.walk(function))
    assert "print" not in words_in(function)


@pytest.mark.parametrize("file", FILES, ids=module_of)
def test_everything_is_compiled_in_one_way(file: Path) -> None:
    """`fastmath` would differ from machine to machine; `jitclass` can't be cached."""
    words = words_in(ast.parse(file.read_text(encoding="utf-8")))
    assert not words & {"fastmath", "jitclass"}
    if module_of(file) not in COMPILERS:
        assert not words & {"njit", "jit", "vectorize", "CACHE_DIR"}


INSIDE = {"quiltbee.kernel.numba_inside", "quiltbee.engine.module.build"}
COMPILERS = {"quiltbee.kernel.compiling", "quiltbee.kernel.code_cache", *INSIDE}
DOCUMENTED = {"numba", "numba.extending"}
"""What of Numba everybody may use, beside `llvmlite.ir`: its guide describes these."""


@pytest.mark.parametrize("file", FILES, ids=module_of)
def test_two_modules_lean_on_the_inside_of_numba(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    froms = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    names = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    numbas = {name for name in froms | names if name.split(".")[0] == "numba"}
    if module_of(file) not in INSIDE:
        assert numbas <= DOCUMENTED
        assert not words_in(tree) & {"_nrt", "_cache", "pipeline_class", "no_cfunc_wrapper"}


def words_in(tree: ast.AST) -> set[str]:
    """The names, attributes and keywords of some code."""
    found = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=word) | ast.Attribute(attr=word) | ast.keyword(arg=str(word)):
                found.add(word)
    return found
