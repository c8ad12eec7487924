/**
 * What the decision in hand would do on the time board: the way of the token, where it lands, the
 * marks it crosses, and who moves then.
 *
 * @typedef {import('./game_state.js').GameState} GameState
 * @typedef {import('./types.js').Player} Player
 * @typedef {import('./types.js').Seat} Seat
 *
 * @typedef {object} Preview
 * @property {Player} player
 * @property {number} from
 * @property {number} to
 * @property {number[]} marks   the spaces with a mark that would be crossed
 * @property {number} income   the buttons it brings, 0 where no income mark is crossed
 * @property {boolean} special   a special patch is reached
 * @property {Player | null} next   null where the game is over then
 */
import { canAct, optionOf } from './queries.js';
import { nextWords } from './sentences.js';
import { t } from './words.js';

/**
 * @param {GameState} state
 * @returns {Preview | null} null where nothing is in hand that moves the token
 */
export function previewOf(state) {
  const { table, placement, weighing } = state;
  if (!table || !canAct(state)) return null;
  const letter = placement.letter ?? (weighing ? null : '');
  const option = letter === '' || letter === '+' ? undefined : optionOf(state, letter);
  if (!option) return null;
  const { consequence } = option;
  const player = table.turn;
  const from = table.players[player - 1].time;
  const special = table.time_board.special_patches_left.filter(
    (mark) => mark > from && mark <= consequence.time,
  );
  return {
    player,
    from,
    to: consequence.time,
    marks: [...consequence.income_marks, ...special],
    income: consequence.income_marks.length > 0 ? consequence.income : 0,
    special: consequence.special_patch,
    next: consequence.next,
  };
}

/**
 * `To space 14: income +3, special patch. Then you again`.
 * @param {Preview} preview
 * @param {Seat[]} seats
 */
export function previewSentence({ player, to, income, special, next }, seats) {
  const gains = [
    income > 0 ? t('preview-income', { count: income }) : '',
    special ? t('preview-special') : '',
  ];
  const told = gains.filter(Boolean).join(', ');
  const space = t('preview-space', { space: String(to) });
  return `${space}${told ? `: ${told}` : ''}. ${nextWords('then', next, player, seats)}`;
}
