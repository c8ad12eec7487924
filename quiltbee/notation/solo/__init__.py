"""How a game against the Automa is written down: position string, tags, links and turns."""
