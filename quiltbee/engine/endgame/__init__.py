"""The endgame solver: what a late position is worth when both play best, proven."""
