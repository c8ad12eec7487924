"""The searches that the engine is measured against: `patch-tree` and plain UCT."""
