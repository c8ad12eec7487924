### Les pages hors de la table : soi-même, se connecter, tournois.

saved = Enregistré.
account-made = Ton compte est prêt.
account-made-passkey = Ton compte est prêt, avec une clé d’accès.
passkey-added = Clé d’accès ajoutée.
passkey-removed = Clé d’accès retirée.
passphrase-changed = Changée. Tous les autres navigateurs sont déconnectés.
ratings-listed = Tes classements peuvent figurer dans la liste.
ratings-not-listed = Tes classements ne figurent pas dans la liste.
link-dropped = Le lien ne marche plus.
share-device = Quiltbee sur un autre appareil
will-tell = Ce navigateur te préviendra.
stays-quiet = Ce navigateur reste silencieux.
sends-none = Ce serveur n’envoie pas de notifications.
bot-removed = { $name } est retiré. Ses parties restent.
token-revoked = Le jeton de { $name } ne marche plus.
confirm-word = supprimer
type-word-first = Tape d’abord le mot « { $word } ».
default-passkey = Clé d’accès

## Le compte

account = Compte
account-why = Tu peux jouer sans compte. Avec un compte, tu es la même personne sur chaque appareil et tu gardes tes parties. Aucun e-mail n’est demandé.
never-shown = (jamais montré aux autres)
passphrase = Phrase secrète
at-least-8 = (8 caractères ou plus)
make-account = Créer un compte
passkey-instead = Utiliser plutôt une clé d’accès
make-account-passkey = Créer un compte avec une clé d’accès
have-one = Déjà un compte ? { $link }
sign-in = Se connecter
signed-in-as = Connecté sous le nom de { $login }.
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
end-bots = Arrêter aussi mes bots : leurs jetons expirent
change-passphrase = Changer la phrase secrète
new-passphrase-bots = Les jetons de tes bots expirent aussi.
set-passphrase = Définir une phrase secrète
old-passphrase = Phrase secrète actuelle
new-passphrase = Nouvelle phrase secrète
change = Changer
passkeys = Clés d’accès
add-passkey = Ajouter une clé d’accès
passkey-needs-fresh = Pour ajouter ou retirer une clé d’accès, il faut s’être connecté dans les 10 dernières minutes.
since-day = depuis le { $day }
remove-name = Retirer { $name }
sure-revoke = Révoquer ce jeton de { $name } ? Le programme qui s’en sert ne pourra plus entrer.
login = Identifiant
show-it = L’afficher

## Un second appareil, notifications, ses données

another-device = Utiliser un autre appareil
another-device-text = Un lien connecte ton téléphone ou un autre ordinateur en ton nom, avec tes parties. Il sert une fois, pendant 10 minutes. Ne le donne à personne d’autre.
the-link = Le lien
withdraw-it = Le retirer
your-browsers = Tes navigateurs
unknown-browser = Navigateur
this-browser = celui-ci
used-on-day = utilisé le { $day }
browser-signed-out = Ce navigateur est déconnecté.
name-as-others-see = Nom, tel que les autres le voient
as-other-players-see = Tel que les autres le voient
save = Enregistrer
notifications = Notifications
server-sends-none = Ce serveur n’en envoie pas. Le titre de l’onglet compte les parties qui t’attendent.
browser-has-none = Ce navigateur n’en a pas. Le titre de l’onglet compte les parties qui t’attendent.
browser-can-tell = Ce navigateur peut te dire quand c’est à toi dans une partie de plusieurs jours, même sans page ouverte.
turn-off-here = Désactiver ici
tell-me = Préviens-moi
your-data = Tes données
download-games = Télécharger tes parties
download-data = Télécharger tes données
delete-me = Supprimer mon compte
delete-text = Ton nom, ton compte, tes classements et tes bots sont supprimés pour de bon. Les autres joueurs gardent les parties, sans ton nom. Télécharge d’abord les tiennes.
your-passphrase = Ta phrase secrète
type-to-confirm = Tape « { $word } » pour confirmer

## Suivre et bloquer

follow = Suivre
end-follow = Ne plus suivre
block = Bloquer
end-block = Débloquer
told-follow = Tu suis maintenant cette personne, sans qu’elle en soit avertie.
told-block = Personne bloquée, sans qu’elle en soit avertie.
blocked-people = Personnes bloquées
blocked-text = Les personnes que tu bloques et toi ne pouvez ni vous asseoir à la table l’un de l’autre ni vous inviter, et la partie rapide ne vous réunit jamais. Elles n’en sont pas averties. En tournoi, vous pouvez toujours vous rencontrer.
block-whom = Quelqu’un que tu as affronté
followed-text = La page d’accueil montre quand elles sont là, et leurs tables publiques.

## Bots

bots = Bots
let-program-play = Laisse jouer ici un de tes programmes
bot-text = Un bot a un jeton, avec lequel ton programme se connecte ; à chaque table il est signalé comme bot. { $command } connecte un moteur.
token-of-bot = Jeton de { $bot }. Copie-le maintenant : il n’est montré qu’une fois.
name-of-bot = Nom du bot
make-bot = Créer un bot
listening = à l’écoute
not-connected = non connecté
new-token = Nouveau jeton
token-of-day = Jeton du { $day }
only-to-look = , lecture seule
revoke = Révoquer

## Classements et résultats

ratings-and-results = Classements et résultats
ratings-none = Rien pour l’instant. Comptent ici les parties classées entre personnes.
class-blitz = Éclair
class-rapid = Rapide
class-correspondence = Jours par tour
class-untimed = Sans pendule
games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
not-settled = , provisoire
rating-picture = { $class } : de { $from } à { $to }
games-for-two = Résultats à deux
list-ratings = Montrer mes classements établis dans la liste
list-ratings-note = avec mon nom, pour tous
against-people = Personnes
against-bots = Bots
bot-called = { $name } (bot)
against-greedy = Glouton
against-random = Hasard

## Se connecter

you-are-signed-in = Tu es connecté
sign-in-passkey = Se connecter avec une clé d’accès
signed-in-elsewhere = Connecté ailleurs ? Ouvre là-bas { $you }, choisis { $device }, et ouvre le lien ici. Pas besoin de compte pour cela, ni pour jouer : { $play }.
play-at-once = joue tout de suite
plays-as = Ce navigateur jouera sous le nom de { $name }, avec les mêmes parties.
plays-as-same = Ce navigateur jouera comme la même personne que l’autre appareil, avec les mêmes parties.
sign-in-here = Se connecter ici
not-now = Pas maintenant
use-device-too = Utiliser aussi cet appareil
link-no-longer = Ce lien ne marche plus
already-signed-in = Tu es connecté sous le nom de { $login }. Déconnecte-toi d’abord pour être quelqu’un d’autre ici.
to-your-page = À ta page
bring-games = Emporter les parties de ce navigateur
link-unknown = Vérifie le lien, ou crées-en un nouveau sur l’autre appareil.
link-used = Il a déjà servi, ou il a plus de 10 minutes. Crées-en un nouveau sur l’autre appareil.

## Tournois

kind-note-swiss = quelques rondes, chacune contre quelqu’un du même nombre de points ; jusqu’à 64 personnes
kind-note-round_robin = un tour complet, jusqu’à 16 personnes
kind-note-double_round_robin = un aller-retour, places échangées, jusqu’à 8 personnes
state-over = fini
round-number = ronde { $round }
rounds-count = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
each-ring-twice = chaque départ deux fois, places échangées
name-is-you = { $name } (toi)
being-played = en cours
no-result = sans résultat
game-won-time = gagnée au temps
game-lost-time = perdue au temps
game-won-resigned = gagnée, abandon
game-lost-resigned = perdue, abandon
new-tournament = Nouveau tournoi
yours = Les tiens
no-tournaments = Aucun pour l’instant. Crées-en un et transmets son lien, ou ouvre le lien que tu as reçu.
comma-yours = , à toi
tournament-name = Nom
club-evening = Soirée du club
who-meets-whom = Qui rencontre qui
make-tournament = Créer le tournoi
rounds = Rondes
rounds-note = (vide : selon le nombre de joueurs)
column-points = Points
column-direct = Direct
column-buchholz = Buchholz
column-sonneborn_berger = S.-B.
column-wins = Victoires
column-margin = Écart
meaning-points = Parties gagnées ; une exemption compte comme une rencontre gagnée
meaning-direct = Points entre ceux à égalité de points
meaning-buchholz = Points de tous les adversaires
meaning-sonneborn_berger = Points des adversaires battus (Sonneborn-Berger)
meaning-wins = Parties gagnées à la table
meaning-margin = Avance des parties gagnées, moins le retard des parties perdues
all-your-tournaments = Tous tes tournois
players = Joueurs
invite-and-start = Inviter et lancer
nobody-joined = Personne n’est encore inscrit.
you-play = Tu joues. Les tables s’ouvrent d’elles-mêmes au lancement.
withdraw = Se retirer
to-play-open-link = Pour jouer, ouvre le lien que transmet l’organisateur.
comma-left-tournament = , parti
comma-removed-from-tournament = , exclu
readmit = Réadmettre
your-name-others = Ton nom, tel que les autres le voient
no-tournament-link = Ce navigateur n’a pas de lien. Un nouveau lien annule les précédents.
everybody-may-join = Toute personne qui a ce lien peut participer.
start-tournament = Lancer le tournoi
delete-it = Le supprimer
round-title = Ronde { $round }
round-title-of = Ronde { $round } sur { $rounds }
a-bye = { $name } : exempt
game-of-meeting = Partie { $number } de { $meeting } : { $result }
play-game = Jouer
somebody-missing = Il manque quelqu’un
name-loses = { $name } perd
final-standings = Classement final
standings = Classement
column-place = Place
column-player = Joueur
how-told-apart = Ce qui départage les égalités
cross-table = Grille croisée
download-all = Télécharger toutes les parties
leave-tournament = Quitter le tournoi
games-are-lost = Tes parties en cours compteront comme perdues.

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

## Tournois

refused-two-needed = Un tournoi demande au moins deux personnes.
refused-tournaments-full = Tu organises { $most } tournois qui ne sont pas finis ; termines-en ou supprimes-en un d’abord.
refused-joined-already = Tu participes déjà à ce tournoi.
refused-removed-from-tournament = L’organisateur t’a retiré de ce tournoi.
refused-tournament-full = Ce tournoi est complet.
refused-tournament-over = Le tournoi est fini.
refused-tournament-begun = Le tournoi a commencé.
refused-pairing-idle = Aucune partie de cette rencontre n’est en cours.
notices-refused = Ce navigateur n’autorise pas les notifications ici. Tu peux changer cela dans ses réglages.
notices-unreachable = Les notifications n’atteignent pas ce navigateur.
passkey-there = Cet appareil a déjà une clé d’accès pour ce compte.
passkey-none = Aucune clé d’accès n’a été donnée. Tu peux réessayer.
notice-body = Patchwork sur Quiltbee
