"""The pages: the addresses of the browser client, and previews of links."""
