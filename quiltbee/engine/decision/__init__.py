"""One decision, from a request to its lines: proofs, search and choice in compiled code."""
