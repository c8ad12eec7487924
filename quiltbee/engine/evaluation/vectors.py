"""Vector operations that stay in registers, where Numba's own loops would go through memory.

They are written in LLVM code for registers of 128 bits, the widest that WebAssembly has: eight
int16, four int32 or four float32. Integer sums do not depend on order, and the few float sums have
a fixed one, so the results are the same on every machine.
"""

from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from quiltbee.kernel.arrays import Float32Array, Int16Array, Int32Array, Int64Array

COLUMNS: Final = 64
"""Columns of the table of `add_rows`: eight vectors of int16."""

OUTPUTS: Final = 32
"""Outputs of the first layer of `two_layers`: eight vectors of int32."""

_INT16 = ir.IntType(16)
_INT32 = ir.IntType(32)
_INT64 = ir.IntType(64)
_INT16_VECTOR = ir.VectorType(_INT16, 8)
_INT32_VECTOR = ir.VectorType(_INT32, 4)
_FLOAT_VECTOR = ir.VectorType(ir.FloatType(), 4)
_VECTORS = 8
_NO_PAIRS = ir.Constant(_INT32_VECTOR, ir.Undefined)


def _data(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    return context.make_array(kind)(context, builder, value).data


def _place(builder: Any, data: Any, start: Any, kind: Any, number: int) -> Any:
    """Return the address of vector `number` from `data[start]` on."""
    # In two steps: the second is a constant, which becomes part of the load instruction.
    first = builder.bitcast(builder.gep(data, [start]), kind.as_pointer())
    return builder.gep(first, [_INT32(number)], inbounds=True)


def _load(builder: Any, data: Any, start: Any, kind: Any, number: int = 0) -> Any:
    # The alignment is that of one number: NumPy promises no more.
    align = 2 if kind is _INT16_VECTOR else 4
    return builder.load(_place(builder, data, start, kind, number), align=align)


def _shuffle(builder: Any, vector: Any, lanes: list[int]) -> Any:
    nothing = ir.Constant(vector.type, ir.Undefined)
    return builder.shuffle_vector(
        vector, nothing, ir.Constant(ir.VectorType(_INT32, len(lanes)), lanes)
    )


def _larger_of_zero(builder: Any, vector: Any) -> Any:
    zero = ir.Constant(vector.type, None)
    return builder.select(builder.icmp_signed(">", vector, zero), vector, zero)


def _dot(builder: Any, first: Any, second: Any) -> Any:
    """Multiply two int16 vectors, and add neighboring products into one int32 vector."""
    # One instruction, `pmaddwd` on x86 and `i32x4.dot_i16x8_s` in WebAssembly. LLVM derives the
    # former from the plain code below; the latter has to be called.
    if "p:32:32" in builder.module.data_layout:
        kind = ir.FunctionType(_INT32_VECTOR, [_INT16_VECTOR, _INT16_VECTOR])
        name = "llvm.wasm.dot"
        known = builder.module.globals
        dot = known[name] if name in known else ir.Function(builder.module, kind, name)
        return builder.call(dot, [first, second])
    wide = ir.VectorType(_INT32, 8)
    product = builder.mul(builder.sext(first, wide), builder.sext(second, wide))
    return builder.add(*(_shuffle(builder, product, list(range(n, 8, 2))) for n in range(2)))


def _loop(
    builder: Any,
    stop: Any,
    carried: list[Any],
    body: Callable[[Any, list[Any]], list[Any]],
) -> list[Any]:
    """Generate a loop over range(stop); return the values carried through it.

    `body` takes the index and the carried values and returns new ones, which stay in registers.
    """
    before = builder.block
    head, turn, after = (builder.append_basic_block(name) for name in ("head", "turn", "after"))
    builder.branch(head)
    builder.position_at_end(head)
    index = builder.phi(_INT64)
    values = [builder.phi(value.type) for value in carried]
    builder.cbranch(builder.icmp_signed("<", index, stop), turn, after)
    builder.position_at_end(turn)
    new = [builder.add(index, _INT64(1)), *body(index, values)]
    for phi, first, following in zip([index, *values], [_INT64(0), *carried], new, strict=True):
        phi.add_incoming(first, before)
        phi.add_incoming(following, builder.block)
    builder.branch(head)
    builder.position_at_end(after)
    return values


def _add_rows(
    typing_context: Any,
    table: Any,
    rows: Any,
    count: Any,
    sums: Any,
    first: Any,
    second: Any,
    total: Any,
) -> Any:
    signature = types.void(table, rows, types.int64, sums, types.int64, types.int64, total)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kinds = signature.args
        table, rows, known, total = (
            _data(context, builder, kinds[n], arguments[n]) for n in (0, 1, 3, 6)
        )

        def add_row(index: Any, sums: list[Any]) -> list[Any]:
            row = builder.load(builder.gep(rows, [index]))
            first = builder.mul(row, row.type(COLUMNS))
            return [
                builder.add(value, _load(builder, table, first, _INT16_VECTOR, number))
                for number, value in enumerate(sums)
            ]

        zero = _INT64(0)
        starts = [builder.mul(arguments[n], _INT64(COLUMNS)) for n in (4, 5)]
        sums = [
            builder.add(*(_load(builder, known, start, _INT16_VECTOR, n) for start in starts))
            for n in range(_VECTORS)
        ]
        for number, value in enumerate(_loop(builder, arguments[2], sums, add_row)):
            builder.store(value, _place(builder, total, zero, _INT16_VECTOR, number), align=2)
        return context.get_dummy_value()

    return signature, generate


def _two_layers(
    typing_context: Any, inputs: Any, pairs: Any, bias: Any, hidden: Any, output: Any, answers: Any
) -> Any:
    signature = types.void(inputs, types.int64, bias, hidden, output, answers)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        inputs, bias, hidden, output, answers = (
            _data(context, builder, signature.args[n], arguments[n]) for n in (0, 2, 3, 4, 5)
        )
        zero = _INT64(0)
        # 1. Apply relu to the inputs, here and not in the loop, which reads them one by one.
        for number in range(_VECTORS):
            vector = _larger_of_zero(builder, _load(builder, inputs, zero, _INT16_VECTOR, number))
            builder.store(vector, _place(builder, inputs, zero, _INT16_VECTOR, number), align=2)
        pairs_of_inputs = builder.bitcast(inputs, _INT32.as_pointer())

        # 2. The first layer, two inputs at a time. Half of the outputs in one loop: sums, weights
        # and inputs of all would not fit in the sixteen registers of x86.
        def sums_from(start: int) -> list[Any]:
            def add_pair(index: Any, sums: list[Any]) -> list[Any]:
                pair = builder.load(builder.gep(pairs_of_inputs, [index]), align=2)
                one = builder.insert_element(_NO_PAIRS, pair, _INT32(0))
                spread = builder.bitcast(_shuffle(builder, one, [0] * 4), _INT16_VECTOR)
                first = builder.mul(index, _INT64(2 * OUTPUTS))
                return [
                    builder.add(
                        value,
                        _dot(builder, spread, _load(builder, hidden, first, _INT16_VECTOR, number)),
                    )
                    for number, value in enumerate(sums, start)
                ]

            numbers = range(start, start + _VECTORS // 2)
            sums = [_load(builder, bias, zero, _INT32_VECTOR, number) for number in numbers]
            return _loop(builder, arguments[1], sums, add_pair)

        sums = sums_from(0) + sums_from(_VECTORS // 2)
        layer = [builder.sitofp(_larger_of_zero(builder, value), _FLOAT_VECTOR) for value in sums]
        # 3. The second layer has only two outputs: a product and a sum over the lanes for each. No
        # fused multiply-add: it rounds once where these two steps round twice, and not every
        # machine has it.
        for number in range(2):
            start = _INT64(OUTPUTS * number)
            products = [
                builder.fmul(value, _load(builder, output, start, _FLOAT_VECTOR, n))
                for n, value in enumerate(layer)
            ]
            while len(products) > 1:
                half = len(products) // 2
                products = [builder.fadd(products[n], products[half + n]) for n in range(half)]
            [total] = products
            total = builder.fadd(total, _shuffle(builder, total, [2, 3, 2, 3]))
            total = builder.fadd(total, _shuffle(builder, total, [1, 1, 1, 1]))
            place = builder.gep(answers, [_INT64(number)])
            answer = builder.extract_element(total, _INT32(0))
            builder.store(builder.fadd(builder.load(place), answer), place)
        return context.get_dummy_value()

    return signature, generate


add_rows: Callable[[Int16Array, Int64Array, int, Int16Array, int, int, Int16Array], None] = (
    intrinsic(_add_rows)
)
"""Set `total` to sums[first] + sums[second] + the first `count` rows of a table that `rows` names.

The arguments are (table, rows, count, sums, first, second, total). All have COLUMNS columns.
"""

two_layers: Callable[
    [Int16Array, int, Int32Array, Int16Array, Float32Array, Float32Array], None
] = intrinsic(_two_layers)
"""Add the output of two layers for the first 2 * `pairs` of COLUMNS inputs to the two `answers`.

relu(inputs) @ hidden + bias, then relu(that) @ output transposed. `hidden` is pairs x OUTPUTS x 2:
for each output the weights of both inputs of a pair. `inputs` has relu applied to it.
"""
