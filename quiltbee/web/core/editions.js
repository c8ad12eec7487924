/**
 * The editions in which the game is sold. One changes how the page looks and what things are
 * called, never the rules.
 *
 * @typedef {'classic' | 'anniversary' | 'valentine'} Edition
 */

/** @type {readonly Edition[]} */
export const EDITIONS = ['classic', 'anniversary', 'valentine'];

/** Whether a text names an edition. @param {unknown} text @returns {text is Edition} */
export function isEdition(text) {
  return EDITIONS.some((edition) => edition === text);
}
