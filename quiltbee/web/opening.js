/** What opens each page at its address, with what it shows already read. */
import { fetchGame, replayText } from './core/api.js';
import { linkIn, pathOf, tagsIn } from './core/links.js';
import { openGamePage } from './game_page.js';
import { later } from './later.js';
import { hintAt, keepLocalGame, loadGuide, localGame, saveGuide } from './settings.js';

/**
 * @typedef {import('./addresses.js').AwayName} AwayName
 * @typedef {import('./addresses.js').PageName} PageName
 * @typedef {import('./core/types.js').Replay} Replay
 * @typedef {import('./game_page.js').Mounted} Mounted
 *
 * @typedef {object} Place   where pages are opened
 * @property {HTMLElement} root
 * @property {import('./views/page.js').Shell} shell
 * @property {import('./core/feed.js').Feed} feed
 * @property {Promise<import('./core/types.js').Patches>} patches
 * @property {(opening: Promise<Opened>) => Promise<void>} show
 * @property {(words: string) => void} wait   what is said while nothing else is shown, by its key
 *
 * @typedef {object} Opened
 * @property {Mounted} page
 * @property {string} title   the key of what the tab is called, empty for nothing of its own
 * @property {boolean} [known]   whether the server knows who looks at the page
 * @property {string} [address]   where it is, if that is elsewhere
 * @property {() => Promise<void>} [after]   once it is shown
 *
 * @typedef {(place: Place, match: string) => Promise<Opened>} Opener   `match` is what the address
 *   names
 */

/** How far the first game has come. */
const GUIDE = { load: loadGuide, save: saveGuide, hintAt };

/** @type {Record<PageName, Opener>} */
export const OPENERS = {
  home: (place) => (location.hash.length > 1 ? openLink(place, location.hash) : openHome(place)),
  game: openGame,
  'game-review': ({ root, shell, patches, wait }, id) => {
    wait('opening-review');
    return reviewed(({ openGameReview }) => openGameReview(root, shell, patches, id));
  },
  'link-review': ({ root, shell, patches, wait }) => {
    wait('opening-review');
    return reviewed(({ openLinkReview }) => openLinkReview(root, shell, patches));
  },
  analysis: openAnalysis,
  invitation: openInvitation,
  shared: (place, code) => openLink(place, linkIn(code)),
  'first-game': openFirstGame,
  offline: openLocal,
  aid: away('aid'),
  me: away('me'),
  'sign-in': away('sign-in'),
  link: away('link'),
  today: away('today'),
  puzzles: (place) => openPuzzles(place, ''),
  puzzle: openPuzzles,
  day: away('day'),
  progress: away('progress'),
  ratings: away('ratings'),
  profile: away('profile'),
  admin: away('admin'),
  tournaments: ({ root, shell, wait }) => {
    wait('one-moment');
    return tournament('tab-tournaments', ({ openTournaments }) => openTournaments(root, shell));
  },
  tournament: ({ root, shell, wait }, id) => {
    wait('one-moment');
    return tournament('tab-tournament', ({ openTournament }) => openTournament(root, shell, id));
  },
};

/** One away from the tables, which comes later. @param {AwayName} name @returns {Opener} */
function away(name) {
  return async ({ root, shell, wait }, match) => {
    wait('one-moment');
    const { AWAY } = await later('pages');
    return { page: await AWAY[name](root, shell, match), title: `tab-${name}` };
  };
}

/**
 * A page of tournaments, which come later.
 * @param {string} title   its key
 * @param {(part: typeof import('./tournaments/tournaments_page.js')) => Promise<Mounted>} open
 */
async function tournament(title, open) {
  return { page: await open(await later('tournaments')), title };
}

/** @param {Place} place */
async function openHome(place) {
  const { root, shell, feed } = place;
  /** @param {Replay} replay */
  const view = (replay) => {
    const names = [replay.tags.Player1, replay.tags.Player2];
    history.pushState(null, '', replay.link ? pathOf(replay.link, names) : location.pathname);
    place.show(openViewer(place, replay));
  };
  const { openHomePage } = await later('home');
  return { page: await openHomePage(root, shell, feed, view), title: '' };
}

/** @param {Place} place @param {string} link */
async function openLink(place, link) {
  const names = tagsIn(location.search);
  const replay = await replayText(link);
  return openViewer(place, { ...replay, tags: { ...names, ...replay.tags } });
}

/** @param {Place} place @param {Replay} replay */
async function openViewer({ root, shell, patches }, replay) {
  const { openViewerPage } = await later('pages');
  return { page: openViewerPage(root, replay, await patches, shell), title: 'tab-viewer' };
}

/**
 * A review, which comes later.
 * @param {(part: typeof import('./review/review_page.js')) => Promise<Mounted>} open
 */
async function reviewed(open) {
  return { page: await open(await later('review')), title: 'tab-review' };
}

/** Puzzles, the next or one by its name. @param {Place} place @param {string} id */
async function openPuzzles({ root, shell, patches, wait }, id) {
  wait('one-moment');
  const part = await later('puzzles');
  return { page: await part.openPuzzles(root, shell, patches, id), title: 'tab-puzzles' };
}

/** @param {Place} place @param {string} id */
async function openGame(place, id) {
  const { root, shell } = place;
  place.wait('opening-table');
  const [game, patches] = await Promise.all([fetchGame(id), place.patches]);
  const guiding = loadGuide()?.game === id ? await guidingAt(place) : null;
  const page = openGamePage(root, game, patches, shell, guiding);
  return { page, title: 'tab-game', known: game.seats.some((seat) => seat.yours) };
}

/**
 * What the guide does at a table.
 * @param {Place} place
 * @returns {Promise<import('./game_page.js').Guiding>}
 */
async function guidingAt({ root, shell }) {
  const { accompany, asNewcomer } = await later('guide');
  return {
    seen: asNewcomer,
    accompany: (game, focusQuilt) => accompany(root, game, shell, GUIDE, focusQuilt),
  };
}

/** Begin the first game, or go on with it. @param {Place} place */
async function openFirstGame(place) {
  place.wait('opening-table');
  const { firstGame } = await later('guide');
  const id = await firstGame(GUIDE);
  return { ...(await openGame(place, id)), address: `/game/${id}` };
}

/** The analysis board, which comes later. @param {Place} place */
async function openAnalysis({ root, shell, patches, wait }) {
  wait('one-moment');
  const [{ openAnalysisPage }, known] = await Promise.all([later('analysis'), patches]);
  return { page: await openAnalysisPage(root, known, shell), title: 'tab-analysis' };
}

/** The game that this browser keeps by itself. @param {Place} place */
async function openLocal({ root, shell, patches, wait }) {
  wait('opening-table');
  const [{ LocalGame }, known] = await Promise.all([later('offline'), patches]);
  const game = new LocalGame(known, {
    load: localGame,
    save: keepLocalGame,
    later: (run) => window.setTimeout(run),
    draw: (most) => Math.floor(Math.random() * most),
    today: () => new Date(),
  });
  const page = openGamePage(root, game.message, known, shell, null, game);
  return { page, title: 'tab-offline', known: false };
}

/** @type {Opener} */
async function openInvitation(place, code) {
  place.wait('opening-invitation');
  return (await later('pages')).openInvitation(place, code);
}
