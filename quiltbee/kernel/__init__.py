"""The fast twin of `rules`: the same game on flat int64 arrays, compiled by Numba."""
