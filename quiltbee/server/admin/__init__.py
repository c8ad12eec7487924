"""Administration: what whoever runs a server may ask of it, while it runs or while it does not.

`actions` are what can be done; `listener` takes them in a running server, from whoever can read a
file of the data folder; `client` asks there, or opens the store itself.
"""
