### Planning ahead: a patch that is still to come.

