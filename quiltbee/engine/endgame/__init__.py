"""The endgame solver: proves the result of a late position when both play best."""
