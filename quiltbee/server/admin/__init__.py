"""Administration: what the operator of a server may ask of it, running or not.

`actions` are what can be done. In a running server `listener` takes them from anybody who can read
a file of the data folder. `client` asks there, or opens the store itself.
"""
