### Ce que le serveur refuse par HTTP : selon son code, sinon selon le statut de la réponse.

refused-name-empty = Un nom a au moins un caractère visible.
refused-wait-seconds = { $count ->
    [one] Trop d’essais ; réessaie dans { $count } seconde.
   *[other] Trop d’essais ; réessaie dans { $count } secondes.
}
refused-wait-minutes = { $count ->
    [one] Trop d’essais ; réessaie dans { $count } minute.
   *[other] Trop d’essais ; réessaie dans { $count } minutes.
}

## Bots

refused-bot-taken = Un autre bot porte ce nom.
refused-bots-full = Tu as déjà { $most } bots ; retires-en un d’abord.
refused-tables-own = Tu attends déjà à d’autres tables ouvertes ; fermes-en une d’abord.
refused-tables-address = Trop de tables ouvertes attendent depuis ton adresse ; rejoins l’une d’elles.
refused-tables-many = Trop de tables ont été ouvertes depuis ton adresse ; réessaie dans une heure.
refused-tournaments-address = Trop de tournois publics viennent de ton adresse ; retires-en un d’abord.
refused-bots-address = Trop de bots attendent des défis depuis ton adresse.
refused-tokens-full = Ce bot a déjà { $most } jetons ; révoques-en un d’abord.

## Tables

refused-not-asked = Tu n’es pas invité à cette table, ou tu ne l’es plus.
refused-game-over = Cette partie est finie.
refused-sits-already = Tu es déjà assis à cette table.
refused-second-decides = C’est la seconde partie de ce duel qui décide.
refused-seat-taken = Cette place a été prise.
refused-seat-kept = Cette place est gardée pour quelqu’un d’autre.
refused-you-blocked = Tu as bloqué cette personne.
refused-not-invitable = Tu ne peux pas inviter cette personne.
refused-not-open = Cette table ne t’est pas ouverte.
refused-ties-full = Il y a déjà { $most } personnes. Retires-en une d’abord.
refused-no-seat = Il n’y a pas de place à laquelle inviter quelqu’un.
refused-reports-many = Tu as assez signalé pour l’instant ; réessaie plus tard.
refused-puzzle-run-over = Le temps de cette série est écoulé.
refused-mistake-unknown = Cette erreur n’existe pas.
refused-puzzle-unknown = Ce problème n’existe pas.
refused-puzzle-day-unknown = Il n’y a pas de problème pour ce jour.

## Parties à ouvrir

refused-no-game = Ce texte n’est ni une partie, ni un lien vers une partie, ni une position.
refused-no-position = Ce texte n’est pas une position.
refused-unreadable = Cette partie ne peut pas être lue. Message : { $detail }
fault-in-record = Il y a une erreur dans cette partie. Message : { $detail }
refused-nothing-left = Cette partie est finie ; il n’y a plus rien à jouer.
refused-only-duel = C’est une partie contre l’Automa, que seul l’Automa peut continuer.
refused-only-solo = C’est une partie à deux, que l’Automa ne peut pas continuer.

## Analyse

refused-analysis-playing = Tu joues une partie avec ce cercle ; analyse-le quand elle sera finie.

## Selon le statut

refused-status-400 = Le serveur n’a pas compris. Recharge la page.
refused-status-401 = Connecte-toi d’abord.
refused-status-403 = Tu n’as pas le droit de faire cela.
refused-status-404 = Cela n’existe pas, ou plus.
refused-status-409 = Ce n’est plus possible : quelque chose a changé entre-temps.
refused-status-410 = Cela a déjà servi, ou a expiré.
refused-status-413 = C’est trop long.
refused-status-422 = Quelque chose ne va pas dans le formulaire. Vérifie ce que tu as tapé.
refused-status-429 = C’était trop à la fois. Réessaie dans un instant.
refused-status-503 = Le serveur ne le peut pas en ce moment. Réessaie dans une minute.
refused-day-unknown = Il n’y a pas de partie pour ce jour.
refused-day-over = Ce jour est passé ; sa partie ne compte plus.
refused-day-to-come = Ce jour n’est pas encore venu.
refused-no-half-bye = Il n’y a pas de bye d’un demi-point à cette ronde.
refused-game-runs = Cette partie est en cours.
refused-not-theirs = Cette personne ne joue pas dans cette partie.
refused-suspended = Ce compte est suspendu.
refused-not-admin = Seuls les administrateurs peuvent faire cela.
refused-admin-suspends-admin = Les administrateurs ne peuvent être suspendus qu’en ligne de commande.
