"""Fair starts: one cuts and the other chooses, or both play both seats of one ring."""
