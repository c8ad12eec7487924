### Ce qu’a toute page, et ce qui est dit là où il n’y en a pas.

page-description = Joue à Patchwork dans le navigateur : contre l’ordinateur, à deux sur le même écran, ou en solo contre l’Automa.
page-needs-script = Quiltbee tourne dans ton navigateur et a besoin de JavaScript. Active-le et recharge cette page.

tab-viewer = Une partie
tab-review = Un bilan
tab-analysis = Analyse
tab-game = Partie
tab-invitation = Invitation
tab-aid = Comment jouer
tab-me = Toi
tab-sign-in = Se connecter
tab-link = Utiliser cet appareil
tab-day = Le jour
tab-today = Le jour
tab-progress = Tes progrès
tab-ratings = Classement
tab-profile = Profil
tab-puzzles = Problèmes
tab-admin = Administration
tab-tournaments = Tournois
tab-tournament = Tournoi

to-me = Toi
theme-light = Clair
theme-dark = Sombre

cannot-show = Impossible d’afficher ceci
no-such-game = Cette partie est introuvable
no-such-page = Cette page est introuvable
link-may-be-old = Le lien est peut-être périmé ou mal recopié.
back-to-home = Retour à l’accueil
one-moment = Un instant…
opening-table = Ouverture de la table…
opening-review = Ouverture du bilan…
opening-invitation = Ouverture de l’invitation…

status-answer = Le serveur a répondu par le code { $status }.
server-away = Le serveur est injoignable. Tourne-t-il encore ?
no-cookies = Ton navigateur refuse tous les cookies : le serveur ne saurait pas qui est à la table. Autorise les cookies pour ce site, puis réessaie.
page-outdated = Cette page et le serveur ne vont pas ensemble. Recharge la page.
no-clipboard = Ce navigateur ne peut pas copier dans le presse-papiers.

close = Fermer
cancel = Annuler
copy = Copier
copied = Copié.
share = Partager…
remove = Retirer
sure-remove = Retirer { $name } ? C’est définitif.
your-name = Ton nom
as-others-see = (tel que l’autre le voit)
sit-down = S’asseoir
sitting-down = Tu t’assieds…
qr-code = QR code du lien

## Réglages

settings = Réglages
settings-done = Terminé
notice-invited = Invitation à une partie
notice-seated = Quelqu’un s’assoit à ta table
notice-turn = C’est ton tour
notice-time = Ton temps s’écoule
notice-takeback = Demande de reprise d’un coup
notice-over = Une partie est terminée
notice-round = Une ronde commence
notices = Avis
notices-note = Ce qui t’est signalé quand tu es sur une autre page, et par notification si ce navigateur en affiche.
notices-more = Notifications et personnes bloquées
setting-language = Langue
language-auto = Celle du navigateur
setting-edition = Édition
edition-classic = Classique
edition-anniversary = Anniversaire
edition-valentine = Valentin
setting-theme = Couleurs
theme-auto = Système
setting-motion = Montrer les coups de l’autre
motion-normal = Normal
motion-slower = Plus lentement
motion-faster = Plus vite
motion-off = Non
setting-look = Plateau Temps
look-cloth = Carré
look-thread = Rond
setting-letters = Lettres sur les { -patches }
setting-coordinates = Noms des cases (a1 à i9)
open-command-line = Ouvrir la ligne de commande { $key }
setting-hints = Un conseil à chaque tour
first-game = Jouer ta première partie
todays-game = Partie du jour
puzzle-of-the-day = Problème du jour
