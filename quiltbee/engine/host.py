"""The Python host of the engine's WebAssembly module.

An `Instance` runs one program in a memory of its own; it moves bytes and decides nothing. Calls
release the interpreter's lock, so that instances run in parallel in threads.
"""

import ctypes
import json
import mmap
import sys
import threading
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np
import wasmtime
from wasmtime import _ffi as ffi

from quiltbee.engine.weights import GameName, load_weights

_PAGE: Final = 1 << 16
_MOST_PAGES: Final = 1 << 14
_IMPORTS: Final = 2
_CUSTOM: Final = 0


class Instance:
    """One program in a memory of its own; `size` is `small` or `large`.

    `arrays` has the program's arrays by name, `table` the address and length of each sized one. Up
    to `threads` threads can work in it.
    """

    def __init__(self, program: str, size: str = "large", threads: int = 1) -> None:
        engine, module, layout = compiled_module(threads > 1)
        self._layout = layout["programs"][program]
        self._program = program
        sized = self._layout["sizes"][size]
        pages = -(-(sized["bytes"] + (threads - 1) * self._layout["thread"]) // _PAGE)
        self._engine, self._module = engine, module
        store = wasmtime.Store(engine)
        limits = wasmtime.Limits(pages, _MOST_PAGES)
        self._memory: Any
        if threads > 1:
            self._memory = _SharedMemory(engine, wasmtime.MemoryType(limits, shared=True))
            start = self._memory.data_ptr()
        else:
            self._memory = wasmtime.Memory(store, wasmtime.MemoryType(limits))
            start = self._memory.data_ptr(store)
        place = ctypes.addressof(start.contents)
        content = (ctypes.c_ubyte * (pages * _PAGE)).from_address(place)
        self._bytes: Any = np.ctypeslib.as_array(content)
        _use_large_pages(self._bytes)
        self.arrays = {}
        for name, (address, kind, shape) in self._layout["arrays"].items():
            if address < 0:  # an array that is sized: its row of the table has place and length
                address, rows = sized["table"][-2 * (address + 1) :][:2]
                shape = [rows, *shape[1:]]
            self.arrays[name] = self._array(address, kind, shape)
        self.table = self._array(self._layout["table"], "<i8", [len(sized["table"])])
        self.table[:] = sized["table"]
        self._store = store
        self._exports = _exports_of(store, module, self._memory)
        self._exports[f"{program}_reset"](store)
        self._blocks = [sized["bytes"] + n * self._layout["thread"] for n in range(threads - 1)]

    def function(self, name: str) -> Any:
        """Return a function of the program, which takes and returns integers."""
        function, store = self._exports[f"{self._program}_{name}"], self._store
        return lambda *numbers: function(store, *numbers)

    def function_of_thread(self, name: str, thread: int) -> Any:
        """Return a function for one extra thread, numbered from 0; only that thread may call it."""
        block, store = self._blocks[thread], wasmtime.Store(self._engine)
        exports = _exports_of(store, self._module, self._memory)
        exports["__stack_pointer"].set_value(store, wasmtime.Val.i32(block + self._layout["stack"]))
        exports[f"{self._program}_reset_thread"](store, block)
        function = exports[f"{self._program}_{name}"]
        return lambda *numbers: function(store, block, *numbers)

    def _array(self, address: int, kind: str, shape: list[int]) -> Any:
        count, dtype = int(np.prod(shape)), np.dtype(kind)
        return self._bytes[address : address + count * dtype.itemsize].view(dtype).reshape(shape)


def loaded_instance(
    game: GameName, size: str = "large", threads: int = 1, weights: Path | None = None
) -> Instance:
    """Return an instance that decides in a game, with weights (None for those shipped).

    Raises WeightsError for a file that is not one of weights.
    """
    instance = Instance(game, size, threads)
    for name, array in load_weights(weights, game).arrays().items():
        instance.arrays[f"search.{name}"][:] = array
    return instance


class _SharedMemory(wasmtime.SharedMemory):
    """A shared memory that can be imported: a fix for wasmtime 50, which passes a wrong pointer."""

    def _as_extern(self) -> Any:
        union = ffi.wasmtime_extern_union(sharedmemory=self.ptr())
        return ffi.wasmtime_extern_t(ffi.WASMTIME_EXTERN_SHAREDMEMORY, union)


def _exports_of(store: wasmtime.Store, module: wasmtime.Module, memory: Any) -> Any:
    return wasmtime.Instance(store, module, [memory]).exports(store)


def _use_large_pages(memory: Any) -> None:
    """Ask Linux for pages of 2 MB, as NumPy does for large arrays: 15 % more positions a second.

    A search reads all over its tree and its weights, and misses the TLB with small pages. The
    system may refuse, which only costs speed.
    """
    if sys.platform == "linux":
        madvise = ctypes.CDLL(None).madvise
        madvise(
            ctypes.c_void_p(memory.ctypes.data), ctypes.c_size_t(memory.nbytes), mmap.MADV_HUGEPAGE
        )


_lock = threading.Lock()


def compiled_module(is_shared: bool) -> Any:
    """Return wasmtime's engine, the module for one thread or several, and its layout."""
    with _lock:
        return _compiled_module(is_shared)


@cache
def _compiled_module(is_shared: bool) -> Any:
    content = files("quiltbee.engine").joinpath("data", "engine.wasm").read_bytes()
    engine = _wasm_engine()
    module = wasmtime.Module(engine, with_shared_memory(content) if is_shared else content)
    return engine, module, layout_of(content)


@cache
def _wasm_engine() -> wasmtime.Engine:
    config = wasmtime.Config()
    config.wasm_threads = True
    config.shared_memory = True
    return wasmtime.Engine(config)


def layout_of(module: bytes) -> dict[str, Any]:
    """Read the layout from a module's custom section."""
    for kind, start, stop in _sections(module):
        if kind == _CUSTOM:
            length, start = _leb128(module, start)
            if module[start : start + length] == b"layout":
                layout: dict[str, Any] = json.loads(module[start + length : stop])
                return layout
    raise ValueError("the module has no section 'layout'")


def with_shared_memory(module: bytes) -> bytes:
    """Return the module with its memory declared as shared, for several threads.

    That is one bit in the import of the memory; the code is the same.
    """
    for kind, start, _ in _sections(module):
        if kind == _IMPORTS:
            _, place = _leb128(module, start)
            for _ in range(2):  # the names of module and memory
                length, place = _leb128(module, place)
                place += length
            # One byte is the kind, a memory; the next has the flags of its limits: bit 1 is shared.
            return module[: place + 1] + bytes([module[place + 1] | 2]) + module[place + 2 :]
    raise ValueError("the module imports nothing")


def _sections(module: bytes) -> Any:
    place = 8
    while place < len(module):
        kind = module[place]
        length, place = _leb128(module, place + 1)
        yield kind, place, place + length
        place += length


def _leb128(module: bytes, place: int) -> tuple[int, int]:
    number, shift = 0, 0
    while True:
        byte = module[place]
        number |= (byte & 0x7F) << shift
        place, shift = place + 1, shift + 7
        if byte < 0x80:
            return number, place
