"""The pages: each address of a browser, and what other sites show of a link."""
