"""Analysis of positions and reviews of games by the server's engines, in fair shares."""
