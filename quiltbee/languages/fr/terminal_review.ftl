### Revoir une partie dans le terminal.

terminal-review-keys = Entrée ou n : coup suivant ; b : retour ; m : erreur suivante ; un nombre : ce coup ; f : trouver soi-même ; o : aperçu ; q : quitter.
terminal-review-no-more = Aucun coup n’est marqué après celui-ci.
terminal-review-prompt = Coup { $number }
terminal-review-answer = Ton coup, ou Entrée pour la réponse
terminal-review-moves = Les coups vont de 1 à { $last }.
