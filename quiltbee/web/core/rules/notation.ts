/** Positions and whole games as lines of text (docs/reference/notation.md). */
import { SIZE } from '../geometry.ts';
import { isAutomas } from './automa.ts';
import { SPACES, maskOf, placementOn } from './placements.ts';
import { automaOwned, isSetUp } from './position.ts';
import { inOrder } from './play.ts';
import { shufflesOf, withKnownCards, written, type Shuffles } from './shuffles.ts';
import type {
  BoardName,
  OpenCards,
  Owned,
  Position,
  Deck,
  Patches,
  Placed,
  Player,
} from '../types.ts';

const PURSE = /^(\d{1,4})\.(\d{1,2})(?:i(\d{1,2}))?$/;
const AUTOMA = /^(\d{1,4})\.(\d{1,2}):([A-Za-g]{1,33}|-)$/;
const RING = /^(?:[A-Za-g]{1,60}|-)$/;
const QUILT = /^[1-9*xA-Za-g]{1,9}(?:\/[1-9*xA-Za-g]{1,9}){8}$/;

const TURNS: Record<string, Pick<Position, 'turn' | 'stage'>> = {
  1: { turn: 1, stage: 'action' },
  2: { turn: 2, stage: 'action' },
  '1+': { turn: 1, stage: 'special_patch' },
  '2+': { turn: 2, stage: 'special_patch' },
  '#1': { turn: 1, stage: 'over' },
  '#2': { turn: 2, stage: 'over' },
};
const TILES: Record<string, Player | null> = { '-': null, 1: 1, 2: 2 };
const BOARDS: Record<string, BoardName> = { r: 'revised', o: 'original' };

/** Parse a position string; null for any other text. The position may still be impossible. */
export function parsePosition(text: string, patches: Patches): Position | null {
  const fields = text.trim().split(' ');
  if (fields.length === 11) return parseSolo(fields, patches);
  const [quilt1, quilt2, purse1, purse2, ...rest] = fields;
  if (fields.length !== 8) return null;
  const [first, second] = [
    parseOwned(quilt1, purse1, patches),
    parseOwned(quilt2, purse2, patches),
  ];
  return first && second && parseRest([first, second], rest, null);
}

function parseSolo(
  [quilt, purse, other, ring, turn, tile, board, deck, level]: string[],
  patches: Patches,
): Position | null {
  const first = parseOwned(quilt, purse, patches);
  const found = AUTOMA.exec(other);
  if (!first || !found || (deck !== 'normal' && deck !== 'tactical')) return null;
  if (!/^[1-5]$/.test(level)) return null;
  const taken = found[3] === '-' ? '' : found[3];
  const second = automaOwned(Number(found[1]), Number(found[2]));
  const automa = { deck: deck as Deck, level: Number(level), taken };
  return parseRest([first, second], [ring, turn, tile, board], automa);
}

function parseRest(
  players: [Owned, Owned],
  [ring, turn, tile, board]: string[],
  automa: Position['automa'],
): Position | null {
  const isKnown = turn in TURNS && tile in TILES && board in BOARDS && RING.test(ring);
  if (!isKnown) return null;
  const letters = ring === '-' ? '' : ring;
  const rest = { tile: TILES[tile], board: BOARDS[board], automa };
  return { ...TURNS[turn], ring: letters, players, ...rest };
}

function parseOwned(quilt: string, purse: string, patches: Patches): Owned | null {
  const found = PURSE.exec(purse);
  const rows = quilt.split('/').map((row) => row.replace(/\d/g, (run) => '.'.repeat(Number(run))));
  if (!found || !QUILT.test(quilt) || rows.some((row) => row.length !== SIZE)) return null;
  const cells = rows.join('');
  const [, buttons, time, income] = found;
  const placed = placedOn(cells, patches);
  if (placed === null || cells.includes('x') !== (income !== undefined)) return null;
  const printed = placed.reduce((sum, { letter }) => sum + patches[letter].income, 0);
  const spaces = [...cells].flatMap((sign, space) => (sign === '.' ? [] : [space]));
  return {
    ...{ buttons: Number(buttons), time: Number(time) },
    income: income === undefined ? printed : Number(income),
    ...{ cells, filled: maskOf(spaces), empty: SPACES - spaces.length, patches: placed },
  };
}

/** Locate the patches on a quilt by their letters; null if some spaces form no patch. */
function placedOn(cells: string, patches: Patches): Placed[] | null {
  const letters = [...new Set(cells)].filter((sign) => !'.*x'.includes(sign));
  const placed = letters.map((letter) => {
    const spaces = [...cells].flatMap((sign, space) => (sign === letter ? [space] : []));
    const lies = placementOn(patches[letter], spaces);
    return lies && { letter, orientation: lies.orientation, row: lies.row, column: lies.column };
  });
  const all = placed.filter((each) => each !== null);
  return all.length < placed.length ? null : inOrder(all);
}

/** Format a position; a solo game's includes the open cards. */
export function positionString(position: Position, cards: OpenCards | null) {
  const { players, ring, turn, stage, tile, board, automa } = position;
  const [quilt1, quilt2] = players.map(({ cells }) => quiltString(cells));
  const purse = purseString(players[0]);
  const rest = [ring || '-', TURN_TEXTS[stage](turn), tile ?? '-', board[0]];
  if (automa === null || cards === null)
    return [quilt1, quilt2, purse, purseString(players[1]), ...rest].join(' ');
  const { buttons, time } = players[1];
  const other = `${buttons}.${time}:${automa.taken || '-'}`;
  const gone = `${unknown(cards.aside)}/${cards.discards.join('.') || '-'}`;
  const pile = unknown(cards.pile).replace('?', `?${cards.budget ?? ''}`);
  return [quilt1, purse, other, ...rest, automa.deck, automa.level, pile, gone].join(' ');
}

const TURN_TEXTS: Record<Position['stage'], (turn: Player) => string> = {
  action: (turn) => `${turn}`,
  special_patch: (turn) => `${turn}+`,
  over: (turn) => `#${turn}`,
};

export function quiltString(cells: string) {
  const rows = Array.from({ length: SIZE }, (_, row) => cells.slice(SIZE * row, SIZE * (row + 1)));
  return rows.map((row) => row.replace(/\.+/g, (run) => String(run.length))).join('/');
}

function purseString({ buttons, time, income, cells }: Owned) {
  return `${buttons}.${time}${cells.includes('x') ? `i${income}` : ''}`;
}

function unknown(count: number) {
  return Array(count).fill('?').join('.') || '-';
}

/**
 * Link a game from its start; a solo game's link includes the revealed cards.
 * @param text  the start as a position string
 */
export function gameLink(
  start: Position,
  text: string,
  moves: string[],
  shuffles: number[][] | null,
) {
  const tokens = tokensOf(moves);
  if (shuffles !== null) return soloLink(text, tokens, moves, shuffles);
  if (isSetUp(start)) return `#${start.ring},${tokens}${start.board === 'original' ? ',o' : ''}`;
  return `#p=${linked(text)}${tokens && `,${tokens}`}`;
}

function soloLink(text: string, tokens: string, moves: string[], [first, ...later]: number[][]) {
  const shuffles = shufflesOf(text) as Shuffles;
  const start = withKnownCards(text, { ...shuffles, known: [first], budgets: {} });
  const link = `#s=${linked(start)}`;
  if (moves.length === 0 && later.length === 0) return link;
  return [link, tokens, ...later.map(written)].join(',');
}

/** Join moves as in a link, without the Automa's: they follow from its cards. */
export function tokensOf(moves: string[]) {
  const own = moves.filter((move) => !isAutomas(move));
  return own.map((move) => (move === 'pass' ? '.' : move)).join('');
}

/** Append the points for the second seat, if any. */
export function withPoints(link: string, points: number) {
  return points ? `${link},c${points}` : link;
}

/** Read the points for the second seat from a record's tags, 0 if missing or malformed. */
export function pointsIn({ Compensation: points = '0' }: Record<string, string>) {
  return /^-?[1-9]\d{0,2}$/.test(points) ? Number(points) : 0;
}

/** Encode a position string for a link. */
export function linked(text: string) {
  return text.replace(/ /g, '_').replace(/#/g, '!');
}
