/**
 * What the decision in hand would do on the time board: the way of the token, where it lands, the
 * marks it crosses, and who moves then.
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
  /** The spaces with a mark that would be crossed. */
  marks: number[];
  /** The buttons it brings, 0 where no income mark is crossed. */
  income: number;
  /** A special patch is reached. */
  special: boolean;
  /** Null where the game is over then. */
  next: Player | null;
};

/** @returns null where nothing is in hand that moves the token */
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

/** `To space 14: income +3, special patch. Then you again`. */
export function previewSentence({ player, to, income, special, next }: Preview, seats: Seat[]) {
  const gains = [
    income > 0 ? t('preview-income', { count: income }) : '',
    special ? t('preview-special') : '',
  ];
  const told = gains.filter(Boolean).join(', ');
  const space = t('preview-space', { space: String(to) });
  return `${space}${told ? `: ${told}` : ''}. ${nextWords('then', next, player, seats)}`;
}
