# Was die Bienen am Tisch sagen, jede auf ihre Art.

## Zu Beginn

bee-greets-1 = Hallo! Ich nehme immer das Hübscheste. Und du?
bee-greets-2 = Die Kleinen mag ich am liebsten. Die passen überall.
bee-greets-3 = Sparen? Ich? Ich gebe immer alles aus.
bee-greets-4 = Lass dir Zeit. Mein Tee ist noch heiß.
bee-greets-5 = Heute keine einzige Lücke. Na ja, fast keine.
bee-greets-6 = Die Zahltage habe ich schon gezählt. Du auch?
bee-greets-7 = Zweimal messen, einmal nähen. Viel Glück!
bee-greets-8 = Spannender Kreis. Ich habe da so einen Plan.
bee-greets-9 = Ich glaube, ich weiß, wie das ausgeht. Überrasch mich.
bee-greets-10 = Zu einer guten Partie gehören zwei. Zeig, was du kannst.

## Die Biene hat gewonnen

bee-won-1 = Gewonnen? Ich? Hast du das gesehen?
bee-won-2 = Sag ich doch: Die Kleinen passen überall!
bee-won-3 = Und ich bereue nichts. Noch eine Partie?
bee-won-4 = Schön gespielt. Für eine zweite Partie reicht der Tee.
bee-won-5 = Mein bestes Stück diese Woche. Willst du mir das nächste verderben?
bee-won-6 = Ich habe gut gerechnet. Nächstes Mal erwischst du mich vielleicht.
bee-won-7 = Saubere Arbeit zahlt sich aus. Manches von dir hat mir auch gefallen.
bee-won-8 = Fast alles nach Plan. Verrätst du mir das nächste Mal deinen?
bee-won-9 = Ich habe es kommen sehen. Aber zweimal hinschauen musste ich.
bee-won-10 = Die Krone bleibt heute hier. Hol sie dir.

## Die Biene hat verloren

bee-lost-1 = Wow! Zeigst du mir, wie du das gemacht hast?
bee-lost-2 = Oh, deine ist schön. Bei mir zieht es durch.
bee-lost-3 = Ein bisschen sparen wäre wohl klug gewesen. Noch mal?
bee-lost-4 = Gut gemacht. Ich setze Wasser auf und denke darüber nach.
bee-lost-5 = Schon gut, da waren Lücken. Nächstes Mal!
bee-lost-6 = Du hast besser gerechnet als ich. Respekt.
bee-lost-7 = Saubere Arbeit. Dem ist nichts hinzuzufügen.
bee-lost-8 = Das stand nicht in meinem Plan. Stand es in deinem?
bee-lost-9 = Das habe ich nicht kommen sehen. Das ist selten.
bee-lost-10 = Heute gehört die Krone dir. Ich hole sie mir zurück.
