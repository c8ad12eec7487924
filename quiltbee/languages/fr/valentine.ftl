### L’édition Saint-Valentin : un coffret que l’on remplit de douceurs, payées en pralines.

-button = praline
-buttons = pralines
-Buttons = Pralines
-patch = douceur
-patches = douceurs
-Patch = Douceur
-Patches = Douceurs
-special-patch = petit-four
-special-patches = petits-fours
-Special-patch = Petit-four
-Special-patches = Petits-fours
-quilt = coffret
-Quilt = Coffret
-sew = ranger
-sewed = rangé
-sewn = remplies

welcome-title = Remplis un { -quilt }, { -patch } après { -patch }
aid-goal-1 = Remplis le mieux possible ton { -quilt } de 9 cases sur 9, et garde le plus de { -buttons }.
aid-set-up-3 = Qui a offert un cadeau en dernier commence, son pion sur le dessus. Ou tirez au sort.
aid-buy-2 = Paie son prix en { -buttons }. Tourne-la et retourne-la à ton gré, et pose-la sur des cases libres : elle n’a pas à en toucher une autre, et n’en bouge plus.
aid-special-1 = Le premier qui en atteint ou en dépasse un le range aussitôt dans son { -quilt } : 1 case, gratuitement.
pass-special = { -special-patch }
progress-quilts = Tes plus beaux coffrets
