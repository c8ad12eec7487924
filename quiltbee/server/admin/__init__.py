"""Administration: what whoever runs a server may ask of it, while it runs or while it does not.

`actions` are what can be done; `door` lets them be asked of a running server, by whoever can read
a file of the data folder; `caller` asks there, or opens the store itself.
"""
