"""`quiltbee bench`: how fast the strong engine is here, and two numbers that identify its search.

A signature is a hash of everything that the engine reports on fixed positions with fixed nodes. It
is the same on every machine, and changes as soon as the search or the evaluation does anything
differently. Duels have one, and solo games have another.
"""

import argparse
import hashlib
import threading
import time
from collections.abc import Sequence
from importlib.resources import files
from textwrap import shorten

from quiltbee.automa import Solo
from quiltbee.engine import Engine
from quiltbee.notation import format_move, parse_position, parse_solo
from quiltbee.players import Info, Limits
from quiltbee.players.against_automa import decide
from quiltbee.rules import Move, Position


def positions() -> list[Position]:
    """The fixed positions of duels."""
    return [parse_position(line) for line in _lines("bench.txt")]


def solo_positions() -> list[Solo]:
    """Those of solo games."""
    return [parse_solo(line) for line in _lines("bench_solo.txt")]


def _lines(name: str) -> list[str]:
    text = files("quiltbee.engine").joinpath("data", name).read_text("ascii")
    return [line for line in text.splitlines() if not line.startswith("#")]


def run(arguments: argparse.Namespace) -> int:
    """Search every position and print totals, speed and signature, of duels and of solo games."""
    engine = Engine()
    engine.prepare(lambda words: print(f"{words} ...", flush=True))
    engine.set_option("Threads", arguments.threads)
    _measure(engine, positions(), arguments, "")
    engine.new_game()  # the solo search is loaded by then
    _measure(engine, solo_positions(), arguments, "solo ")
    return 0


def _measure(
    engine: Engine,
    fixed: Sequence[Position | Solo],
    arguments: argparse.Namespace,
    of: str,
) -> None:
    """Search the positions of one game, and print the results, each with the prefix `of`."""
    digest, limits = hashlib.sha256(), Limits(nodes=arguments.nodes)
    nodes, seconds, processor = 0, 0.0, 0.0
    for number, position in enumerate(fixed, 1):
        began, began_processor = time.perf_counter(), time.process_time()
        move, infos = _search(engine, position, limits)
        seconds += time.perf_counter() - began
        processor += time.process_time() - began_processor
        nodes += infos[-1].nodes
        digest.update(_described(move, infos[-1]).encode())
        print(_row(number, len(fixed), infos[-1]), flush=True)
    print(f"{of}nodes        {nodes:,}")
    print(f"{of}seconds      {seconds:.2f}")
    print(f"{of}nodes/s      {nodes / seconds:,.0f}")
    print(f"{of}nodes/CPU s  {nodes / processor:,.0f}")
    if arguments.threads == 1:
        print(f"{of}signature    {int.from_bytes(digest.digest()[:4])}")
    else:
        print(f"{of}signature    none: with several threads no two searches are alike")


def _search(engine: Engine, position: Position | Solo, limits: Limits) -> tuple[Move, list[Info]]:
    """The move and all reports."""
    infos: list[Info] = []
    return decide(engine, position, limits, threading.Event(), infos.append), infos


def _described(move: Move, info: Info) -> str:
    """What must stay the same, as text: everything but the time."""
    margin = None if info.margin is None else round(10 * info.margin)  # signatures have tenths
    figures = f"{info.nodes} {info.depth} {info.winrate} {margin} {info.solved}"
    return f"{format_move(move)} {figures} {_line(info)}\n"


def _line(info: Info) -> str:
    return " ".join(map(format_move, info.pv))


def _row(number: int, among: int, info: Info) -> str:
    """One position on one line, within 80 columns."""
    row = f"{number:>2}/{among} {info.nodes:>9,} nodes  depth {info.depth:>2}"
    if info.winrate is not None and info.margin is not None:
        row += f"  {info.winrate / 10:>5.1f} % {info.margin:>+6.1f}"
    return f"{row}  {shorten(_line(info), 79 - len(row) - 2, placeholder='')}"
