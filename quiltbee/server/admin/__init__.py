"""Administration of a server, running or not.

`actions` has the actions, and `log` records them. A running server takes them from administrators
on the page, and through `listener` from anybody who can read a file of the data folder.
"""
