"""Reports: what people tell whoever runs the server about a person or a game."""
