"""The evaluation of a position: features, an accumulator, a small quantised network."""
