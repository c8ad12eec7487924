"""Many games at once on the kernel: arrays in, arrays out."""

from quiltbee.environments.batch.batch import Batch
from quiltbee.environments.batch.decisions import (
    Decisions,
    IllegalActionError,
    Policy,
    Seen,
    Snapshot,
)
from quiltbee.environments.batch.shortlist import FEATURES, ROWS, Feature, Shortlist

__all__ = [
    "FEATURES",
    "ROWS",
    "Batch",
    "Decisions",
    "Feature",
    "IllegalActionError",
    "Policy",
    "Seen",
    "Shortlist",
    "Snapshot",
]
