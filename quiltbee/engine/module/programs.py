"""The programs of the module: what runs in one memory, and the functions that a host calls.

An instance of the module runs one program: the decisions of one game, or a yardstick. Each has its
own arrays. Those that depend on how much a host has to think with have as many rows as SIZES says;
here they are as short as can be, and each length stands for one entry of SIZES.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

import numpy as np

from quiltbee.engine.decision import order
from quiltbee.engine.decision.workspace import Workspace, new_workspace
from quiltbee.engine.endgame.transpositions import TranspositionTable
from quiltbee.engine.parameters import TREE_EDGES, TREE_NODES, Parameters
from quiltbee.engine.search.tree import Search, new_thread, new_tree
from quiltbee.engine.weights import load_weights
from quiltbee.engine.yardsticks import patch_nodes, patterns, uct_nodes
from quiltbee.engine.yardsticks.patch_search import AHEAD
from quiltbee.kernel.game import play
from quiltbee.kernel.games import DUEL, SOLO, Game
from quiltbee.kernel.state import WORDS
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
"""How many rows there are for each stand-in: 32 MB in all for a phone, and up to 0.3 GB."""

_SOLO_SHARE: Final = 3
"""The solo game has the duel's rows of the tree divided by this: its decisions are fewer."""


@dataclass(frozen=True)
class Function:
    """A function that a host calls: `int` stands for a number that it passes.

    `thread` holds the arrays of a further thread, where the function is for those.
    """

    name: str
    function: Any
    arguments: tuple[Any, ...]
    thread: Any = None


@dataclass(frozen=True)
class Program:
    """What runs in one memory. `values` has all its arrays by name, `sized` those of SIZES."""

    name: str
    functions: tuple[Function, ...]
    values: tuple[tuple[str, Any], ...]
    sized: tuple[Any, ...]
    share: int = 1

    def rows(self, size: str) -> dict[int, int]:
        """Return how many rows there are for each stand-in."""
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
    """Return a workspace with stand-ins for what is sized, and without weights."""
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
    """Return the program that decides in a game."""
    ws = _workspace_of(game)
    thread = new_thread(game)
    tree, table = ws.search.tree, ws.solver.transpositions
    functions = (
        Function("begin", order.begin, (ws,)),
        Function("step", order.step, (ws, int, int, int)),
        Function("report", order.report, (ws,)),
        Function("assist", order.assist, (ws, thread, int), thread),
    )
    sized = (tree.states, tree.nodes, tree.edges, tree.marks, table.proofs, table.packings)
    return Program(name, functions, (("", ws),), sized, share)


def _patch_tree() -> Program:
    """Return the program of the yardstick `patch-tree`."""
    state, line_state = np.zeros(WORDS, np.int64), np.zeros(WORDS, np.int64)
    ring, random_state = np.zeros(RING, np.int64), np.zeros(1, np.int64)
    nodes = np.zeros(_YARDSTICK_NODES, np.int64)
    cache = np.full(patterns.CACHE, -1, np.int64)
    scratch = np.zeros(patch_nodes.SCRATCH, np.int64)
    patches, placing = np.zeros(AHEAD, np.int64), np.zeros(patterns.SCRATCH, np.int64)
    iterate = (state, ring, nodes, int, random_state, cache, scratch, int)
    functions = (
        Function("iterate", patch_nodes.iterate, iterate),
        Function("place_ahead", patterns.place_ahead, (int, int, patches, int, placing)),
        Function("play", play, (line_state, ring, int)),
    )
    values = (
        *(("state", state), ("line_state", line_state), ("ring", ring), ("nodes", nodes)),
        *(("random_state", random_state), ("patches", patches)),
    )
    return Program("patch_tree", functions, values, (nodes,))


def _uct() -> Program:
    """Return the program of the yardstick `uct`."""
    state, ring = np.zeros(WORDS, np.int64), np.zeros(RING, np.int64)
    nodes, edges = np.zeros(_YARDSTICK_NODES, np.int64), np.zeros(_YARDSTICK_EDGES, np.int64)
    used, random_state = np.zeros(2, np.int64), np.zeros(1, np.int64)
    scratch = np.zeros(uct_nodes.SCRATCH, np.int64)
    iterate = (state, ring, nodes, edges, used, random_state, scratch, int)
    values = (
        *(("state", state), ("ring", ring), ("nodes", nodes), ("edges", edges)),
        *(("used", used), ("random_state", random_state)),
    )
    return Program(
        "uct", (Function("iterate", uct_nodes.iterate, iterate),), values, (nodes, edges)
    )


PROGRAMS: Final = (
    _decisions_of("duel", DUEL, 1),
    _decisions_of("solo", SOLO, _SOLO_SHARE),
    _patch_tree(),
    _uct(),
)
