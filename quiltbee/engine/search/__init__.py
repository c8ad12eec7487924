"""The search: a best-first tree (PUCT), grown by one or several threads."""
