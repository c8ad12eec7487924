"""Many games at once on the kernel: arrays in, arrays out."""

from quiltbee.environments.batch.batch import Batch
from quiltbee.environments.batch.decisions import (
    Decisions,
    IllegalActionError,
    Policy,
    Seen,
    Snapshot,
)

__all__ = ["Batch", "Decisions", "IllegalActionError", "Policy", "Seen", "Snapshot"]
