/** The names of the bees that are the faces of the computer's levels. */
const NAMES = ['Pip', 'Mimi', 'Tilo', 'Nora', 'Ludo', 'Vera', 'Otto', 'Kora', 'Magnus', 'Regina'];

/**
 * What the bee of a level is called, the same in every language.
 * @param level  1 to 10
 */
export function nameOfBee(level: number) {
  return NAMES[level - 1];
}
