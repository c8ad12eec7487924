"""One decision, from a request to its lines: the order of thought, as compiled code."""
