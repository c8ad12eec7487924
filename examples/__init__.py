"""Examples for `docs/environments.md`; each runs as `python -m examples.NAME`."""
