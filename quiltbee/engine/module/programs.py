"""The programs of the module: arrays and functions that share one memory.

An instance of the module runs one program: the decisions of one game, or a yardstick. Arrays whose
length depends on the host's size have as many rows as SIZES says; here they are as short as
possible, and each length stands for one entry of SIZES.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

import numpy as np

from quiltbee.engine.decision import order, questions
from quiltbee.engine.decision.workspace import Workspace, new_workspace
from quiltbee.engine.endgame.transpositions import TranspositionTable
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
