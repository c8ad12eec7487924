/**
 * The player aid: the whole game on one sheet. It says the same as docs/rules.md, which a test
 * compares number by number.
 *
 * @typedef {'choosing' | 'again' | 'advancing' | 'income' | 'special' | 'tile' | 'scoring'}
 *   Picture   what may be drawn beside a part
 * @typedef {{title: string, picture?: Picture, lines: string[]}} Part   titles and lines are the
 *   keys of messages
 */

/** @type {Part[]} */
export const AID = [
  { title: 'aid-goal', lines: ['aid-goal-1', 'aid-goal-2'] },
  { title: 'aid-components', lines: ['aid-components-1', 'aid-components-2'] },
  { title: 'aid-setup', lines: ['aid-setup-1', 'aid-setup-2', 'aid-setup-3'] },
  { title: 'aid-turn', picture: 'again', lines: ['aid-turn-1', 'aid-turn-2', 'aid-turn-3'] },
  { title: 'aid-buy', picture: 'choosing', lines: ['aid-buy-1', 'aid-buy-2', 'aid-buy-3'] },
  { title: 'aid-advance', picture: 'advancing', lines: ['aid-advance-1'] },
  { title: 'aid-income', picture: 'income', lines: ['aid-income-1', 'aid-income-2'] },
  {
    title: 'aid-special-patches',
    picture: 'special',
    lines: ['aid-special-patches-1', 'aid-special-patches-2'],
  },
  { title: 'aid-special-tile', picture: 'tile', lines: ['aid-special-tile-1'] },
  { title: 'aid-end', picture: 'scoring', lines: ['aid-end-1', 'aid-end-2'] },
  { title: 'aid-alone', lines: ['aid-alone-1', 'aid-alone-2', 'aid-alone-3', 'aid-alone-4'] },
];
