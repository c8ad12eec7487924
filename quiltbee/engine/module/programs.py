"""The programs of the module: arrays and functions that share one memory, and its layout.

An instance of the module runs one program: the decisions of one game, or a yardstick. Arrays whose
length depends on the host's size have as many rows as SIZES says; here they are as short as
possible, and each length stands for one entry of SIZES.

    0                the stack, and the module's own tables
    BASE             a table: address and length of each array that a host sizes
                     the arrays of fixed size
                     the arrays that a host sizes, one after another
                     one block for each extra thread: its stack and its arrays

Views share the address of their array. A wrapper is LLVM code: it calls a compiled function with
everything that Numba passes for an array (address, length, shape and strides), mostly constants.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

import numpy as np

from quiltbee.engine.decision import order, questions
from quiltbee.engine.decision.workspace import Workspace, new_workspace
from quiltbee.engine.endgame.state import TranspositionTable
from quiltbee.engine.parameters import TREE_EDGES, TREE_NODES, Parameters
from quiltbee.engine.search.tree import Search, new_thread, new_tree
from quiltbee.engine.weights import load_weights
from quiltbee.engine.yardsticks import greedy, patch_tree, random_moves, uct
from quiltbee.engine.yardsticks.answers import Answers, new_answers
from quiltbee.kernel.games import DUEL, SOLO, Game
from quiltbee.kernel.tables import RING

# Lengths that stand for the entries of SIZES; no other array has them.
_NODES: Final = 1009
_EDGES: Final = 1013
_PROOFS: Final = 1 << 11
_PACKINGS: Final = 1 << 9
_YARDSTICK_NODES: Final = 1019
_YARDSTICK_EDGES: Final = 1021

SIZES: Final[Mapping[str, Mapping[int, int]]] = MappingProxyType(
    {
        "small": {
            _NODES: 50_000,
            _EDGES: 350_000,
            _PROOFS: 1 << 16,
            _PACKINGS: 1 << 14,
            _YARDSTICK_NODES: 600_000,
            _YARDSTICK_EDGES: 800_000,
        },
        "large": {
            _NODES: TREE_NODES,
            _EDGES: TREE_EDGES,
            _PROOFS: 1 << 20,
            _PACKINGS: 1 << 18,
            _YARDSTICK_NODES: 6_000_000,
            _YARDSTICK_EDGES: 8_000_000,
        },
    }
)
"""The rows of each sized array, by stand-in: 32 MB in all for a phone, and up to 0.3 GB."""

_SOLO_SHARE: Final = 3
"""The divisor of the tree's rows in the solo game, which has fewer decisions."""


@dataclass(frozen=True)
class Function:
    """A function for hosts; an argument `int` is a number that the host passes.

    `thread` holds the arrays of an extra thread, if the function is for one.
    """

    name: str
    function: Any
    arguments: tuple[Any, ...]
    thread: Any = None


@dataclass(frozen=True)
class Program:
    """Functions with a common memory. `values` has its arrays by name, `sized` those of SIZES."""

    name: str
    functions: tuple[Function, ...]
    values: tuple[tuple[str, Any], ...]
    sized: tuple[Any, ...]
    share: int = 1

    def rows(self, size: str) -> dict[int, int]:
        """Return the rows for each stand-in."""
        shared = (_NODES, _EDGES)
        return {
            key: rows // (self.share if key in shared else 1) for key, rows in SIZES[size].items()
        }

    def named_arrays(self) -> Iterator[tuple[str, Any]]:
        """Yield the arrays with their names, such as `search.tree.counters`."""
        for name, value in self.values:
            yield from _named(name, value)


def _named(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, np.ndarray):
        yield name, value
    elif isinstance(value, tuple):
        for part, inner in zip(value._fields, value, strict=True):  # type: ignore[attr-defined]
            yield from _named(f"{name}.{part}" if name else part, inner)


def _workspace_of(game: Game) -> Workspace:
    """Return a workspace with stand-ins for the sized arrays, and zero weights."""
    learned = load_weights(game=game.name)
    arrays = learned.weights._asdict().items()
    weights = learned.weights._replace(**{name: np.zeros_like(array) for name, array in arrays})
    placement_weights = np.zeros_like(learned.placement_weights)
    tree = new_tree(_NODES, _EDGES, game)
    ring = np.zeros(RING, np.int64)
    search = Search(game, tree, ring, weights, placement_weights, Parameters())
    workspace = new_workspace(search)
    table = TranspositionTable(np.zeros((_PROOFS, 2), np.int64), np.zeros((_PACKINGS, 3), np.int64))
    return workspace._replace(solver=workspace.solver._replace(transpositions=table))


def _decisions_of(name: str, game: Game, share: int) -> Program:
    ws = _workspace_of(game)
    thread = new_thread(game)
    tree, table = ws.search.tree, ws.solver.transpositions
    functions = [
        Function("begin", order.begin, (ws,)),
        Function("step", order.step, (ws, int, int, int)),
        Function("report", order.report, (ws,)),
        Function("assist", order.assist, (ws, thread, int), thread),
        Function("weigh", questions.weigh, (ws, int, int)),
    ]
    if game == DUEL:
        functions += [
            Function("begin_proof", questions.begin_proof, (ws, int)),
            Function("go_on", questions.go_on, (ws, int)),
            Function("follow", questions.follow, (ws, int)),
        ]
    sized = (tree.states, tree.nodes, tree.edges, tree.marks, table.proofs, table.packings)
    return Program(name, tuple(functions), (("", ws),), sized, share)


def _player_of(name: str, player: Any, room: Any, *sized: Any) -> Program:
    """Return the program of a yardstick: its module `player`, and its workspace `room`."""
    functions = (
        Function("begin", player.begin, (room,)),
        Function("step", player.step, (room, int, int, int)),
        Function("report", player.report, (room,)),
    )
    answers = room if isinstance(room, Answers) else room.answers
    return Program(name, functions, (("", answers),), sized)


def _trees() -> tuple[Program, Program]:
    """Return the programs of the yardsticks that grow a tree."""
    patches = patch_tree.new_patch_tree(_YARDSTICK_NODES)
    actions = uct.new_uct(_YARDSTICK_NODES, _YARDSTICK_EDGES)
    return (
        _player_of("patch_tree", patch_tree, patches, patches.nodes),
        _player_of("uct", uct, actions, actions.nodes, actions.edges),
    )


PROGRAMS: Final = (
    _decisions_of("duel", DUEL, 1),
    _decisions_of("solo", SOLO, _SOLO_SHARE),
    _player_of("greedy", greedy, greedy.new_greedy()),
    _player_of("random", random_moves, new_answers(1)),
    *_trees(),
)


BASE: Final = 1 << 20
"""The end of the stack and the module's tables; the build checks that they fit."""

_PAGE: Final = 1 << 16
_THREAD_STACK: Final = 1 << 16
_ALIGN: Final = 64


def _up(number: int, unit: int = _ALIGN) -> int:
    return -(-number // unit) * unit


@dataclass
class Memory:
    """The addresses of a program's arrays.

    `fixed` maps the buffer of an array to its address, `sized` to its row in the table, and
    `threads` to its offset in a thread's block.
    """

    program: Program
    fixed: dict[int, int] = field(default_factory=dict)
    sized: dict[int, int] = field(default_factory=dict)
    threads: dict[int, int] = field(default_factory=dict)
    buffers: dict[int, Any] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    top: int = 0
    thread_top: int = _THREAD_STACK

    def add(self, value: Any, places: dict[int, int]) -> None:
        """Assign places of one kind to the arrays of a value, a tree of named tuples."""
        if isinstance(value, tuple):
            for part in value:
                self.add(part, places)
        elif isinstance(value, np.ndarray):
            key = _key(value)
            if key in self.buffers:
                return
            self.buffers[key] = value
            if places is self.sized:
                places[key] = len(places)
            elif places is self.threads:
                places[key] = self.thread_top
                self.thread_top = _up(self.thread_top + value.nbytes)
            else:
                places[key] = self.top
                self.top = _up(self.top + value.nbytes)

    # Code

    def wrapper(self, name: str, function: Function, called: str) -> str:
        """Return the LLVM code of a function that takes only numbers."""
        self.names.add(name)
        code: list[str] = []
        passed = ["ptr %returned", "ptr %error"]
        heads: list[str] = []
        if function.thread is not None:
            heads.append("i32 %block")
        for place, argument in enumerate(function.arguments):
            if argument is int:
                heads.append(f"i64 %number{place}")
                passed.append(f"i64 %number{place}")
            else:
                passed += self._flat(argument, code)
        body = "\n ".join(code)
        return f"""
define i64 @{name}({", ".join(heads)}) {{
 %returned = alloca i64, align 16
 %error = alloca [64 x i8], align 16
 store i64 0, ptr %returned
 {body}
 %status = call i32 @"{called}"({", ".join(passed)})
 %answer = load i64, ptr %returned
 ret i64 %answer
}}
"""

    def _flat(self, value: Any, code: list[str]) -> list[str]:
        """Return a value as arguments of a compiled function; append code that computes them."""
        if isinstance(value, tuple):
            return [passed for part in value for passed in self._flat(part, code)]
        if isinstance(value, np.ndarray):
            return self._flat_array(value, code)
        if isinstance(value, np.floating):
            bits = np.float64(value).tobytes()[::-1].hex()
            return [f"float 0x{bits}"]
        return [f"i64 {int(value)}"]

    def _flat_array(self, array: Any, code: list[str]) -> list[str]:
        key = _key(array)
        rows, row = array.shape[0], array.size // array.shape[0]
        items, length = str(array.size), str(rows)
        number = len(code)
        if key in self.sized:
            entry = BASE + 16 * self.sized[key]
            code += [
                f"%p{number} = load i64, ptr inttoptr (i32 {entry} to ptr)",
                f"%a{number} = trunc i64 %p{number} to i32",
                f"%d{number} = inttoptr i32 %a{number} to ptr",
                f"%l{number} = load i64, ptr inttoptr (i32 {entry + 8} to ptr)",
                f"%n{number} = mul i64 %l{number}, {row}",
            ]
            data, items, length = f"%d{number}", f"%n{number}", f"%l{number}"
        elif key in self.threads:
            code += [
                f"%a{number} = add i32 %block, {self.threads[key]}",
                f"%d{number} = inttoptr i32 %a{number} to ptr",
            ]
            data = f"%d{number}"
        else:
            offset = array.__array_interface__["data"][0] - key
            data = f"inttoptr (i32 {self.fixed[key] + offset} to ptr)"
        shape = [length, *map(str, array.shape[1:])]
        return [
            "ptr null",
            "ptr null",
            f"i64 {items}",
            f"i64 {array.itemsize}",
            f"ptr {data}",
            *(f"i64 {size}" for size in shape),
            *(f"i64 {stride}" for stride in array.strides),
        ]

    def resets(self) -> str:
        """Return functions that write the initial contents of arrays that are not all 0."""
        name = f"{self.program.name}_reset"
        self.names.add(name)
        code = [f"define void @{name}() {{\nentry:\n br label %b0"]
        self._add_stores(code, self.fixed, "")
        if self.threads:
            self.names.add(f"{name}_thread")
            code.append(f"define void @{name}_thread(i32 %block) {{\nentry:\n br label %b0")
            self._add_stores(code, self.threads, "%block")
        return "\n".join(code)

    def _add_stores(self, code: list[str], places: dict[int, int], block: str) -> None:
        """Append a loop over the rows of each array, whose initial rows must be equal."""
        number = 0
        for key, place in places.items():
            array = self.buffers[key]
            rows = array.reshape(array.shape[0], -1)
            if not rows.any():
                continue
            if (rows != rows[0]).any():
                raise RuntimeError(f"initial rows of an array of {self.program.name} differ")
            words = np.ascontiguousarray(rows[0]).view(f"i{array.itemsize}")
            row = words.size * array.itemsize
            kind, at = f"i{8 * array.itemsize}", f"%at{number}"
            code.append(f"b{number}:\n br label %l{number}\nl{number}:")
            code.append(f" {at} = phi i32 [ 0, %b{number} ], [ %next{number}, %l{number} ]")
            code.append(f" %s{number} = add i32 {at}, {place}")
            base = f"%s{number}"
            if block:
                code.append(f" %t{number} = add i32 %s{number}, {block}")
                base = f"%t{number}"
            for n, word in enumerate(words.tolist()):
                if word:
                    code.append(f" %o{number}_{n} = add i32 {base}, {n * array.itemsize}")
                    code.append(f" %p{number}_{n} = inttoptr i32 %o{number}_{n} to ptr")
                    code.append(f" store {kind} {word}, ptr %p{number}_{n}")
            code.append(f" %next{number} = add i32 {at}, {row}")
            code.append(f" %more{number} = icmp ult i32 %next{number}, {row * rows.shape[0]}")
            code.append(f" br i1 %more{number}, label %l{number}, label %b{number + 1}")
            number += 1
        code.append(f"b{number}:\n ret void\n}}")

    # Layout for hosts

    def layout(self) -> dict[str, Any]:
        """Return the layout: arrays by name, the table for each size, and the threads' blocks."""
        return {
            "arrays": {
                name: [self._address(array), array.dtype.str, list(array.shape)]
                for name, array in self.program.named_arrays()
            },
            "sizes": {size: self._sized(size) for size in SIZES},
            "thread": _up(self.thread_top, _PAGE) if self.threads else 0,
            "stack": _THREAD_STACK,
            "table": BASE,
        }

    def _address(self, array: Any) -> int:
        """Return the address of an array; -1, -2, ... for the rows of the table."""
        key = _key(array)
        if key in self.sized:
            return -1 - self.sized[key]
        return self.fixed[key] + int(array.__array_interface__["data"][0]) - key

    def _sized(self, size: str) -> dict[str, Any]:
        """Return the table for a size, and its bytes of memory without threads."""
        table, top = list[int](), self.top
        for key in self.sized:
            array = self.buffers[key]
            rows = self.program.rows(size)[array.shape[0]]
            table += [top, rows]
            top = _up(top + rows * (array.nbytes // array.shape[0]))
        return {"table": table, "bytes": _up(top, _PAGE)}


def _key(array: Any) -> int:
    """Return the address of the buffer that an array is a view of."""
    base = array
    while isinstance(base.base, np.ndarray):
        base = base.base
    return int(base.__array_interface__["data"][0])


def memory_of(program: Program) -> Memory:
    """Return the memory of a program."""
    memory = Memory(program)
    memory.add(program.sized, memory.sized)
    for function in program.functions:
        memory.add(function.thread or (), memory.threads)
    memory.top = _up(BASE + 16 * len(memory.sized))
    for function in program.functions:
        memory.add(tuple(a for a in function.arguments if a is not int), memory.fixed)
    return memory
