/**
 * The wording of the page: patches, turns, verdicts and consequences, for labels, the strip and the
 * live regions.
 */
import { isAborted, ownSeats } from './seats.ts';
import {
  cellsAt,
  emptyRegions,
  extent,
  formatCell,
  fullest7x7,
  parseCell,
  SIZE,
} from './geometry.ts';
import { levelOf, nameOfBee } from './levels.ts';
import { listed, t } from './words.ts';
import type {
  Cell,
  Frame,
  Option,
  Patch,
  Patches,
  Placed,
  Player,
  Seat,
  Table,
  TimeBoard,
  Change,
  Move,
} from './types.ts';

/** Format with a true minus sign. */
export function signed(value: number) {
  return value < 0 ? `−${-value}` : String(value);
}

/** A margin: `+4`, `0`, `−4`. */
export function lead(value: number) {
  return value > 0 ? `+${value}` : signed(value);
}

/** Describe a patch: `H shape, 7 squares, costs 2 buttons, 3 time, no income`. */
export function patchLabel({ name, squares, buttons, time, income }: Patch) {
  return t('patch-label', { name, squares, buttons, time, income });
}

/** Test whether this browser plays this seat alone, so that it is called `You`. */
export function isYou(seats: Seat[], player: Player) {
  return seats[player - 1].yours && !seats[2 - player].yours;
}

/**
 * Describe a player for a message that depends on the reader: `$who` is `you`, `automa` or `other`.
 */
export function whoIs(seats: Seat[], player: Player) {
  const other = seats[player - 1].kind === 'automa' ? 'automa' : 'other';
  return { who: isYou(seats, player) ? 'you' : other, name: nameOf(seats, player) };
}

/**
 * Return the name of a seat: `You` if this browser plays it alone. Spectators see `Player 1` for a
 * seat named `You`.
 */
export function nameOf(seats: Seat[], player: Player) {
  const { name, kind } = seats[player - 1];
  if (isYou(seats, player)) return t('you');
  if (kind === 'open') return name || t('open-seat');
  const level = levelOf(seats[player - 1]);
  if (level !== null) return nameOfBee(level);
  return name === 'You' ? t('player-number', { number: String(player) }) : name;
}

export function turnTitle(frame: Frame, seats: Seat[]) {
  if (frame.result) return t('wins', whoIs(seats, frame.result.winner));
  if (isAborted(frame)) return t('game-aborted');
  const key = frame.stage === 'special_patch' ? 'whose-special-patch' : 'whose-turn';
  return t(key, whoIs(seats, frame.turn));
}

export function turnReason(frame: Frame, seats: Seat[]) {
  if (frame.result) return resultReason(frame, seats);
  if (isAborted(frame)) return t('aborted-reason');
  const who = whoIs(seats, frame.turn);
  if (frame.stage === 'special_patch') return t('reached-special-patch', who);
  const mine = frame.players[frame.turn - 1].time;
  const theirs = frame.players[2 - frame.turn].time;
  if (mine !== theirs) return t('further-back', who);
  if (mine === 0) return t('goes-first', who);
  const isPlayed = seats.filter(({ yours }) => yours).length === 1;
  return isPlayed ? t('level-and-on-top', who) : t('both-level-and-on-top', who);
}

function resultReason(frame: Frame, seats: Seat[]) {
  if (!frame.result) return '';
  const { winner, scores, reason } = frame.result;
  const points = pointsTo(scores[winner - 1], scores[2 - winner]);
  const loser = whoIs(seats, (3 - winner) as Player);
  if (reason === 'resignation') return t('result-resignation', { ...loser, points });
  if (reason === 'time') return t('result-time', { ...loser, points });
  return t(reason === 'first to 53' ? 'result-first' : 'result-score', { points });
}

/** Format the points of both sides: `14 to −3`. */
export function pointsTo(mine: number, theirs: number) {
  return t('points-to', { mine: signed(mine), theirs: signed(theirs) });
}

/**
 * Format what a pass does: `Pass · move 4 · earn 4 · income 3`.
 * @param time  the mover's
 */
export function passLabel(option: Option, time: number) {
  return [t('pass'), ...passFacts(option, time)].join(' · ');
}

/** @param time  the mover's */
export function passFacts({ consequence }: Option, time: number) {
  const parts = [
    t('pass-move', { count: consequence.time - time }),
    t('pass-earn', { count: consequence.earned }),
  ];
  if (consequence.income > 0) parts.push(t('pass-income', { count: consequence.income }));
  if (consequence.special_patch) parts.push(t('pass-special'));
  return parts;
}

/**
 * Describe a move briefly.
 * @param named  include its place
 */
export function moveLabel(move: string, patches: Patches, named: boolean = false) {
  if (move === 'pass' || move === 'A:pass') return t('move-pass');
  if (move.startsWith('A:')) return t('move-took', { patch: nameIn(patches, move[2]) });
  if (move.startsWith('+'))
    return named ? t('move-special-at', { cell: move.slice(1) }) : t('move-special');
  const patch = nameIn(patches, move[0]);
  if (!named || !patches[move[0]]) return t('move-patch', { patch });
  return t('move-patch-at', { patch, cell: placeIn(move, patches) });
}

/** Return the first space of a placement, in reading order. */
export function placeIn(move: string, patches: Patches) {
  const patch = patches[move[0]];
  return patch && move.length === 4 ? formatCell(firstCell(patch, move)) : move.slice(1);
}

/** Return the name of a patch, or its letter if nothing is known of it. */
export function nameIn(patches: Patches, letter: string) {
  return patches[letter]?.name ?? letter;
}

function firstCell({ orientations }: Patch, move: string) {
  const origin = parseCell(move.slice(2)) as Cell;
  return cellsAt(orientations[move[1]], origin).reduce((first, cell) =>
    cell[0] < first[0] || (cell[0] === first[0] && cell[1] < first[1]) ? cell : first,
  );
}

/**
 * Explain an overlap of the ghost, or why it can't be bought; null if it can be placed.
 * @param named  refer to spaces by name
 */
export function objection(
  ghost: Cell[],
  cells: string,
  option: Option | undefined,
  named: boolean = true,
): string | null {
  const overlaps = ghost
    .filter(([row, column]) => cells[row * SIZE + column] !== '.')
    .map(formatCell);
  if (overlaps.length > 0) {
    if (!named) return t('overlaps-another');
    return overlaps.length > 4
      ? t('overlaps-many', { count: overlaps.length })
      : t('overlaps-at', { cells: listed(overlaps) });
  }
  return option ? unavailable(option) : null;
}

/** Format why a patch can't be bought: `needs 3 more buttons`; null if it can be bought. */
export function unavailable({ available, missing }: Option) {
  if (available) return null;
  return missing > 0 ? t('needs-buttons', { count: missing }) : t('fits-nowhere');
}

/** Format whether the patch fits here: `Fits; 1 button short`, for the strip. */
export function verdictOn(
  ghost: Cell[],
  cells: string,
  option: Option | undefined,
  named: boolean,
): { text: string; kind: 'yes' | 'short' | 'no' } {
  const against = objection(ghost, cells, option, named);
  if (against === null) return { text: t('fits'), kind: 'yes' };
  const isShort = option !== undefined && !option.available && option.missing > 0;
  if (isShort && objection(ghost, cells, undefined, named) === null)
    return { text: t('fits-but-short', { count: option.missing }), kind: 'short' };
  return { text: capital(against), kind: 'no' };
}

export function capital(text: string) {
  return text[0].toLocaleUpperCase() + text.slice(1);
}

/** Format the name of a hole: `single hole c4`, `hole of 3 at g1`. */
export function holeLabel(region: Cell[]) {
  const cell = formatCell(region[0]);
  return region.length === 1
    ? t('single-hole', { cell })
    : t('hole-of', { size: region.length, cell });
}

/** Format the names of holes: `single hole c4`, or `a hole` without names of spaces. */
function holeWords(holes: Cell[][], named: boolean) {
  if (named) return listed(holes.map(holeLabel));
  return holes.length === 1 ? t('a-hole') : t('holes', { count: holes.length });
}

type Effect = { kind: string; text: string };

/**
 * List the consequences of the decision in hand.
 * @param named  refer to spaces by name
 */
export function effects(
  option: Option,
  holes: Cell[][],
  tile: boolean,
  frame: Frame,
  seats: Seat[],
  named: boolean = true,
): Effect[] {
  const { consequence, missing } = option;
  const now = frame.players[frame.turn - 1];
  const { paid, buttons, time, income, income_marks: marks } = consequence;
  const change = { from: String(now.buttons), to: signed(buttons) };
  const list: Effect[] = [
    {
      kind: 'buttons',
      text: missing > 0 ? t('effect-cost', { count: paid }) : t('effect-buttons', change),
    },
    { kind: 'time', text: t('effect-time', { from: String(now.time), to: String(time) }) },
  ];
  if (marks.length > 0) {
    const at = { count: income, marks: listed(marks.map(String)) };
    const text = named ? t('effect-income-at', at) : t('effect-income', { count: income });
    list.push({ kind: 'income', text });
  }
  if (consequence.special_patch) list.push({ kind: 'special', text: t('effect-special') });
  if (tile) list.push({ kind: 'tile', text: t('effect-tile') });
  if (holes.length > 0)
    list.push({ kind: 'holes', text: t('effect-holes', { holes: holeWords(holes, named) }) });
  list.push({ kind: 'next', text: nextWords('next', consequence.next, frame.turn, seats) });
  return list;
}

/**
 * Format who is next: `Next: you again`, `Then Anna`.
 * @param next  null if the game is over
 */
export function nextWords(start: 'next' | 'then', next: Player | null, now: Player, seats: Seat[]) {
  if (next === null) return t('then-over');
  const again = next === now ? '-again' : '';
  if (isYou(seats, next)) return t(`${start}-you${again}`);
  return t(`${start}-name${again}`, { name: nameOf(seats, next) });
}

export function cellLabel(cell: Cell, content: string, patches: Patches) {
  const at = { cell: formatCell(cell) };
  if (content === '.') return t('cell-empty', at);
  if (content === '*') return t('cell-special', at);
  const patch = patches[content]?.name;
  return patch ? t('cell-patch', { ...at, patch }) : t('cell-covered', at);
}

/** Describe a quilt: covered spaces, holes, the largest region, the gaps in a 7 by 7. */
export function quiltSummary(cells: string) {
  const regions = emptyRegions(cells);
  const empty = regions.reduce((sum, region) => sum + region.length, 0);
  const parts = [t('quilt-covered', { covered: SIZE * SIZE - empty, empty })];
  const singles = regions
    .filter((region) => region.length === 1)
    .map((region) => formatCell(region[0]));
  if (singles.length > 0)
    parts.push(t('quilt-single-holes', { count: singles.length, cells: singles.join(' ') }));
  if (empty > 0) parts.push(t('quilt-largest', { size: regions[0].length }));
  const { missing } = fullest7x7(cells);
  parts.push(missing === 0 ? t('quilt-full') : t('quilt-missing', { count: missing }));
  return `${parts.join('; ')}.`;
}

/** Format the distances to the next marks: `income in 3, special patch in 5`. */
export function distances(frame: Frame, player: Player) {
  const { to_income: income, to_special_patch: special, time } = frame.players[player - 1];
  const left = frame.time_board.last - time;
  if (left === 0) return t('at-the-end');
  const parts = [];
  if (income !== null) parts.push(t('income-in', { count: income }));
  if (special !== null) parts.push(t('special-in', { count: special }));
  parts.push(t('end-in', { count: left }));
  return parts.join(', ');
}

/** Format a placed patch: `H shape on a1 to c4`. */
export function placedLabel(placed: Placed, patches: Patches) {
  const patch = patches[placed.letter];
  const shape = patch.orientations[placed.orientation];
  const [height, width] = extent(shape);
  const cells = cellsAt(shape, [placed.row, placed.column]);
  const corner = formatCell([placed.row + height - 1, placed.column + width - 1]);
  const from = formatCell([placed.row, placed.column]);
  const { letter } = placed;
  return t('placed-patch', { patch: patch.name, letter, count: cells.length, from, to: corner });
}

/**
 * Return the decisions since the viewer's last one: the other side's moves at the end of the list.
 * On a shared screen the viewer is the player to move.
 */
export function sinceOwn(table: Table): Move[] {
  const own = ownSeats(table.seats);
  const reader = own.length === 1 ? own[0] : table.turn;
  const last = table.moves.map(({ player }) => player).lastIndexOf(reader);
  return table.moves.slice(last + 1);
}

/** Format what a move did: `Level 1 passed: moved 4, +4 buttons`. */
export function happeningSentence({ player, move, change }: Move, seats: Seat[], patches: Patches) {
  const name = nameOf(seats, player);
  const did = { name, deed: deed(move, patches) };
  if (!change || change.to === change.from) return t('happened', did);
  return t('happened-with', { ...did, detail: detailOf(change) });
}

/**
 * Format the effects of a move: `moved 4, +4 buttons, income +2`; a price and an income are
 * listed separately.
 */
export function detailOf({ from, to, paid, earned, income }: Change) {
  const gain = (sign: string, count: number) => (count > 0 ? [t('gain', { sign, count })] : []);
  const parts = [t('moved', { count: to - from }), ...gain('−', paid), ...gain('+', earned)];
  if (income > 0) parts.push(t('preview-income', { count: income }));
  return parts.join(', ');
}

export function buttonsOf({ paid, earned, income }: Change) {
  return earned + income - paid;
}

function deed(move: string, patches: Patches) {
  if (move.startsWith('+')) return t('deed-special');
  if (/^[A-Za-z]\d/.test(move)) return t('deed-patch', { patch: nameIn(patches, move[0]) });
  return moveLabel(move, patches);
}

/** Return the letter of the patch that a move took; null for other moves. */
export function patchIn(move: string) {
  if (move.startsWith('A:')) return move === 'A:pass' ? null : move[2];
  return /^[A-Za-g]\d/.test(move) ? move[0] : null;
}

/** Summarize the gains of a move, with the marks of the board that it crossed. */
export function paydayOf({ change }: Move, board: TimeBoard) {
  if (!change || change.to <= change.from) return { gains: [], marks: [] };
  const isCrossed = (mark: number) => mark > change.from && mark <= change.to;
  const special = board.special_patches.filter(isCrossed);
  const buttons = buttonsOf(change);
  const gains = [buttons === 0 ? '' : lead(buttons)];
  if (board.income.some(isCrossed)) gains.push(t('payday'));
  const marks = [...board.income.filter(isCrossed), ...special];
  return { gains: gains.filter(Boolean), marks };
}
