/** The first game in the browser: begins its chapters, stands beside a game, points at the page. */
import { Refused, createGame, fetchGame } from '../core/api.js';
import { Guide, asNewcomer } from './guide.js';
import { BEE, CHAPTERS } from './lessons.js';
import { guideLine } from './guide_view.js';

/**
 * @typedef {import('../core/game.js').Game} Game
 * @typedef {import('./guide.js').Progress} Progress
 * @typedef {import('../game_page.js').Accompanied} Accompanied
 * @typedef {import('../views/page.js').Shell} Shell
 * @typedef {object} Memory
 * @property {() => Progress | null} load
 * @property {(progress: Progress | null) => void} save
 * @property {(id: string) => void} hintAt   a hint is shown at every turn of that game
 */

/** Where the places are on the page. @type {Record<string, string>} */
const PLACES = {
  quilt: '.spread.front .quilt',
  buttons: '.seat.front .number-buttons',
  offers: '.market .offer',
  pass: '.market .pass',
  time: '.time-board',
  tile: '.seat.front .badge.tile',
  result: '.result',
};
/** A game against the gentlest level. @type {import('../core/types.js').NewGame} */
const LEVEL_ONE = {
  opponent: 'computer',
  level: 1,
  first: 'you',
  board: 'revised',
  seed: null,
  from: null,
  names: null,
};

/**
 * The first game where it was left, or a new one; gives its id.
 * @param {Memory} memory
 */
export async function firstGame(memory) {
  const known = memory.load();
  if (known && (await isThere(known.game))) return known.game;
  return beginChapter(0, memory);
}

/** Whether a game can be gone on with. @param {string} id */
async function isThere(id) {
  try {
    const { seats } = await fetchGame(id);
    return seats[0].yours;
  } catch (problem) {
    if (problem instanceof Refused) return false;
    throw problem;
  }
}

/**
 * @param {number} chapter
 * @param {Memory} memory
 */
async function beginChapter(chapter, memory) {
  const { id } = await createGame({
    opponent: 'person',
    first: 'you',
    board: 'revised',
    seed: null,
    from: CHAPTERS[chapter].from,
    names: ['You', BEE],
  });
  memory.save({ game: id, chapter, step: 0 });
  return id;
}

/**
 * Stand beside a game of the guide.
 * @param {HTMLElement} root
 * @param {Game} game
 * @param {Shell} shell
 * @param {Memory} memory
 * @param {() => void} focusQuilt
 * @returns {Accompanied}
 */
export function accompany(root, game, shell, memory, focusQuilt) {
  const progress = memory.load() ?? { game: game.id, chapter: 0, step: 0 };
  const guide = new Guide(game, progress, {
    save: memory.save,
    open: (chapter) => go(shell, game, () => beginChapter(chapter, memory)),
    play: () => {
      memory.save(null);
      go(shell, game, async () => {
        const { id } = await createGame(LEVEL_ONE);
        memory.hintAt(id);
        return id;
      });
    },
    leave: () => {
      memory.save(null);
      shell.go('/');
    },
  });
  const onNext = () => {
    guide.goOn();
    if (!guide.isWaiting) focusQuilt();
  };
  return {
    company: guide,
    slot: () => guideLine(guide, onNext),
    drawn: () => point(root, guide.points),
    watch: (draw) => [guide.store.watch(draw), game.store.watch(() => guide.consider())],
    begin: () => {
      root.querySelector(/** @type {'button'} */ ('[data-testid=guide-next]'))?.focus();
      guide.consider();
    },
  };
}

export { asNewcomer };

/**
 * Go to a game that is first to be opened; what hinders it is said at the table.
 * @param {Shell} shell
 * @param {Game} game
 * @param {() => Promise<string>} open
 */
async function go(shell, game, open) {
  try {
    shell.go(`/game/${await open()}`);
  } catch (problem) {
    game.complain(problem instanceof Error ? problem.message : String(problem));
  }
}

/**
 * Outline what the guide speaks of.
 * @param {HTMLElement} root
 * @param {string[]} places
 */
function point(root, places) {
  const now = new Set(places.flatMap((place) => [...root.querySelectorAll(selectorOf(place))]));
  for (const each of root.querySelectorAll('[data-pointed]'))
    if (!now.has(each)) each.removeAttribute('data-pointed');
  for (const each of now) each.setAttribute('data-pointed', '');
}

/** @param {string} place */
function selectorOf(place) {
  const [kind, name] = place.split(':');
  if (kind === 'patch') return `.market [data-patch=${name}]`;
  if (kind === 'cell') return `#q1-${name}`;
  return PLACES[kind];
}
