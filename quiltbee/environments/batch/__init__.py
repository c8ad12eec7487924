"""Many games at once on the kernel: arrays in, arrays out."""

from quiltbee.environments.batch.batch import Batch, IllegalActionError, Snapshot

__all__ = ["Batch", "IllegalActionError", "Snapshot"]
