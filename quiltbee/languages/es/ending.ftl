save-picture = Guardar imagen
shared-copied = Copiado
