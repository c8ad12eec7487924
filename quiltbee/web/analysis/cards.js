/**
 * What the Automa's next card may bring.
 *
 * @typedef {import('../core/types.js').AutomaTurn} AutomaTurn
 * @typedef {import('./engine.js').CardValue} CardValue
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

/**
 * What an outcome is worth on the mean of its cards; null until all of them have a value.
 * @param {number[]} cards
 * @param {CardValue[]} values
 */
export function meanMargin(cards, values) {
  const margins = values.flatMap(({ card, margin }) =>
    cards.includes(card) && margin !== null ? [margin] : [],
  );
  if (margins.length < cards.length) return null;
  return margins.reduce((sum, margin) => sum + margin, 0) / cards.length;
}
