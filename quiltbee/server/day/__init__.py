"""The daily game: the same for everybody, with one attempt that counts."""
