### Vorausplanen: ein Flicken, der erst noch kommt.

