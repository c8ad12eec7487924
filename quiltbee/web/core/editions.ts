/**
 * The editions in which the game is sold. One changes how the page looks and what things are
 * called, never the rules.
 */
export type Edition = 'classic' | 'anniversary' | 'valentine';

export const EDITIONS: readonly Edition[] = ['classic', 'anniversary', 'valentine'];

/** Whether a text names an edition. */
export function isEdition(text: unknown): text is Edition {
  return EDITIONS.some((edition) => edition === text);
}
