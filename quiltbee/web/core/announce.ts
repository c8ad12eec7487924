/** Announcements for the live regions. */
import { formatCell, holesMade } from './geometry.ts';
import { ghostCells, type PlacementEvent } from './placement.ts';
import { choiceOf, completes7x7, holder, optionOf } from './queries.ts';
import { turnText } from './automa.ts';
import { tableReason, tableTitle } from './manners.ts';
import {
  effects,
  holeLabel,
  moveLabel,
  nameOf,
  objection,
  unavailable,
  whoIs,
} from './sentences.ts';
import { listed, t } from './words.ts';
import type { GameState } from './game_state.ts';
import type { Patches, Table } from './types.ts';

/**
 * Describe what changed between two states of a game.
 * @param event  what happened besides the moves
 */
export function news(before: Table | null, after: Table, patches: Patches, event: string = '') {
  const turn = `${tableTitle(after)}. ${tableReason(after)}`;
  if (!before) return turn;
  const known = before.moves.length;
  if (after.moves.length < known) return t('taken-back', { turn });
  if (event) return tableTitle(before) === tableTitle(after) ? event : `${event} ${turn}`;
  const moves = after.moves.slice(known).map(({ number, player, move }) => {
    const turn = player === 2 && after.automa?.turns.find((each) => each.number === number);
    return turn
      ? turnText(turn, patches)
      : t('move-by', {
          name: nameOf(after.seats, player),
          move: moveLabel(move, patches, true),
        });
  });
  return [...moves, ...tileNews(before, after), turn].join(' ');
}

function tileNews(before: Table, after: Table) {
  return after.players.flatMap((player, index) => {
    // The Automa's turn already mentions its tile.
    if (!player.special_tile || before.players[index].special_tile || (after.automa && index === 1))
      return [];
    return [t('takes-tile', whoIs(after.seats, index === 0 ? 1 : 2))];
  });
}

/** Events that change a patch's orientation or place so much that all its spaces are named. */
const LAID_ANEW = new Set(['show', 'turn', 'cycle']);

/** Describe the ghost's place and whether it fits, after an event that moved it. */
export function ghostText(state: GameState, event: PlacementEvent) {
  const { table, placement } = state;
  if (event.type === 'hover' || event.type === 'leave' || event.type === 'hold')
    return state.ghostText;
  if (event.type === 'cancel') return t('put-back');
  const choice = choiceOf(state);
  const player = holder(state);
  if (!choice || !player) return wordsIn(event) || formatCell(placement.cursor);
  if (!placement.origin) {
    const option = optionOf(state, choice.letter);
    const reason = option ? unavailable(option) : null;
    const patch = choice.letter === '+' ? t('special-patch') : state.patches[choice.letter].name;
    return reason ? t('chosen-but', { patch, reason }) : t('chosen', { patch });
  }
  const cells = table.players[player - 1].cells;
  const ghost = ghostCells(placement, choice);
  const against = objection(ghost, cells, optionOf(state, choice.letter));
  const cell = formatCell(placement.origin);
  const planned = wordsIn(event) ? `${wordsIn(event)} ` : '';
  const laid = LAID_ANEW.has(event.type)
    ? ` ${t('ghost-covers', { cells: listed(ghost.map(formatCell)) })}`
    : '';
  if (against) return planned + t('ghost-against', { cell, reason: against }) + laid;
  const holes = holesMade(cells, ghost);
  const fits =
    holes.length > 0
      ? t('ghost-fits-making', { cell, holes: listed(holes.map(holeLabel)) })
      : t('ghost-fits', { cell });
  const hasTile = completes7x7(state, choice);
  return planned + (hasTile ? `${fits} ${t('ghost-tile')}` : fits) + laid;
}

function wordsIn(event: PlacementEvent) {
  return 'words' in event && event.words ? event.words : '';
}

export function consequenceSentence(state: GameState, letter: string | null) {
  const { table } = state;
  const option = optionOf(state, letter);
  if (!option) return '';
  const list = effects(option, [], false, table, table.seats).map((effect) => effect.text);
  return `${list.join('; ')}.`;
}
