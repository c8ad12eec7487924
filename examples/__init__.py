"""Examples for `docs/reference/environments.md`; each runs as `python -m examples.NAME`."""
