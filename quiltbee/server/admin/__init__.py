"""Administration: what the operator of a server may ask of it, running or not.

`actions` are what can be done, and `log` keeps what was. In a running server `listener` takes them
from anybody who can read a file of the data folder, and `routes` from administrators on the page.
"""
