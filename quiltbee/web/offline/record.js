/**
 * The record of a game in this browser, as the server would write it (docs/notation.md).
 *
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('../core/types.js').Result} Result
 *
 * @typedef {object} Course
 * @property {string} ring   at the start
 * @property {string} board
 * @property {[string, string]} names
 * @property {{player: Player, move: string}[]} moves
 * @property {Result | null} result   null while the game is not over
 * @property {Date} day
 */

const COLUMNS = 80;

/** @param {Course} course */
export function recordOf(course) {
  const tags = tagsOf(course).map(([name, value]) => `[${name} "${value}"]`);
  return [...tags, '', ...wrapped([...words(course.moves), ended(course.result)]), ''].join('\n');
}

/** @param {Course} course @returns {[name: string, value: string][]} */
function tagsOf({ ring, board, names, result, day }) {
  const isResigned = result?.reason === 'resignation';
  return [
    ['Event', 'Casual'],
    ['Site', '?'],
    ['Date', dotted(day)],
    ['Player1', names[0]],
    ['Player2', names[1]],
    ['Ring', ring],
    ['Result', ended(result)],
    ['Board', board],
    .../** @type {[string, string][]} */ (
      result && !isResigned ? [['Score', result.scores.join('-')]] : []
    ),
    ['Termination', result === null ? 'unfinished' : isResigned ? 'resignation' : 'normal'],
  ];
}

/** `2026.03.05`, where one is. @param {Date} day */
function dotted(day) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}.${two(day.getMonth() + 1)}.${two(day.getDate())}`;
}

/** @param {Result | null} result */
function ended(result) {
  if (result === null) return '*';
  return result.winner === 1 ? '1-0' : '0-1';
}

/** The moves, with who moves wherever that changes. @param {Course['moves']} moves */
function words(moves) {
  return moves.map(({ player, move }, at) =>
    player === moves[at - 1]?.player ? move : `${player}: ${move}`,
  );
}

/** Lines of words. @param {string[]} all */
function wrapped(all) {
  /** @type {string[]} */
  const lines = [];
  for (const word of all) {
    const line = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && line.length <= COLUMNS) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}
