"""`quiltbee bench`: the speed of the strong engine, and the signatures of its search.

A signature is a hash of the engine's reports on fixed positions with fixed nodes. It is the same on
every machine, and changes with any change of the search or the evaluation. Duels have one, and solo
games have another.
"""

import argparse
import hashlib
import time
from collections.abc import Sequence
from importlib.resources import files
from textwrap import shorten

from quiltbee.automa import Solo
from quiltbee.engine import Engine
from quiltbee.notation import format_move, format_moves, parse_position, parse_solo
from quiltbee.players import Decision, Info, Limits
from quiltbee.rules import Position


def positions() -> list[Position]:
    """Return the fixed positions of duels."""
    return [parse_position(line) for line in _lines("bench.txt")]


def solo_positions() -> list[Solo]:
    """Return the fixed positions of solo games."""
    return [parse_solo(line) for line in _lines("bench_solo.txt")]


def _lines(name: str) -> list[str]:
    text = files("quiltbee.engine").joinpath("data", name).read_text("ascii")
    return [line for line in text.splitlines() if not line.startswith("#")]


def run(arguments: argparse.Namespace) -> int:
    """Search every position, and print totals, speed and signature of duels and of solo games."""
    engine = Engine()
    engine.set_option("Threads", arguments.threads)
    _measure(engine, positions(), arguments, "")
    _measure(engine, solo_positions(), arguments, "solo ")
    return 0


def _measure(
    engine: Engine,
    fixed: Sequence[Position | Solo],
    arguments: argparse.Namespace,
    of: str,
) -> None:
    digest, limits = hashlib.sha256(), Limits(nodes=arguments.nodes)
    nodes, seconds, processor = 0, 0.0, 0.0
    for number, position in enumerate(fixed, 1):
        began, began_processor = time.perf_counter(), time.process_time()
        decision = engine.decide(position, limits)
        seconds += time.perf_counter() - began
        processor += time.process_time() - began_processor
        line = decision.lines[0]
        nodes += line.nodes
        digest.update(_described(decision).encode())
        print(_row(number, len(fixed), line), flush=True)
    print(f"{of}nodes        {nodes:,}")
    print(f"{of}seconds      {seconds:.2f}")
    print(f"{of}nodes/s      {nodes / seconds:,.0f}")
    print(f"{of}nodes/CPU s  {nodes / processor:,.0f}")
    if arguments.threads == 1:
        print(f"{of}signature    {int.from_bytes(digest.digest()[:4])}")
    else:
        print(f"{of}signature    none: with several threads no two searches are alike")


def _described(decision: Decision) -> str:
    """Return the text to hash: everything but the time."""
    line, value = decision.lines[0], decision.value
    chance = None if value.chance is None else round(1000 * value.chance)
    margin = None if value.margin is None else round(10 * value.margin)
    figures = f"{line.nodes} {line.depth} {chance} {margin} {value.proven}"
    return f"{format_move(decision.chosen)} {figures} {format_moves(line.pv)}\n"


def _row(number: int, among: int, info: Info) -> str:
    row = f"{number:>2}/{among} {info.nodes:>9,} nodes  depth {info.depth:>2}"
    if info.value.chance is not None and info.value.margin is not None:
        row += f"  {100 * info.value.chance:>5.1f} % {info.value.margin:>+6.1f}"
    return f"{row}  {shorten(format_moves(info.pv), 79 - len(row) - 2, placeholder='')}"
