# Ce que disent les abeilles à la table, chacune à sa façon.

## Au début

bee-greets-1 = Salut ! Je prends toujours la plus jolie. Et toi ?
bee-greets-2 = Moi, j’aime les petites. Elles vont partout.
bee-greets-3 = Économiser, moi ? Je dépense tout.
bee-greets-4 = Prends ton temps. Mon thé est encore chaud.
bee-greets-5 = Pas un seul trou aujourd’hui. Enfin, presque.
bee-greets-6 = J’ai déjà compté les jours de paie. Et toi ?
bee-greets-7 = Mesurer deux fois, coudre une fois. Bonne chance !
bee-greets-8 = Joli cercle. J’ai déjà mon idée.
bee-greets-9 = Je crois savoir comment ça finira. Surprends-moi.
bee-greets-10 = Il faut être deux pour une belle partie. À toi de jouer.

## L’abeille a gagné

bee-won-1 = J’ai gagné ? J’ai gagné ! Tu as vu ça ?
bee-won-2 = Je te l’avais dit : les petites vont partout !
bee-won-3 = Et je ne regrette rien. On remet ça ?
bee-won-4 = Bien joué. Il reste du thé pour une autre partie.
bee-won-5 = Mon plus bel ouvrage de la semaine. Tu gâches le prochain ?
bee-won-6 = Mes calculs étaient bons. La prochaine fois, tu m’auras peut-être.
bee-won-7 = Le travail soigné finit par payer. Le tien m’a plu aussi.
bee-won-8 = Presque tout s’est passé comme prévu. Tu me diras ton plan ?
bee-won-9 = Je l’avais vu venir. Mais j’ai dû regarder deux fois.
bee-won-10 = La couronne reste ici aujourd’hui. Viens la chercher.

## L’abeille a perdu

bee-lost-1 = Ouah ! Tu me montres comment tu as fait ?
bee-lost-2 = Oh, le tien est superbe. Le mien laisse passer le vent.
bee-lost-3 = J’aurais dû économiser un peu. On recommence ?
bee-lost-4 = Bravo. Je remets de l’eau à chauffer et j’y réfléchis.
bee-lost-5 = D’accord, il y avait des trous. La prochaine fois !
bee-lost-6 = Tu as mieux compté que moi. Chapeau.
bee-lost-7 = Du travail propre. Rien à ajouter.
bee-lost-8 = Ce n’était pas dans mon plan. C’était dans le tien ?
bee-lost-9 = Je ne l’ai pas vu venir. C’est rare.
bee-lost-10 = La couronne est à toi aujourd’hui. Je la reprendrai.
