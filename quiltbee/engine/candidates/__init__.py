"""Which moves the search looks at: a quick score for placements, and the list of candidates."""
