/**
 * Checks that a position can occur, with the verdicts of `quiltbee.rules` and `quiltbee.notation`
 * on a position string (`tests/web/test_validity.py` compares).
 */
import { LAST_SPACE, SPECIAL_PATCHES } from '../generated/figures.ts';
import { isMarkerOnBoard, levelOf } from './automa.ts';
import { AUTOMA_CARDS } from './automa_cards.ts';
import { has7x7 } from './placements.ts';
import { crossed } from './position.ts';
import type { Patches, Position } from '../types.ts';
import type { Shuffles } from './shuffles.ts';

type Fault = {
  /** The faulty field of the position string. */
  field: string;
  /** Selects the message `impossible-CODE`. */
  code: string;
  values: Record<string, string | number>;
};

const MAXIMUM_LEAD = 6;
const NUMBERS = [1, 2] as const;

/**
 * Find the fault of a position; null if it can occur.
 * @param shuffles  of a solo game
 */
export function faultOf(
  position: Position,
  patches: Patches,
  shuffles: Shuffles | null,
): Fault | null {
  const { automa } = position;
  if (automa === null) return tableFault(position, patches);
  const elsewhere = takenFault(position);
  if (elsewhere) return elsewhere;
  // Check the table as in a duel, with the Automa's patches back in the ring.
  const person = has7x7(position.players[0].filled) ? 1 : null;
  const table = { ...position, ring: position.ring + automa.taken, tile: person, automa: null };
  const found = tableFault(table as Position, patches);
  if (found) {
    const fields: Record<string, string> = { quilt1: 'quilt', purse1: 'purse', purse2: 'automa' };
    const values = 'quilt' in found.values ? { ...found.values, quilt: 'quilt' } : found.values;
    return { ...found, values, field: fields[found.field] ?? found.field };
  }
  return soloTileFault(position) ?? cardFault(shuffles);
}

function tableFault(position: Position, patches: Patches): Fault | null {
  return (
    purseFault(position) ??
    ringFault(position) ??
    leadFault(position) ??
    turnFault(position) ??
    unknownFault(position, patches) ??
    specialFault(position) ??
    tileFault(position)
  );
}

function fault(field: string, code: string, values: Fault['values'] = {}): Fault {
  return { field, code, values };
}

function purseFault({ players }: Position) {
  const number = NUMBERS.find((each) => players[each - 1].time > LAST_SPACE);
  return number ? fault(`purse${number}`, 'spaces', { last: String(LAST_SPACE) }) : null;
}

function ringFault({ players, ring }: Position) {
  const seen: Map<string, string> = new Map();
  for (const number of NUMBERS) {
    for (const { letter } of players[number - 1].patches) {
      const quilt = seen.get(letter);
      if (quilt) return fault(`quilt${number}`, 'lies-too', { letter, quilt });
      seen.set(letter, `quilt${number}`);
    }
  }
  for (const letter of ring) {
    if (ring.indexOf(letter) !== ring.lastIndexOf(letter))
      return fault('ring', 'twice', { letter });
    const quilt = seen.get(letter);
    if (quilt) return fault('ring', 'is-on', { letter, quilt });
  }
  return null;
}

function unknownFault(position: Position, patches: Patches) {
  const { players, ring } = position;
  const placed = players.flatMap((player) => player.patches.map(({ letter }) => letter));
  const there = new Set([...ring, ...placed]);
  const missing = Object.keys(patches)
    .filter((letter) => !there.has(letter))
    .sort((a, b) => orderOf(a) - orderOf(b));
  const letters = missing.join('');
  const spaces = players.map(({ cells }) => [...cells].filter((sign) => sign === 'x').length);
  if (spaces.every((count) => count === 0))
    return missing.length > 0 ? fault('ring', 'missing', { letters }) : null;
  const incomes = players.map(({ income, patches: own }) =>
    own.reduce((sum, { letter }) => sum - patches[letter].income, income),
  );
  if (canSplit(position, patches, missing, spaces, incomes)) return null;
  return fault(`quilt${spaces[0] > 0 ? 1 : 2}`, 'unknown', { letters });
}

/** Sort in the order of the patches: `A` to `Z`, then `a` to `g`. */
function orderOf(letter: string) {
  return letter.charCodeAt(0);
}

/**
 * Test whether the missing patches can be split between the unknown spaces of both quilts, with
 * special patches for the rest.
 */
function canSplit(
  position: Position,
  patches: Patches,
  missing: string[],
  spaces: number[],
  incomes: number[],
) {
  const area = missing.reduce((sum, letter) => sum + patches[letter].squares, 0);
  const printed = missing.reduce((sum, letter) => sum + patches[letter].income, 0);
  const leftOver = spaces[0] + spaces[1] - area;
  if (leftOver < 0 || leftOver > spareSpecialPatches(position)) return false;
  if (incomes[0] + incomes[1] !== printed) return false;
  // The possible shares of quilt 1, with squares and income in one number.
  let shares = new Set([0]);
  for (const letter of missing) {
    const { squares, income } = patches[letter];
    shares = new Set([...shares, ...[...shares].map((each) => each + squares * 1000 + income)]);
  }
  return [...shares].some((each) => {
    const rest = spaces[0] - Math.floor(each / 1000);
    return each % 1000 === incomes[0] && rest >= 0 && rest <= leftOver;
  });
}

/** Count the special patches that the quilts may still hold. */
function spareSpecialPatches({ players, board, stage }: Position) {
  const furthest = Math.max(players[0].time, players[1].time);
  const passed = crossed(SPECIAL_PATCHES[board], 0, furthest).length;
  const due = stage === 'special_patch' ? 1 : 0;
  return passed - due - specialPatches(players[0]) - specialPatches(players[1]);
}

function specialPatches({ cells }: { cells: string }) {
  return [...cells].filter((sign) => sign === '*').length;
}

function leadFault({ players: [first, second] }: Position) {
  if (Math.abs(first.time - second.time) <= MAXIMUM_LEAD) return null;
  const number = first.time > second.time ? 1 : 2;
  const values = { most: MAXIMUM_LEAD, first: String(first.time), second: String(second.time) };
  return fault(`purse${number}`, 'lead', values);
}

function turnFault({ players, turn, stage, board }: Position) {
  const [mover, waiting] = [players[turn - 1], players[2 - turn]];
  const last = String(LAST_SPACE);
  const player = String(turn);
  const isOver = mover.time === LAST_SPACE && waiting.time === LAST_SPACE;
  if (stage === 'over') return isOver ? null : fault('turn', 'not-over', { player, last });
  if (stage === 'action') {
    if (isOver) return fault('turn', 'over', { last });
    return mover.time > waiting.time ? fault('turn', 'ahead', { player }) : null;
  }
  const between = crossed(SPECIAL_PATCHES[board], waiting.time, mover.time);
  if (between.length === 0) return fault('turn', 'no-special', { player });
  return mover.empty === 0 ? fault('turn', 'no-space', { player, quilt: `quilt${turn}` }) : null;
}

function specialFault(position: Position) {
  if (spareSpecialPatches(position) >= 0) return null;
  const [first, second] = position.players.map(specialPatches);
  return fault(`quilt${first >= second ? 1 : 2}`, 'special-patches');
}

function tileFault({ players, tile }: Position) {
  const complete = NUMBERS.filter((number) => has7x7(players[number - 1].filled));
  if (tile === null && complete.length > 0)
    return fault('bonus', 'has-square', { player: String(complete[0]) });
  if (tile !== null && !complete.includes(tile))
    return fault('bonus', 'no-square', { player: String(tile) });
  return null;
}

/** Find a patch of the Automa that is also elsewhere. */
function takenFault({ automa, ring, players }: Position) {
  const taken = automa?.taken ?? '';
  const drawn = players[0].patches.map(({ letter }) => letter);
  const letter = [...taken].find(
    (each) =>
      taken.indexOf(each) !== taken.lastIndexOf(each) ||
      ring.includes(each) ||
      drawn.includes(each),
  );
  return letter ? fault('automa', 'elsewhere', { letter }) : null;
}

function soloTileFault(position: Position) {
  const { tile, players, automa } = position;
  const hasSquare = has7x7(players[0].filled);
  const marker = String(levelOf(automa?.level ?? 1).marker);
  const isOnBoard = isMarkerOnBoard(position);
  if (tile === 1) return hasSquare ? null : fault('bonus', 'person-no-square');
  if (tile === 2) return isOnBoard ? fault('bonus', 'automa-not-there', { marker }) : null;
  if (hasSquare) return fault('bonus', 'person-square');
  return isOnBoard ? null : fault('bonus', 'automa-there', { marker });
}

function cardFault(shuffles: Shuffles | null) {
  if (shuffles === null) return null;
  const { deck, aside, discards, known, budgets } = shuffles;
  const [cards] = known;
  if (aside !== 0 && aside !== 2) return fault('gone', 'aside', { count: 2 });
  if (cards.slice(aside, aside + discards).includes(0)) return fault('gone', 'discards');
  const card = cards.find((each, at) => each !== 0 && cards.indexOf(each) !== at);
  if (card) return fault('pile', 'card-elsewhere', { card: String(card) });
  const left = AUTOMA_CARDS[deck].filter(({ number }) => !cards.includes(number));
  const isShown = 0 in budgets && !left.some(({ budget }) => budget === budgets[0]);
  return isShown ? fault('pile', 'budget', { budget: String(budgets[0]) }) : null;
}
