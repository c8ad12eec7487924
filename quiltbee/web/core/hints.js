/**
 * The hint that was asked for, in words.
 *
 * @typedef {import('./game_state.js').GameState} GameState
 */
import { optionOf } from './queries.js';
import { listed, t } from './words.js';

/** How a patch is turned, by the quarters of its orientation. */
const TURNED = ['', 'hint-right', 'hint-round', 'hint-left'];

/** The hint as a sentence, empty where there is none. @param {GameState} state */
export function hintWords(state) {
  const { hint, patches } = state;
  if (!hint) return '';
  const { move } = hint;
  if (move === 'pass')
    return t('hint-pass', { count: optionOf(state, null)?.consequence.earned ?? 0 });
  const cell = move.slice(-2);
  if (move.startsWith('+')) return t('hint-special', { cell });
  const [letter, code] = move;
  const { name: patch, buttons, time } = patches[letter];
  const price = t('buttons', { count: buttons });
  const values = { patch, letter, cell, price, time: t('spaces', { count: time }) };
  const how = turned(Number(code));
  return how ? t('hint-patch-turned', { ...values, how }) : t('hint-patch', values);
}

/** `flipped and turned left`. @param {number} code   of the orientation */
function turned(code) {
  const keys = [code >= 4 ? 'hint-flipped' : '', TURNED[code % 4]].filter(Boolean);
  return listed(keys.map((key) => t(key)));
}
