/**
 * The wording of the page: patches, turns, verdicts and consequences, for labels, the strip and
 * the live regions.
 *
 * @typedef {import('./types.js').Cell} Cell
 * @typedef {import('./types.js').Frame} Frame
 * @typedef {import('./types.js').Option} Option
 * @typedef {import('./types.js').Patch} Patch
 * @typedef {import('./types.js').Patches} Patches
 * @typedef {import('./types.js').Player} Player
 * @typedef {import('./types.js').Seat} Seat
 */
import { isAborted } from './seats.js';
import {
  SIZE,
  cellsAt,
  emptyRegions,
  extent,
  formatCell,
  missingTo7x7,
  parseCell,
} from './geometry.js';

/**
 * `1 button`, `2 buttons`.
 * @param {number} count
 * @param {string} noun
 */
export function plural(count, noun) {
  if (count === 1) return `1 ${noun}`;
  return `${count} ${/(s|x|ch)$/.test(noun) ? `${noun}es` : `${noun}s`}`;
}

/** `a4, c7 and d1`. @param {string[]} words */
export function listed(words) {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

/** A minus sign instead of a hyphen. @param {number} value */
export function signed(value) {
  return value < 0 ? `−${-value}` : String(value);
}

/** A name with its article: `an L`, `the zigzag`. @param {string} name */
export function spaced(name) {
  return `the ${name}`;
}

/** `H shape, 7 squares, costs 2 buttons, 3 time, no income`. @param {Patch} patch */
export function patchLabel(patch) {
  const income = patch.income ? `${patch.income} income` : 'no income';
  const { name, squares, buttons, time } = patch;
  const price = `costs ${plural(buttons, 'button')}`;
  return `${name}, ${plural(squares, 'square')}, ${price}, ${time} time, ${income}`;
}

/**
 * What a seat is called: `You` where this browser plays that seat alone, else its name. A spectator
 * sees `Player 1` for a seat that is named `You`.
 * @param {Seat[]} seats
 * @param {Player} player
 */
export function nameOf(seats, player) {
  const { name, yours, kind } = seats[player - 1];
  if (yours && !seats[2 - player].yours) return 'You';
  if (kind === 'open') return name || 'Open seat';
  if (kind === 'computer') return name.replace(/^Quiltbee level/, 'Level');
  return name === 'You' ? `Player ${player}` : name;
}

/** `You are` or `Anna is`. @param {string} name */
export function is(name) {
  return name === 'You' ? 'You are' : `${name} is`;
}

/**
 * Whose turn it is, as a heading.
 * @param {Frame} frame
 * @param {Seat[]} seats
 */
export function turnTitle(frame, seats) {
  if (frame.result) {
    const winner = nameOf(seats, frame.result.winner);
    return winner === 'You' ? 'You win' : `${winner} wins`;
  }
  if (isAborted(frame)) return 'Game aborted';
  const name = nameOf(seats, frame.turn);
  const own = name === 'You' ? 'Your' : `${name}’s`;
  return frame.stage === 'special_patch' ? `${own} special patch` : `${own} turn`;
}

/**
 * Why it is this player's turn, or how the game ended.
 * @param {Frame} frame
 * @param {Seat[]} seats
 */
export function turnReason(frame, seats) {
  if (frame.result) return resultReason(frame, seats);
  if (isAborted(frame)) return 'It was called off at the start, and nothing is counted.';
  const name = nameOf(seats, frame.turn);
  const own = name === 'You';
  if (frame.stage === 'special_patch') {
    return own
      ? 'You reached a special patch. Put it on any empty space.'
      : `${name} reached a special patch.`;
  }
  const mine = frame.players[frame.turn - 1].time;
  const theirs = frame.players[2 - frame.turn].time;
  if (mine === theirs) {
    if (mine === 0) return own ? 'You go first.' : `${name} goes first.`;
    return own
      ? 'You’re level, and your token is on top, so it’s your turn.'
      : `${levelWords(seats)}, and ${name}’s token is on top.`;
  }
  return own
    ? 'You’re further back on the time track, so it’s your turn.'
    : `${is(name)} further back on the time track.`;
}

/**
 * Where both stand on one space, for one of the players or for whoever looks.
 * @param {Seat[]} seats
 */
function levelWords(seats) {
  return seats.filter(({ yours }) => yours).length === 1 ? 'You’re level' : 'Both are level';
}

/**
 * @param {Frame} frame
 * @param {Seat[]} seats
 */
function resultReason(frame, seats) {
  if (!frame.result) return '';
  const { winner, scores, reason } = frame.result;
  const points = `${signed(scores[winner - 1])} to ${signed(scores[2 - winner])}`;
  const loser = nameOf(seats, /** @type {Player} */ (3 - winner));
  if (reason === 'resignation') return `${loser} resigned; the scores stood at ${points}.`;
  if (reason === 'time') return `${loser} ran out of time; the scores stood at ${points}.`;
  if (reason === 'first to 53')
    return `${points}: equal scores, and the winner reached space 53 first.`;
  return `The final scores are ${points}.`;
}

/**
 * `Pass · move 4 · earn 4 · income 3`.
 * @param {Option} option
 * @param {number} time  of the mover now
 */
export function passLabel(option, time) {
  return ['Pass', ...passFacts(option, time)].join(' · ');
}

/**
 * What a pass brings, in as many parts.
 * @param {Option} option
 * @param {number} time  of the mover now
 */
export function passFacts({ consequence }, time) {
  const parts = [`move ${consequence.time - time}`, `earn ${consequence.earned}`];
  if (consequence.income > 0) parts.push(`income ${consequence.income}`);
  if (consequence.special_patch) parts.push('special patch');
  return parts;
}

/**
 * A move of the list in a few words; `named` says where a patch lies.
 * @param {string} move
 * @param {Patches} patches
 * @param {boolean} [named]
 */
export function moveLabel(move, patches, named = false) {
  if (move === 'pass') return 'passed';
  if (move === 'A:pass') return 'moved on';
  if (move.startsWith('A:')) return `took ${spaced(patches[move[2]]?.name ?? move[2])}`;
  if (move.startsWith('+')) return named ? `special patch on ${move.slice(1)}` : 'special patch';
  const patch = patches[move[0]];
  const name = patch?.name ?? move[0];
  return named && patch ? `${name} at ${formatCell(firstCell(patch, move))}` : name;
}

/**
 * The first cell that a placed patch covers, in reading order.
 * @param {Patch} patch
 * @param {string} move
 */
function firstCell({ orientations }, move) {
  const origin = /** @type {Cell} */ (parseCell(move.slice(2)));
  return cellsAt(orientations[move[1]], origin).reduce((first, cell) =>
    cell[0] < first[0] || (cell[0] === first[0] && cell[1] < first[1]) ? cell : first,
  );
}

/**
 * What a ghost wrongly covers, or why it can't be bought; null where it can be placed.
 * @param {Cell[]} ghost
 * @param {string} cells
 * @param {Option | undefined} option
 * @param {boolean} [named]   whether spaces are called by their names
 * @returns {string | null}
 */
export function objection(ghost, cells, option, named = true) {
  const overlaps = ghost
    .filter(([row, column]) => cells[row * SIZE + column] !== '.')
    .map(formatCell);
  if (overlaps.length > 0) {
    if (!named) return 'overlaps another patch';
    return overlaps.length > 4
      ? `overlaps at ${plural(overlaps.length, 'space')}`
      : `overlaps at ${listed(overlaps)}`;
  }
  return option && !option.available ? (option.reason ?? 'can’t be bought now') : null;
}

/**
 * The verdict on a ghost in the strip: `Fits; 1 button short`.
 * @param {Cell[]} ghost
 * @param {string} cells
 * @param {Option | undefined} option
 * @param {boolean} named
 * @returns {{text: string, isGood: boolean}}
 */
export function verdictOn(ghost, cells, option, named) {
  const against = objection(ghost, cells, option, named);
  if (against === null) return { text: 'Fits', isGood: true };
  const isShort = option !== undefined && !option.available && option.missing > 0;
  const fits = objection(ghost, cells, undefined, named) === null;
  const text = isShort && fits ? `Fits; ${plural(option.missing, 'button')} short` : against;
  return { text: text[0].toUpperCase() + text.slice(1), isGood: false };
}

/** `single hole c4`, `hole of 3 at g1`. @param {Cell[]} region */
export function holeLabel(region) {
  const at = formatCell(region[0]);
  return region.length === 1 ? `single hole ${at}` : `hole of ${region.length} at ${at}`;
}

/**
 * `single hole c4`, or `a hole` where spaces have no names.
 * @param {Cell[][]} holes
 * @param {boolean} named
 */
export function holeWords(holes, named) {
  if (named) return listed(holes.map(holeLabel));
  return holes.length === 1 ? 'a hole' : `${holes.length} holes`;
}

/**
 * The consequences of the decision in hand, most important first.
 * @typedef {{kind: string, text: string}} Effect
 * @param {Option} option
 * @param {Cell[][]} holes
 * @param {boolean} tile
 * @param {Frame} frame
 * @param {Seat[]} seats
 * @param {boolean} [named]   whether spaces are called by their names
 * @returns {Effect[]}
 */
export function effects(option, holes, tile, frame, seats, named = true) {
  const { consequence } = option;
  const now = frame.players[frame.turn - 1];
  /** @type {Effect[]} */
  const list = [
    {
      kind: 'buttons',
      text:
        option.missing > 0
          ? `Costs ${consequence.paid}`
          : `Buttons ${now.buttons} → ${signed(consequence.buttons)}`,
    },
    { kind: 'time', text: `Time ${now.time} → ${consequence.time}` },
  ];
  if (consequence.income_marks.length > 0) {
    list.push({
      kind: 'income',
      text: named
        ? `Income +${consequence.income} at ${listed(consequence.income_marks.map(String))}`
        : `Income +${consequence.income}`,
    });
  }
  if (consequence.special_patch) list.push({ kind: 'special', text: 'Special patch' });
  if (tile) list.push({ kind: 'tile', text: 'Special tile +7' });
  if (holes.length > 0) list.push({ kind: 'holes', text: `Makes ${holeWords(holes, named)}` });
  list.push({ kind: 'next', text: nextText(option, frame, seats) });
  return list;
}

/**
 * Who moves next.
 * @param {Option} option
 * @param {Frame} frame
 * @param {Seat[]} seats
 */
function nextText({ consequence }, frame, seats) {
  if (consequence.next === null) return 'Then the game is over';
  const name = nameOf(seats, consequence.next);
  return `Next: ${name === 'You' ? 'you' : name}${consequence.next === frame.turn ? ' again' : ''}`;
}

/**
 * A cell of a quilt, named.
 * @param {Cell} cell
 * @param {string} content
 * @param {Patches} patches
 */
export function cellLabel(cell, content, patches) {
  const at = formatCell(cell);
  if (content === '.') return `${at}, empty`;
  if (content === '*') return `${at}, special patch`;
  return `${at}, ${patches[content]?.name ?? 'covered'}`;
}

/**
 * A quilt in a sentence: covered, holes, the largest region, what a 7 by 7 lacks.
 * @param {string} cells
 */
export function quiltSummary(cells) {
  const regions = emptyRegions(cells);
  const empty = regions.reduce((sum, region) => sum + region.length, 0);
  const parts = [`${SIZE * SIZE - empty} covered, ${empty} empty`];
  const singles = regions
    .filter((region) => region.length === 1)
    .map((region) => formatCell(region[0]));
  if (singles.length > 0)
    parts.push(`single ${singles.length > 1 ? 'holes' : 'hole'} ${singles.join(' ')}`);
  if (empty > 0) parts.push(`largest empty region ${regions[0].length}`);
  const missing = missingTo7x7(cells);
  parts.push(missing === 0 ? 'a full 7 by 7' : `${plural(missing, 'space')} from a 7 by 7`);
  return `${parts.join('; ')}.`;
}

/**
 * `income in 3, special patch in 5`.
 * @param {Frame} frame
 * @param {Player} player
 */
export function distances(frame, player) {
  const { to_income: income, to_special_patch: special, time } = frame.players[player - 1];
  const left = frame.time_board.last - time;
  if (left === 0) return 'at the end';
  const parts = [];
  if (income !== null) parts.push(`income in ${income}`);
  if (special !== null) parts.push(`special patch in ${special}`);
  parts.push(`end in ${left}`);
  return parts.join(', ');
}

/**
 * Where a placed patch lies: `H shape on a1 to c4`.
 * @param {import('./types.js').Placed} placed
 * @param {Patches} patches
 */
export function placedLabel(placed, patches) {
  const patch = patches[placed.letter];
  const shape = patch.orientations[placed.orientation];
  const [height, width] = extent(shape);
  const cells = cellsAt(shape, [placed.row, placed.column]);
  const corner = formatCell([placed.row + height - 1, placed.column + width - 1]);
  const from = formatCell([placed.row, placed.column]);
  return `${patch.name} (${placed.letter}), ${cells.length} squares, ${from} to ${corner}`;
}
