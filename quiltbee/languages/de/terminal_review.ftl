### Eine Partie im Terminal ansehen.

terminal-review-keys = Eingabe oder n: nächster Zug; b: zurück; m: nächster Fehler; eine Zahl: dieser Zug; f: selbst finden; o: Überblick; q: Ende.
terminal-review-no-more = Danach ist kein Zug mehr markiert.
terminal-review-prompt = Zug { $number }
terminal-review-answer = Dein Zug, oder Eingabe für die Antwort
terminal-review-moves = Die Züge sind 1 bis { $last }.
