"""The types of arrays that compiled functions take, by element."""

import numpy as np
import numpy.typing as npt

Int64Array = npt.NDArray[np.int64]
Int32Array = npt.NDArray[np.int32]
Int16Array = npt.NDArray[np.int16]
Int8Array = npt.NDArray[np.int8]
Float64Array = npt.NDArray[np.float64]
Float32Array = npt.NDArray[np.float32]


def constant(numbers: "list[int] | tuple[int, ...]") -> Int64Array:
    """Return a read-only int64 array, which compiled functions treat as a constant."""
    array = np.array(numbers, dtype=np.int64)
    array.flags.writeable = False
    return array
