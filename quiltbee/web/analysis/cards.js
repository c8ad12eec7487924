/**
 * What the Automa's next card may bring.
 *
 * @typedef {import('../core/types.js').AutomaTurn} AutomaTurn
 *
 * @typedef {object} CardOutcome
 * @property {string} move   `A:X` or `A:pass`
 * @property {number} stop   where its token comes to
 * @property {number} income
 * @property {number[]} cards   those that bring this
 */

/**
 * The turns that come to the same, with their cards; the likeliest first.
 * @param {(AutomaTurn | null)[]} turns   one for each card that may come
 * @returns {CardOutcome[]}
 */
export function cardOutcomes(turns) {
  /** @type {Map<string, CardOutcome>} */
  const outcomes = new Map();
  for (const turn of turns) {
    if (turn === null) continue;
    const { taken, stop, income, card } = turn;
    const key = [taken, stop, income].join();
    const known = outcomes.get(key) ?? { move: `A:${taken ?? 'pass'}`, stop, income, cards: [] };
    outcomes.set(key, { ...known, cards: [...known.cards, card.number] });
  }
  return [...outcomes.values()].sort((a, b) => b.cards.length - a.cards.length);
}
