### Le salon : qui défier ou inviter, parties à regarder, invitations personnelles, toute pendule.

clock-own = Autre…
clock-unit = Type de pendule
clock-minutes = Minutes pour la partie
clock-a-turn = Jours par tour
clock-main-minutes = Minutes chacun
clock-main-days = Jours
clock-extra = Secondes en plus par tour
lobby-waited = { $minutes ->
    [0] attend depuis moins d’une minute
    [one] attend depuis { $minutes } minute
   *[other] attend depuis { $minutes } minutes
}
lobby-bot = bot
lobby-here = présent
lobby-ask = Joueurs et bots
lobby-score = Gagnées : { $won }, perdues : { $lost }
lobby-invite = Inviter
lobby-invite-whom = Inviter { $name } à jouer
lobby-challenge = Défier
lobby-challenge-whom = Défier le bot { $name }
lobby-games = Parties à regarder
lobby-going-on = { $minutes ->
    [0] vient de commencer
    [one] depuis { $minutes } minute
   *[other] depuis { $minutes } minutes
}
lobby-watch = Regarder
lobby-watch-whom = Regarder { $names }
invited-by = { $name } t’invite à jouer
invited-away = { $name } n’est pas là en ce moment.
invited-accept = Jouer
invited-decline = Non merci
