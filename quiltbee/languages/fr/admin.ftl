### La page des administrateurs.
reports = Signalements
no-reports = Aucun signalement ouvert.
report-reason-name = Un nom
report-reason-cheating = Aide d’un ordinateur
report-reason-leaving = Parties abandonnées
report-reason-other = Autre chose
reported-by = Signalé par { $name }, { $day }
mark-read = Marquer comme lu
find-people = Personnes
name-login-id = Nom, identifiant ou ID
find = Chercher
nobody-found = Personne ne s’appelle ainsi.
games-and-reports = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $reports ->
    [one] { $reports } signalement
   *[other] { $reports } signalements
}
comma-suspended = , suspendu
comma-suspended-until = , suspendu jusqu’au { $day }
new-name = Nouveau nom
rename = Renommer
suspend = Suspendre
suspend-days = Jours (vide : pour toujours)
sure-suspend = Suspendre { $name } ? Cette personne est déconnectée partout.
lift = Lever la suspension
one-game = Une partie
game-address = Son adresse ou son ID
end_game = La terminer sans résultat
void_rating = Annuler son classement
sure-end_game = Terminer la partie { $game } sans résultat ?
sure-void_rating = Annuler ce que la partie { $game } a changé aux classements ?
one-tournament = Un tournoi
tournament-address = Son adresse ou son ID
tournament-new-name = Nouveau nom du tournoi
end_tournament = Le terminer
hide_tournament = Le masquer
show_tournament = L’afficher de nouveau
delete_tournament = Le supprimer
sure-end_tournament = Terminer { $name } ? Les parties en cours sont annulées.
sure-delete_tournament = Supprimer { $name } définitivement ? Les joueurs gardent leurs parties.
tournament-hidden = Masqué : il ne figure dans aucune liste, et seuls ses participants peuvent l’ouvrir.
reason-for-log = Motif, pour le journal
action-log = Journal de l’administration
log-empty = Rien pour l’instant.
log-older = Entrées plus anciennes
log-by = { $name }, { $day }
log-by-command = Ligne de commande
log-somebody = Quelqu’un qui est parti
log-close_report = Signalement lu
log-rename = Nom changé
log-suspend = Compte suspendu
log-lift = Suspension levée
log-appoint = Administrateur nommé
log-dismiss = Administrateur révoqué
log-remove_person = Personne supprimée
log-end_game = Partie terminée
log-void_rating = Classement annulé
log-end_tournament = Tournoi terminé
log-rename_tournament = Tournoi renommé
log-hide_tournament = Tournoi masqué
log-show_tournament = Tournoi affiché de nouveau
log-delete_tournament = Tournoi supprimé
log-retire_puzzle = Problème retiré
log-restore_puzzle = Problème rétabli
done = C’est fait.
