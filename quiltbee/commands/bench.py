"""`quiltbee bench`: how fast the strong engine is here, and a number that tells how it searches.

The signature is a hash of all that the engine reports on fixed positions with fixed nodes: the
same on every machine, and another one as soon as the search or the evaluation does anything else.
"""

import argparse
import hashlib
import threading
import time
from importlib.resources import files
from textwrap import shorten

from quiltbee.engine import Engine
from quiltbee.notation import format_move, parse_position
from quiltbee.players import Info, Limits
from quiltbee.rules import Move, Position


def positions() -> list[Position]:
    """The fixed positions."""
    text = files("quiltbee.engine").joinpath("data", "bench.txt").read_text("ascii")
    return [parse_position(line) for line in text.splitlines() if not line.startswith("#")]


def run(arguments: argparse.Namespace) -> int:
    """Search every position and print the totals, speed and signature."""
    engine = Engine()
    engine.prepare(lambda words: print(f"{words} ...", flush=True))
    engine.set_option("Threads", arguments.threads)
    digest = hashlib.sha256()
    fixed, limits = positions(), Limits(nodes=arguments.nodes)
    nodes, seconds, processor = 0, 0.0, 0.0
    for number, position in enumerate(fixed, 1):
        began, began_processor = time.perf_counter(), time.process_time()
        move, infos = _search(engine, position, limits)
        seconds += time.perf_counter() - began
        processor += time.process_time() - began_processor
        nodes += infos[-1].nodes
        digest.update(_described(move, infos[-1]).encode())
        print(_row(number, len(fixed), infos[-1]), flush=True)
    print(f"nodes        {nodes:,}")
    print(f"seconds      {seconds:.2f}")
    print(f"nodes/s      {nodes / seconds:,.0f}")
    print(f"nodes/CPU s  {nodes / processor:,.0f}")
    if arguments.threads == 1:
        print(f"signature    {int.from_bytes(digest.digest()[:4])}")
    else:
        print("signature    none: with several threads no two searches are alike")
    return 0


def _search(engine: Engine, position: Position, limits: Limits) -> tuple[Move, list[Info]]:
    """The move and all reports."""
    infos: list[Info] = []
    return engine.think(position, limits, threading.Event(), infos.append), infos


def _described(move: Move, info: Info) -> str:
    """All that must be the same, as text: everything but the time."""
    figures = f"{info.nodes} {info.depth} {info.winrate} {info.margin} {info.solved}"
    return f"{format_move(move)} {figures} {_line(info)}\n"


def _line(info: Info) -> str:
    return " ".join(map(format_move, info.pv))


def _row(number: int, among: int, info: Info) -> str:
    """One position on one line, within 80 columns."""
    row = f"{number:>2}/{among} {info.nodes:>9,} nodes  depth {info.depth:>2}"
    if info.winrate is not None and info.margin is not None:
        row += f"  {info.winrate / 10:>5.1f} % {info.margin / 10:>+6.1f}"
    return f"{row}  {shorten(_line(info), 79 - len(row) - 2, placeholder='')}"
