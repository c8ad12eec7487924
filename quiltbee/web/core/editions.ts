/** Editions of the game. An edition changes looks and names, never the rules. */
export type Edition = 'classic' | 'anniversary' | 'valentine';

export const EDITIONS: readonly Edition[] = ['classic', 'anniversary', 'valentine'];

export function isEdition(text: unknown): text is Edition {
  return EDITIONS.some((edition) => edition === text);
}
