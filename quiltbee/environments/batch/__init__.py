"""Many games at once on the kernel: arrays in, arrays out."""

from quiltbee.environments.batch.batch import Batch
from quiltbee.environments.batch.checks import IllegalActionError
from quiltbee.environments.batch.decisions import Decisions, Policy
from quiltbee.environments.batch.snapshots import Ends, Snapshot

__all__ = ["Batch", "Decisions", "Ends", "IllegalActionError", "Policy", "Snapshot"]
