### Was der Server über HTTP ablehnt: nach seinem Code, sonst nach dem Status der Antwort.

refused-name-empty = Ein Name hat mindestens ein sichtbares Zeichen.
refused-wait-seconds = { $count ->
    [one] Zu viele Versuche; probiere es in { $count } Sekunde noch einmal.
   *[other] Zu viele Versuche; probiere es in { $count } Sekunden noch einmal.
}
refused-wait-minutes = { $count ->
    [one] Zu viele Versuche; probiere es in { $count } Minute noch einmal.
   *[other] Zu viele Versuche; probiere es in { $count } Minuten noch einmal.
}

## Bots

refused-bot-taken = Ein anderer Bot heißt schon so.
refused-bots-full = Du hast schon { $most } Bots; entferne erst einen.
refused-tables-own = Du wartest schon an anderen offenen Tischen; schließe erst einen davon.
refused-tables-address = Von deiner Adresse warten zu viele offene Tische; setz dich an einen davon.
refused-tables-many = Von deiner Adresse wurden zu viele Tische geöffnet; probiere es in einer Stunde noch einmal.
refused-tournaments-address = Von deiner Adresse kommen zu viele öffentliche Turniere; entferne erst eines.
refused-bots-address = Von deiner Adresse warten zu viele Bots auf Herausforderungen.
refused-tokens-full = Dieser Bot hat schon { $most } Token; widerrufe erst eines.

## Tische

refused-not-asked = Zu diesem Tisch bist du nicht eingeladen, oder nicht mehr.
refused-game-over = Diese Partie ist zu Ende.
refused-sits-already = Du sitzt schon an diesem Tisch.
refused-second-decides = Die zweite Partie dieser Paarung entscheidet.
refused-seat-taken = Dieser Platz ist schon besetzt.
refused-seat-kept = Dieser Platz ist für jemand anderen reserviert.
refused-you-blocked = Du hast diese Person blockiert.
refused-not-invitable = Diese Person kannst du nicht einladen.
refused-not-open = Dieser Tisch steht dir nicht offen.
refused-ties-full = Da stehen schon { $most } Personen; entferne zuerst eine.
refused-no-seat = Es gibt keinen Platz, zu dem man einladen könnte.
refused-reports-many = Du hast fürs Erste genug gemeldet; versuch es später noch einmal.
refused-puzzle-run-over = Die Zeit dieses Laufs ist um.
refused-mistake-unknown = Diesen Fehler gibt es nicht.
refused-puzzle-unknown = Dieses Rätsel gibt es nicht.
refused-puzzle-day-unknown = Für diesen Tag gibt es kein Rätsel.

## Partien zum Öffnen

refused-no-game = Der Text ist keine Aufzeichnung, kein Link zu einer Partie und keine Stellung.
refused-no-position = Dieser Text ist keine Stellung.
refused-unreadable = Diese Partie lässt sich nicht lesen. Gemeldet wird: { $detail }
fault-in-record = In dieser Aufzeichnung ist ein Fehler. Gemeldet wird: { $detail }
refused-nothing-left = Diese Partie ist zu Ende; es gibt nichts mehr zu spielen.
refused-only-duel = Das ist eine Partie gegen den Automa; nur der Automa kann sie weiterspielen.
refused-only-solo = Das ist eine Partie zu zweit; der Automa kann sie nicht weiterspielen.

## Analyse

refused-analysis-playing = Du spielst gerade eine Partie mit diesem Kreis; analysiere ihn, wenn sie vorbei ist.

## Nach dem Status

refused-status-400 = Der Server hat das nicht verstanden. Lade die Seite neu.
refused-status-401 = Melde dich erst an.
refused-status-403 = Das darfst du hier nicht.
refused-status-404 = Das gibt es nicht, oder nicht mehr.
refused-status-409 = Das geht nicht mehr: Inzwischen hat sich etwas geändert.
refused-status-410 = Das wurde schon benutzt oder ist abgelaufen.
refused-status-413 = Das ist zu lang.
refused-status-422 = Etwas im Formular stimmt nicht. Prüfe deine Eingaben.
refused-status-429 = Das war zu viel auf einmal. Versuch es gleich noch einmal.
refused-status-503 = Der Server kann das gerade nicht. Versuch es in einer Minute noch einmal.
refused-day-unknown = Für diesen Tag gibt es keine Partie.
refused-day-over = Dieser Tag ist vorbei; seine Partie zählt nicht mehr.
refused-day-to-come = Dieser Tag ist noch nicht da.
refused-no-half-bye = In dieser Runde gibt es kein halbes Freilos.
refused-game-runs = Diese Partie läuft noch.
refused-not-theirs = Diese Person spielt nicht in dieser Partie.
refused-suspended = Dieses Konto ist gesperrt.
refused-not-admin = Das darf nur die Verwaltung.
refused-admin-suspends-admin = Wer verwaltet, wird nur auf der Kommandozeile gesperrt.
