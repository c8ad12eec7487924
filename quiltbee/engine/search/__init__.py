"""The search: a best-first tree (PUCT) that one or several threads grow."""
