### Ce que le serveur refuse par HTTP : selon son code, sinon selon le statut de la réponse.

## Comptes et clés d’accès

refused-login-taken = Cet identifiant est déjà pris ; choisis-en un autre.
refused-has-account = Tu as déjà un compte.
refused-no-account = Tu n’as pas encore de compte.
refused-prove-first = Donne l’ancienne phrase secrète, ou utilise d’abord une clé d’accès.
refused-sign-in-again = Reconnecte-toi d’abord : il s’agit de ton compte.
refused-wrong-passphrase = Cet identifiant et cette phrase secrète ne vont pas ensemble.
refused-choose-login = Choisis d’abord un identifiant.
refused-login-length = Un identifiant a de { $shortest } à { $longest } caractères.
refused-login-letters = Un identifiant a des lettres, les chiffres 0 à 9, et entre eux . _ ou -.
refused-login-ends = Un identifiant commence et finit par une lettre ou un chiffre.
refused-login-script = Les lettres d’un identifiant sont d’une seule écriture.
refused-passphrase-length = Une phrase secrète a de { $shortest } à { $longest } caractères.
refused-passphrase-guessed = Cette phrase secrète se devine facilement ; prends-en une plus longue, quatre mots par exemple.
refused-passkeys-full = Un compte a au plus { $most } clés d’accès.
refused-passkey-unusable = Cette clé d’accès ne peut pas servir ici.
refused-passkey-known = Cette clé d’accès est déjà connue.
refused-passkey-late = Cela a pris trop de temps ; réessaie.
refused-passkey-address = Les clés d’accès ont besoin d’une adresse avec un nom et TLS.
refused-last-passkey = Cette clé d’accès est la seule entrée de ton compte.
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
refused-tokens-full = Ce bot a déjà { $most } jetons ; révoques-en un d’abord.

## Tables

refused-not-asked = Tu n’es pas invité à cette table, ou tu ne l’es plus.
refused-game-over = Cette partie est finie.
refused-sits-already = Tu es déjà assis à cette table.
refused-seat-taken = Cette place a été prise.
refused-seat-kept = Cette place est gardée pour quelqu’un d’autre.
refused-no-seat = Il n’y a pas de place à laquelle inviter quelqu’un.
refused-reports-many = Tu as assez signalé pour l’instant ; réessaie plus tard.
refused-puzzle-run-over = Le temps de cette série est écoulé.
refused-puzzle-unknown = Ce problème n’existe pas.

## Parties à ouvrir

refused-no-game = Ce texte n’est ni une partie, ni un lien vers une partie, ni une position.
refused-no-position = Ce texte n’est pas une position.
refused-unreadable = Cette partie ne peut pas être lue. Message : { $detail }
fault-in-record = Il y a une erreur dans cette partie. Message : { $detail }
refused-nothing-left = Cette partie est finie ; il n’y a plus rien à jouer.
refused-only-duel = C’est une partie contre l’Automa, que seul l’Automa peut continuer.
refused-only-solo = C’est une partie à deux, que l’Automa ne peut pas continuer.

## Tournois

refused-two-needed = Un tournoi demande au moins deux personnes.
refused-tournaments-full = Tu organises { $most } tournois qui ne sont pas finis ; termines-en ou supprimes-en un d’abord.
refused-joined-already = Tu participes déjà à ce tournoi.
refused-tournament-full = Ce tournoi est complet.
refused-tournament-over = Le tournoi est fini.
refused-tournament-begun = Le tournoi a commencé.
refused-pairing-idle = Aucune partie de cette rencontre n’est en cours.

## Analyse

refused-analysis-over = Dans cette position, la partie est finie.
refused-analysis-no-opinion = L’ordinateur n’a pas d’avis sur cette position.
refused-analysis-own = Ferme d’abord une autre analyse.
refused-analysis-many = Trop de monde analyse en ce moment ; réessaie dans une minute.
refused-analysis-clock = Tant que ta pendule tourne dans une partie, il n’y a pas d’analyse.
refused-analysis-playing = Tu joues une partie avec ce cercle ; analyse-le quand elle sera finie.
refused-review-empty = Il n’y a aucun coup à revoir.
refused-review-running = Une partie est revue quand elle est finie.

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
