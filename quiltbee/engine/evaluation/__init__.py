"""What a position is worth: features, an accumulator, a small quantised network."""
