"""Which moves the search considers: a quick score for placements, and the list of candidates."""
