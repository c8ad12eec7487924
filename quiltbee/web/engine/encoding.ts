/** Encodings of positions and moves for the engine. */
import type { Layout } from './instance.ts';

const SIZE = 9;
const PATCHES = 33;
const WORDS = 16;
const PLAYER = 5;
const ROWS_LOW = 7;

const [TURN, STAGE, TILE, LEFT, , BOARD] = [10, 11, 12, 13, 14, 15];
const [TAKEN, UNSEEN, PILE, BUDGET, DECK, LEVEL] = [16, 17, 18, 19, 20, 21];
const SOLO_FIELDS = 11;
const FIELDS = 8;

export interface Encoded {
  game: 'duel' | 'solo';
  state: bigint[];
  ring: bigint[];
  /** The deciding player: 0 for the first. */
  mover: number;
}

/**
 * Encode a position string; for a solo game, with the person's knowledge. The string must be valid.
 */
export function encode(text: string, { rules }: Layout): Encoded {
  const fields = text.trim().split(' ');
  if (fields.length === SOLO_FIELDS) return encodeSolo(fields, rules);
  if (fields.length !== FIELDS) throw new Error(`not a position: ${text}`);
  const [quilt1, quilt2, purse1, purse2, ring, turn, bonus, board] = fields as Text8;
  const state = Array<bigint>(WORDS).fill(0n);
  writePlayer(state, 0, quilt1, purse1, rules);
  writePlayer(state, PLAYER, quilt2, purse2, rules);
  writeTable(state, ring, turn, bonus, board);
  return { game: 'duel', state, ring: ringOf(ring, rules), mover: Number(state[TURN]) };
}

type Text8 = [string, string, string, string, string, string, string, string];

function encodeSolo(fields: string[], rules: Layout['rules']): Encoded {
  const [quilt, purse, automa, ring, turn, bonus, board, deck, level, pile, gone] = fields as [
    ...Text8,
    string,
    string,
    string,
  ];
  const state = Array<bigint>(LEVEL + 1).fill(0n);
  writePlayer(state, 0, quilt, purse, rules);
  const [amounts, taken] = automa.split(':') as [string, string];
  const [buttons, time] = amounts.split('.').map(Number) as [number, number];
  state[PLAYER + 2] = BigInt(buttons);
  state[PLAYER + 3] = BigInt(time);
  writeTable(state, ring, turn, bonus, board);
  for (const letter of taken === '-' ? '' : taken)
    state[TAKEN] |= 1n << BigInt(rules.letters.indexOf(letter));
  const cards = rules.decks[deck];
  const [aside, discards] = gone.split('/').map(listed) as [string[], string[]];
  let waiting = listed(pile);
  let seen = discards;
  // A shuffle that is due counts as done: all cards are in the pile, none is known.
  const isOver = turn.startsWith('#');
  if (!waiting.length && !isOver)
    [waiting, seen] = [Array<string>(discards.length + aside.length).fill('?'), []];
  state[UNSEEN] = cards.reduce(
    (bits, card, n) => (seen.includes(String(card)) ? bits : bits | (1n << BigInt(n))),
    0n,
  );
  state[PILE] = BigInt(waiting.length);
  state[BUDGET] = BigInt(budgetOf(waiting[0], deck, rules));
  state[DECK] = BigInt(Object.keys(rules.decks).indexOf(deck));
  state[LEVEL] = BigInt(level);
  return { game: 'solo', state, ring: ringOf(ring, rules), mover: 0 };
}

const listed = (text: string) => (text === '-' ? [] : text.split('.'));

/** Return the public budget of the tactical deck's next card, else -1. */
function budgetOf(next: string | undefined, deck: string, rules: Layout['rules']) {
  if (deck !== 'tactical' || next === undefined) return -1;
  if (next.startsWith('?')) return next === '?' ? -1 : Number(next.slice(1));
  return rules.budgets[deck][rules.decks[deck].indexOf(Number(next))];
}

function writePlayer(
  state: bigint[],
  at: number,
  quilt: string,
  purse: string,
  rules: Layout['rules'],
) {
  let [space, income] = [0, 0];
  const letters = new Set<string>();
  for (const sign of quilt.replaceAll('/', '')) {
    if (/[1-9]/.test(sign)) {
      space += Number(sign);
      continue;
    }
    const isHigh = space >= ROWS_LOW * SIZE;
    state[at + Number(isHigh)] |= 1n << BigInt(isHigh ? space - ROWS_LOW * SIZE : space);
    if (!letters.has(sign) && rules.letters.includes(sign))
      income += rules.incomes[rules.letters.indexOf(sign)];
    letters.add(sign);
    space += 1;
  }
  const [buttons, time, whole] = purse.split(/[.i]/);
  state[at + 2] = BigInt(buttons);
  state[at + 3] = BigInt(time);
  state[at + 4] = BigInt(whole ?? income);
}

function writeTable(state: bigint[], ring: string, turn: string, bonus: string, board: string) {
  state[TURN] = turn.includes('2') ? 1n : 0n;
  state[STAGE] = turn.startsWith('#') ? 2n : turn.endsWith('+') ? 1n : 0n;
  state[TILE] = bonus === '-' ? 0n : BigInt(bonus);
  state[LEFT] = ring === '-' ? 0n : (1n << BigInt(ring.length)) - 1n;
  state[BOARD] = board === 'o' ? 1n : 0n;
}

function ringOf(ring: string, { letters }: Layout['rules']) {
  const numbers = ring === '-' ? [] : [...ring].map((letter) => BigInt(letters.indexOf(letter)));
  return [...numbers, ...Array<bigint>(PATCHES - numbers.length).fill(0n)];
}

/** Return the token of an action. */
export function tokenOf(action: number, { rules: { orientations } }: Layout) {
  if (action === 0) return 'pass';
  if (action <= SIZE * SIZE) return `+${spaceName(action - 1)}`;
  let [low, high] = [0, orientations.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (orientations[middle][2] <= action) low = middle;
    else high = middle;
  }
  const [letter, code, first, columns] = orientations[low];
  const [row, column] = [Math.floor((action - first) / columns), (action - first) % columns];
  return `${letter}${code}${spaceName(SIZE * row + column)}`;
}

function spaceName(space: number) {
  return `${'abcdefghi'[space % SIZE]}${Math.floor(space / SIZE) + 1}`;
}
