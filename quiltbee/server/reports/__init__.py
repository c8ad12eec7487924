"""Reports: what people tell the server's operator about a person or a game."""
