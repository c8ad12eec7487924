"""The day: one game that is the same for everybody, with one attempt that counts."""
