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
done = C’est fait.
