"""Analysis of positions and reviews of games, by the server's engines, within everybody's share."""
