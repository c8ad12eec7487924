"""Sums of vectors that stay in registers, where Numba's own loops would go through memory.

They are written in LLVM code, 512 bits at a time; a machine with shorter registers uses more of
them. Every sum has one fixed order, so that the results are the same on every machine.
"""

from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from quiltbee.kernel.arrays import Float32Array, Int16Array, Int64Array

LANES: Final = 16
HALF_LANES: Final = 32
# Of one number, not of a vector: NumPy promises no more, and a wrong promise to LLVM can crash.
_ALIGN: Final = 4
_HALF_ALIGN: Final = 2

_VECTOR = ir.VectorType(ir.FloatType(), LANES)
_HALVES = ir.VectorType(ir.IntType(16), HALF_LANES)


def _data(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    return context.make_array(kind)(context, builder, value).data


def _load(builder: Any, data: Any, start: Any, number: int = 0) -> Any:
    """Sixteen numbers from `start + 16 * number` on."""
    place = builder.gep(data, [builder.add(start, start.type(LANES * number))])
    return builder.load(builder.bitcast(place, _VECTOR.as_pointer()), align=_ALIGN)


def _store(builder: Any, vector: Any, data: Any, number: int) -> None:
    place = builder.gep(data, [ir.IntType(64)(LANES * number)])
    builder.store(vector, builder.bitcast(place, _VECTOR.as_pointer()), align=_ALIGN)


def _spread(builder: Any, number: Any) -> Any:
    """One number in all sixteen places."""
    one = builder.insert_element(ir.Constant(_VECTOR, ir.Undefined), number, ir.IntType(32)(0))
    # A shuffle by zeros is how LLVM writes a broadcast.
    mask = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
    return builder.shuffle_vector(one, ir.Constant(_VECTOR, ir.Undefined), mask)


def _relu(builder: Any, vector: Any) -> Any:
    zero = ir.Constant(vector.type, None)
    return builder.select(builder.fcmp_ordered(">", vector, zero), vector, zero)


def _total(builder: Any, vector: Any) -> Any:
    """The sum of a vector's numbers: halves added until one is left."""
    # Float addition depends on the order, so the order is written out here.
    width = LANES
    while width > 1:
        width //= 2
        nothing = ir.Constant(vector.type, ir.Undefined)
        index = ir.VectorType(ir.IntType(32), width)
        upper = ir.Constant(index, list(range(width, 2 * width)))
        lower = ir.Constant(index, list(range(width)))
        vector = builder.fadd(
            builder.shuffle_vector(vector, nothing, lower),
            builder.shuffle_vector(vector, nothing, upper),
        )
    return builder.extract_element(vector, ir.IntType(32)(0))


def _load_halves(builder: Any, data: Any, start: Any, number: int) -> Any:
    """Thirty-two small numbers from `start + 32 * number` on."""
    place = builder.gep(data, [builder.add(start, start.type(HALF_LANES * number))])
    return builder.load(builder.bitcast(place, _HALVES.as_pointer()), align=_HALF_ALIGN)


def _loop(
    builder: Any,
    start: Any,
    stop: Any,
    step: int,
    carried: list[Any],
    body: Callable[[Any, list[Any]], list[Any]],
) -> list[Any]:
    """Write a loop over range(start, stop, step); return what it carries from turn to turn.

    `body` gets the index and the carried values and returns new ones, which stay in registers.
    """
    before = builder.block
    head, turn, after = (builder.append_basic_block(name) for name in ("head", "turn", "after"))
    builder.branch(head)
    builder.position_at_end(head)
    index = builder.phi(start.type)
    values = [builder.phi(value.type) for value in carried]
    builder.cbranch(builder.icmp_signed("<", index, stop), turn, after)
    builder.position_at_end(turn)
    new = [builder.add(index, index.type(step)), *body(index, values)]
    for phi, first, following in zip([index, *values], [start, *carried], new, strict=True):
        phi.add_incoming(first, before)
        phi.add_incoming(following, builder.block)
    builder.branch(head)
    builder.position_at_end(after)
    return values


def _add_rows(typing_context: Any, table: Any, rows: Any, start: Any, stop: Any, total: Any) -> Any:
    signature = types.void(table, rows, types.int64, types.int64, total)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        table, rows, start, stop, total = arguments
        kinds = signature.args
        width = 2
        table_data = _data(context, builder, kinds[0], table)
        rows_data = _data(context, builder, kinds[1], rows)
        total_data = _data(context, builder, kinds[4], total)
        zero = ir.IntType(64)(0)

        def add_row(index: Any, sums: list[Any]) -> list[Any]:
            row = builder.load(builder.gep(rows_data, [index]))
            first = builder.mul(row, row.type(HALF_LANES * width))
            addends = [_load_halves(builder, table_data, first, number) for number in range(width)]
            return [builder.add(*pair) for pair in zip(sums, addends, strict=True)]

        # Two registers of 32 int16 hold the whole accumulator; memory is touched before and after.
        before = [_load_halves(builder, total_data, zero, number) for number in range(width)]
        for number, value in enumerate(_loop(builder, start, stop, 1, before, add_row)):
            target = builder.gep(total_data, [ir.IntType(64)(HALF_LANES * number)])
            target = builder.bitcast(target, _HALVES.as_pointer())
            builder.store(value, target, align=_HALF_ALIGN)
        return context.get_dummy_value()

    return signature, generate


def _two_layers(
    typing_context: Any, inputs: Any, count: Any, bias: Any, second: Any, last: Any, answers: Any
) -> Any:
    signature = types.void(inputs, types.int64, bias, second, last, answers)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kinds = signature.args
        inputs, bias, second, last, answers = (
            _data(context, builder, kinds[n], arguments[n]) for n in (0, 2, 3, 4, 5)
        )
        zero = ir.IntType(64)(0)
        nothing = ir.Constant(_VECTOR, None)

        def add_pair(index: Any, sums: list[Any]) -> list[Any]:
            # No fused multiply-add: it rounds once where these two steps round twice, and not every
            # machine has it.
            added = []
            for chain in range(2):
                here = builder.add(index, index.type(chain))
                value = _relu(builder, builder.load(builder.gep(inputs, [here])))
                spread = _spread(builder, value)
                first = builder.mul(here, here.type(2 * LANES))
                for number in range(2):
                    product = builder.fmul(spread, _load(builder, second, first, number))
                    added.append(builder.fadd(sums[2 * chain + number], product))
            return added

        # Two chains for the even and the odd inputs, each of two vectors.
        # An addition waits for the one before it in its chain; two chains overlap the waiting.
        starts = [_load(builder, bias, zero, 0), _load(builder, bias, zero, 1), nothing, nothing]
        sums = _loop(builder, zero, arguments[1], 2, starts, add_pair)
        halves = [_relu(builder, builder.fadd(sums[n], sums[2 + n])) for n in range(2)]
        # The last layer has two rows only: a product and a sum over the lanes for each.
        for output in range(2):
            products = [
                builder.fmul(half, _load(builder, last, zero, 2 * output + number))
                for number, half in enumerate(halves)
            ]
            place = builder.gep(answers, [ir.IntType(64)(output)])
            both = _total(builder, builder.fadd(*products))
            builder.store(builder.fadd(builder.load(place), both), place)
        return context.get_dummy_value()

    return signature, generate


add_rows: Callable[[Int16Array, Int64Array, int, int, Int16Array], None] = intrinsic(_add_rows)
"""Add rows[start:stop] of a table of 64 columns to `total`."""

two_layers: Callable[
    [Float32Array, int, Float32Array, Float32Array, Float32Array, Float32Array], None
] = intrinsic(_two_layers)
"""Add the output of two layers for the first `count` (even) of `inputs` to the two `answers`.

relu(inputs) @ second (count x 32) + bias (32), then relu(that) @ last transposed (2 x 32).
"""
