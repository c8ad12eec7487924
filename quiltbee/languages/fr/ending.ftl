save-picture = Enregistrer l’image
shared-copied = Copié
