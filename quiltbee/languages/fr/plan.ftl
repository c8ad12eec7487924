### Prévoir : une pièce qui viendra plus tard.

