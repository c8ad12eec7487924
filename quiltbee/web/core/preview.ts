/**
 * A preview of the decision in hand on the time board: the token's path, its landing, the marks it
 * crosses, and the next player.
 */
import { canAct, optionOf } from './queries.ts';
import { nextWords } from './sentences.ts';
import { t } from './words.ts';
import type { GameState } from './game_state.ts';
import type { Player, Seat } from './types.ts';

export type Preview = {
  player: Player;
  from: number;
  to: number;
  /** The spaces of the marks to be crossed. */
  marks: number[];
  /** The buttons of the income, 0 without one. */
  income: number;
  special: boolean;
  /** Null if the game is then over. */
  next: Player | null;
};

/** @returns null if nothing in hand moves the token */
export function previewOf(state: GameState): Preview | null {
  const { table, placement, weighing } = state;
  if (!canAct(state)) return null;
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

/** Format the effects of a move: `To space 14: income +3, special patch. Then you again`. */
export function previewSentence({ player, to, income, special, next }: Preview, seats: Seat[]) {
  const gains = [
    income > 0 ? t('preview-income', { count: income }) : '',
    special ? t('preview-special') : '',
  ];
  const words = gains.filter(Boolean).join(', ');
  const space = t('preview-space', { space: String(to) });
  return `${space}${words ? `: ${words}` : ''}. ${nextWords('then', next, player, seats)}`;
}
