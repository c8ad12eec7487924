/**
 * An engine in another language: plain Node and docs/reference/patches.json.
 *
 *     quiltbee engine --check 'node examples/engine.js'
 *     quiltbee match 'cmd:node examples/engine.js' random --games 2
 *
 * It looks one move ahead: it likes covered spaces and income, and dislikes what they cost.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const FILE = new URL('../docs/reference/patches.json', import.meta.url);
const FACTS = JSON.parse(readFileSync(FILE, 'utf8'));
const PATCHES = new Map(FACTS.patches.map((patch) => [patch.letter, patch]));
const LAST = FACTS.time_board.last_space;
const COLUMNS = 'abcdefghi';

// Rules. A quilt is an array of 81 letters, '' where it is empty.

function newGame(ring, board) {
  const player = () => ({ quilt: Array(81).fill(''), buttons: 5, space: 0, income: 0 });
  return { players: [player(), player()], ring, turn: 0, special: false, over: false, board };
}

function parsePosition(fields) {
  if (fields.length !== 8) throw new Error('a position string has eight fields');
  const [first, second, purse1, purse2, ring, turn, , board] = fields;
  const player = (quilt, purse) => {
    const cells = [...quilt.replaceAll('/', '')].flatMap((each) =>
      /[1-9]/.test(each) ? Array(Number(each)).fill('') : [each],
    );
    const [, buttons, space, income] = /^(\d+)\.(\d+)(?:i(\d+))?$/.exec(purse);
    const sewn = [...new Set(cells)].map((letter) => PATCHES.get(letter)?.income ?? 0);
    const total = income === undefined ? sewn.reduce((sum, each) => sum + each, 0) : income;
    return {
      quilt: cells,
      buttons: Number(buttons),
      space: Number(space),
      income: Number(total),
    };
  };
  return {
    players: [player(first, purse1), player(second, purse2)],
    ring: ring === '-' ? '' : ring,
    turn: Number(/[12]/.exec(turn)[0]) - 1,
    special: turn.endsWith('+'),
    over: turn.startsWith('#'),
    board: board === 'o' ? 'original' : 'revised',
  };
}

/** The cells that an orientation covers with its top left at a cell; null if it sticks out. */
function cellsAt(rows, cell) {
  const [top, left] = [Math.floor(cell / 9), cell % 9];
  if (top + rows.length > 9 || left + rows[0].length > 9) return null;
  return rows.flatMap((row, y) =>
    [...row].flatMap((mark, x) => (mark === '#' ? [(top + y) * 9 + left + x] : [])),
  );
}

const nameOf = (cell) => `${COLUMNS[cell % 9]}${Math.floor(cell / 9) + 1}`;

/** Every placement of each patch on an empty quilt, as a move. */
const PLACEMENTS = new Map();
for (const patch of PATCHES.values()) {
  const placements = [];
  for (const { code, rows } of patch.orientations) {
    for (let cell = 0; cell < 81; cell += 1) {
      const cells = cellsAt(rows, cell);
      if (cells) placements.push({ token: `${patch.letter}${code}${nameOf(cell)}`, patch, cells });
    }
  }
  PLACEMENTS.set(patch.letter, placements);
}

/** Every legal move: its token, the patch (null for a pass) and the cells that it covers. */
function legalMoves(position) {
  const { quilt, buttons } = position.players[position.turn];
  if (position.over) return [];
  if (position.special) {
    const empty = [...quilt.keys()].filter((cell) => quilt[cell] === '');
    return empty.map((cell) => ({ token: `+${nameOf(cell)}`, patch: null, cells: [cell] }));
  }
  const moves = [{ token: 'pass', patch: null, cells: [] }];
  for (const letter of position.ring.slice(0, 3)) {
    if (PATCHES.get(letter).buttons > buttons) continue;
    for (const placement of PLACEMENTS.get(letter)) {
      if (placement.cells.every((cell) => quilt[cell] === '')) moves.push(placement);
    }
  }
  return moves;
}

const crossed = (marks, start, stop) => marks.filter((mark) => start < mark && mark <= stop);

function play(position, { token, patch, cells }) {
  const players = position.players.map((each) => ({ ...each, quilt: [...each.quilt] }));
  const after = { ...position, players };
  const mover = after.players[after.turn];
  const other = after.players[1 - after.turn];
  for (const cell of cells) mover.quilt[cell] = patch?.letter ?? '*';
  if (token.startsWith('+')) return { ...after, special: false, turn: 1 - after.turn };
  const start = mover.space;
  mover.space = Math.min(LAST, patch ? start + patch.time : other.space + 1);
  mover.buttons += patch ? -patch.buttons : mover.space - start;
  if (patch) {
    mover.income += patch.income;
    const at = after.ring.indexOf(patch.letter);
    after.ring = after.ring.slice(at + 1) + after.ring.slice(0, at);
  }
  mover.buttons += mover.income * crossed(FACTS.time_board.income, start, mover.space).length;
  const reached = Math.max(start, other.space); // marks before it have lost their patches
  const marks = FACTS.time_board.special_patches[after.board];
  after.special = mover.quilt.includes('') && crossed(marks, reached, mover.space).length > 0;
  if (mover.space === LAST && other.space === LAST) {
    return { ...after, over: true, special: false, turn: 1 - after.turn };
  }
  return mover.space > other.space && !after.special ? { ...after, turn: 1 - after.turn } : after;
}

/** Count the sequences of `depth` moves; quiltbee/protocol/data/perft.json has some to compare. */
function perft(position, depth) {
  const moves = legalMoves(position);
  if (depth <= 1) return depth === 0 ? 1 : moves.length;
  return moves.reduce((sum, move) => sum + perft(play(position, move), depth - 1), 0);
}

/** What a move seems to be worth: two points a space, and the income that is still to come. */
function worth(position, { patch, cells }) {
  if (!patch) return cells.length === 0 ? 0 : 2;
  const { space } = position.players[position.turn];
  const incomes = crossed(FACTS.time_board.income, space, LAST).length;
  return 2 * cells.length + patch.income * incomes - patch.buttons - 1.5 * patch.time;
}

// The protocol

let position = null;
let answerAfterStop = null; // what `go infinite` has found
const say = (line) => process.stdout.write(`${line}\n`);

function setPosition(words) {
  const at = words.includes('moves') ? words.indexOf('moves') : words.length;
  const [kind, ...start] = words.slice(0, at);
  let next;
  if (kind === 'ring') next = newGame(start[0], start[2] ?? 'revised');
  else if (kind === 'pps') next = parsePosition(start);
  else throw new Error('only ring and pps are known');
  for (const token of words.slice(at + 1)) {
    const move = legalMoves(next).find((each) => each.token === token);
    if (!move) throw new Error(`${token} is not legal`);
    next = play(next, move);
  }
  position = next;
}

function go(words) {
  if (!position) throw new Error('there is no position yet');
  const number = words[words.indexOf('nodes') + 1];
  if (words.includes('nodes') && !/^\d+$/.test(number)) throw new Error('nodes needs a number');
  const moves = legalMoves(position);
  const best = moves.reduce(
    (known, move) => (worth(position, move) > worth(position, known) ? move : known),
    moves[0],
  );
  say(`info depth 1 nodes ${moves.length}${best ? ` pv ${best.token}` : ''}`);
  const answer = `bestmove ${best?.token ?? 'none'}`;
  if (words.includes('infinite')) answerAfterStop = answer;
  else say(answer);
}

function query([question, depth]) {
  if (!position) throw new Error('there is no position yet');
  if (question === 'legal') return legalMoves(position).map(({ token }) => token);
  if (question === 'perft') return [perft(position, Number(depth))];
  throw new Error('only legal and perft are answered');
}

function obey(line) {
  const [command, ...words] = line.split(/\s+/);
  if (command === 'upi') say('id name Node\nid author the Quiltbee authors\nupiok');
  else if (command === 'isready') say('readyok');
  else if (command === 'position') setPosition(words);
  else if (command === 'go') go(words);
  else if (command === 'stop' && answerAfterStop) {
    say(answerAfterStop);
    answerAfterStop = null;
  } else if (command === 'query') say(['response', words[0], ...query(words)].join(' '));
  else if (command === 'quit') process.exit(0);
  else if (!['newgame', 'stop'].includes(command)) throw new Error('unknown command');
}

createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.trim() === '') return;
  try {
    obey(line.trim());
  } catch (error) {
    say(`error ${error.message}: ${line.trim()}`);
  }
});
