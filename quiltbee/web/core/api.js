/**
 * The HTTP calls to the server that this module comes from (docs/server.md). Every failure is an
 * Error with one clear sentence.
 *
 * @typedef {import('./types.js').NewGame} NewGame
 * @typedef {import('./types.js').Patches} Patches
 * @typedef {import('./types.js').Replay} Replay
 * @typedef {import('./types.js').SoloTotal} SoloTotal
 * @typedef {import('./types.js').Table} Table
 */

/**
 * @param {string} path
 * @param {object} [body]
 */
async function call(path, body) {
  const answer = await request(path, body);
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text);
  throw new Error(errorSentence(text) ?? `The server answered with status ${answer.status}.`);
}

/**
 * @param {string} path
 * @param {object} [body]
 */
async function request(path, body) {
  try {
    return await fetch(
      new URL(path, import.meta.url),
      body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
  } catch (problem) {
    throw new Error('The server can’t be reached. Is it still running?', { cause: problem });
  }
}

/**
 * The sentence in an error answer, null where it has none.
 * @param {string} text
 * @returns {string | null}
 */
function errorSentence(text) {
  try {
    const { error } = JSON.parse(text);
    return typeof error === 'string' ? error : null;
  } catch (problem) {
    if (problem instanceof SyntaxError) return null;
    throw problem;
  }
}

/**
 * @param {string} [path]   where else they are
 * @returns {Promise<Patches>}
 */
export function fetchPatches(path = '/api/patches') {
  return call(path);
}

/**
 * @param {string} id
 * @returns {Promise<Table>}
 */
export function fetchTable(id) {
  return call(`/api/games/${id}`);
}

/**
 * @param {NewGame} game
 * @returns {Promise<{id: string, url: string}>}
 */
export function createGame(game) {
  return call('/api/games', game);
}

/**
 * This browser's results against the Automa, by deck and level.
 * @returns {Promise<{totals: SoloTotal[]}>}
 */
export function fetchSolo() {
  return call('/api/solo');
}

/**
 * Every position of a text: a record, a link, a position.
 * @param {string} text
 * @returns {Promise<Replay>}
 */
export function replayText(text) {
  return call('/api/replay', { text });
}

/**
 * Every position of a stored game.
 * @param {string} id
 * @returns {Promise<Replay>}
 */
export function replayGame(id) {
  return call(`/api/games/${id}/replay`);
}
