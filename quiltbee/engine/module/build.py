"""The build of `engine.wasm`: the compiled functions of the engine as one WebAssembly module.

Numba turns the engine's Python into LLVM code, and LLVM compiles that for WebAssembly:

1. Compile each function of `programs` with Numba to unoptimised LLVM code.
2. Assign an address to every array of a program (see `programs`), and generate a wrapper for each
   function that passes those addresses, so that a host passes only numbers.
3. Link everything, optimize it for WebAssembly, and link that to a module.
4. Append the layout of the memory for hosts, JSON in a custom section.

The same sources and tools give the same bytes on Linux x86-64. `fingerprint` identifies the sources
of a module, comments left out.
"""

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
from functools import partialmethod
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.registry import cpu_target
from numba.np import arrayobj

from quiltbee.automa import CARDS, Deck
from quiltbee.engine.decision import request as r
from quiltbee.engine.host import layout_of
from quiltbee.engine.module.programs import PROGRAMS, Function, Memory, Program, memory_of
from quiltbee.kernel.code_cache import meaning_of
from quiltbee.kernel.compiling import PART_OPTIONS
from quiltbee.kernel.tables import ANCHOR_COLUMNS, FIRST_ACTION, FIRST_ORIENTATION
from quiltbee.rules import PATCHES
from quiltbee.rules.patches import LETTERS


def rules_data() -> dict[str, Any]:
    """Return patches, orientations and cards.

    An orientation is the letter of its patch, its code, its first action, and the number of columns
    that its anchor may lie in.
    """
    orientations = [
        [letter, code, int(FIRST_ACTION[start + n]), int(ANCHOR_COLUMNS[start + n])]
        for letter, start in zip(LETTERS, FIRST_ORIENTATION.tolist(), strict=False)
        for n, code in enumerate(PATCHES[letter].orientations)
    ]
    return {
        "letters": LETTERS,
        "incomes": [PATCHES[letter].income for letter in LETTERS],
        "orientations": orientations,
        "decks": {deck.value: list(deck.cards) for deck in Deck},
        "budgets": {deck.value: [CARDS[number].budget for number in deck.cards] for deck in Deck},
    }


def names() -> dict[str, Any]:
    """Return the names of the numbers of requests, results and lines, in order."""
    return {
        "request": r.REQUEST,
        "results": r.RESULTS,
        "methods": r.METHODS,
        "numbers": r.LINE_NUMBERS,
        "figures": r.LINE_FIGURES,
    }


MODULE: Final = Path(__file__).parents[1] / "data" / "engine.wasm"

_SOURCES: Final = ("rules", "automa", "kernel", "players/limits.py", "engine")
"""The sources that compiled code depends on; only constants of rules, automa and players."""

_HOSTS: Final = ("player.py", "host.py", "players.py")
"""The sources among them that only run the module."""

_TOOLS: Final = ("llvmlite", "numba", "numpy", "ziglang")

_FEATURES: Final = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+atomics"
_DATA_LAYOUT: Final = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
_STACK: Final = 1 << 17
_MOST_MEMORY: Final = 1 << 30

# Functions that Numba's code calls: square roots, which are instructions of WebAssembly.
_SUPPORT: Final = """
declare float @llvm.sqrt.f32(float)
declare double @llvm.sqrt.f64(double)
define linkonce_odr float @sqrtf(float %0) alwaysinline {
 %2 = call float @llvm.sqrt.f32(float %0)
 ret float %2
}
define linkonce_odr double @sqrt(double %0) alwaysinline {
 %2 = call double @llvm.sqrt.f64(double %0)
 ret double %2
}
"""


def build() -> bytes:
    """Build the module; call it in a process that has compiled nothing yet."""
    _compile_for_wasm()
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple("wasm32-unknown-unknown")
    machine = target.create_target_machine(opt=3, features=_FEATURES)
    memories = {program.name: memory_of(program) for program in PROGRAMS}
    modules = [
        _module_of(program, memories[program.name], function)
        for program in PROGRAMS
        for function in program.functions
    ]
    head = 'target triple = ""\ntarget datalayout = ""\n'
    modules += [_parsed(_for_wasm(head + memory.resets())) for memory in memories.values()]
    first, *others = modules
    for other in others:
        first.link_in(other)
    exported = {name for memory in memories.values() for name in memory.names}
    for item in [*first.functions, *first.global_variables]:
        if not item.is_declaration and item.name not in exported:
            item.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(first, passes)
    missing = [
        function.name
        for function in first.functions
        if function.is_declaration and not function.name.startswith("llvm.")
    ]
    if missing:
        raise RuntimeError(f"the module would have to import {', '.join(missing)}")
    linked = _linked(machine.emit_object(first), sorted(exported))
    layout = {
        "version": 1,
        "fingerprint": fingerprint(),
        "names": names(),
        "rules": rules_data(),
        "programs": {name: memory.layout() for name, memory in memories.items()},
    }
    return with_section(linked, "layout", json.dumps(layout, sort_keys=True).encode())


def _module_of(program: Program, memory: Memory, function: Function) -> Any:
    kinds = tuple(
        numba.int64 if argument is int else numba.typeof(argument)
        for argument in function.arguments
    )
    dispatcher = numba.njit(**PART_OPTIONS)(function.function.py_func)
    dispatcher.compile(kinds)
    result = dispatcher.overloads[kinds]
    code = _for_wasm(result.library.get_llvm_str())
    name = f"{program.name}_{function.name}"
    return _parsed(code + _SUPPORT + memory.wrapper(name, function, result.fndesc.llvm_func_name))


def _compile_for_wasm() -> None:
    """Make Numba lay out memory as WebAssembly does, and stop before machine code.

    Even its first passes depend on the size of a pointer. Its run time is compiled first, since
    that is for this machine.
    """
    numba.njit(numba.int64(numba.int64))(lambda number: number)
    codegen = cpu_target.target_context.codegen()
    codegen._data_layout = _DATA_LAYOUT
    codegen._target_data = llvm.create_target_data(_DATA_LAYOUT)
    codegen.set_env = lambda name, environment: None
    for step in ("_optimize_final_module", "_finalize_specific"):
        setattr(JITCodeLibrary, step, lambda library: None)
    JITCodeLibrary.get_pointer_to_function = lambda library, name: 0
    # Every address that Numba computes is inside an array. Otherwise LLVM may not turn the constant
    # part of an address into the offset of a load or store in WebAssembly.
    ir.IRBuilder.gep = partialmethod(ir.IRBuilder.gep, inbounds=True)
    # No index is negative. Without that test the search sees some 8 % more positions.
    arrayobj.fix_integer_index = lambda context, builder, kind, number, size: context.cast(
        builder, number, kind, types.intp
    )


def _for_wasm(code: str) -> str:
    """Remove the parts of Numba's LLVM code that belong to Python and to this machine."""
    code = re.sub(r"(?m)^declare .*@(Py|NRT_|numba_|llvm\.x86|sqrtf?[(]).*\n", "", code)
    code = re.sub(r"target datalayout = .*", f'target datalayout = "{_DATA_LAYOUT}"', code)
    code = re.sub(r"target triple = .*", 'target triple = "wasm32-unknown-unknown"', code)
    # The format has no common symbols.
    return code.replace("= common ", "= internal ")


def _parsed(code: str) -> Any:
    module = llvm.parse_assembly(code)
    module.verify()
    return module


def _linked(compiled: bytes, names: list[str]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "engine.o"), Path(folder, "engine.wasm")
        source.write_bytes(compiled)
        command = [
            *(sys.executable, "-m", "ziglang", "wasm-ld", str(source), "-o", str(target)),
            *("--no-entry", "--import-memory", f"--max-memory={_MOST_MEMORY}"),
            *("--stack-first", "-z", f"stack-size={_STACK}", "--strip-all"),
            *("--export=__stack_pointer", "--export=__heap_base"),
            *(f"--export={name}" for name in sorted(names)),
        ]
        subprocess.run(command, check=True)
        return target.read_bytes()


def with_section(module: bytes, name: str, content: bytes) -> bytes:
    """Return a module with a custom section at its end."""
    label = name.encode()
    body = _leb128(len(label)) + label + content
    return module + b"\0" + _leb128(len(body)) + body


def _leb128(number: int) -> bytes:
    """Encode a number as LEB128: seven bits a byte, the lowest first."""
    low, rest = number & 0x7F, number >> 7
    return bytes([low | 0x80]) + _leb128(rest) if rest else bytes([low])


def fingerprint() -> str:
    """Hash the module's inputs: syntax trees of the sources, data, and the tools' versions."""
    digest = hashlib.sha256()
    for name in _TOOLS:
        digest.update(f"{name} {version(name)}\n".encode())
    root = Path(__file__).parents[2]
    for name in _SOURCES:
        for source in sorted((root / name).rglob("*")) or [root / name]:
            if source.suffix in (".py", ".csv", ".json") and source.name not in _HOSTS:
                digest.update(f"{source.relative_to(root).as_posix()}\n".encode())
                digest.update(meaning_of(source).encode())
    return digest.hexdigest()


def built_fingerprint(path: Path = MODULE) -> str | None:
    """Return the fingerprint of the sources that a module was built from; None if there is none."""
    if not path.exists():
        return None
    found: str = layout_of(path.read_bytes())["fingerprint"]
    return found


def main() -> int:
    """Run the build in a process of its own, which compiles for a generic processor."""
    parser = argparse.ArgumentParser(prog="scripts/engine")
    parser.add_argument("--check", action="store_true", help="build it anew and compare the bytes")
    is_check = parser.parse_args().check
    if not is_check and built_fingerprint() == fingerprint():
        print("The engine's module is up to date.")
        return 0
    if os.environ.get("NUMBA_CPU_NAME") != "generic":
        environment = {**os.environ, "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
        command = [sys.executable, "-m", "quiltbee.engine.module.build", *sys.argv[1:]]
        return subprocess.run(command, check=False, env=environment).returncode
    module = build()
    if is_check:
        if module == MODULE.read_bytes():
            return 0
        print("The engine's module does not match its sources: run scripts/engine.")
        return 1
    MODULE.write_bytes(module)
    print(f"{MODULE.name} has {len(module):,} bytes.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
