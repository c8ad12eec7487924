save-picture = Bild speichern
shared-copied = Kopiert
