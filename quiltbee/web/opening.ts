/** What opens each page at its address, with what it shows already read. */
import { fetchGame, replayText } from './core/api.ts';
import { linkIn, pathOf, tagsIn } from './core/links.ts';
import { openGamePage, type Guiding, type Mounted } from './game_page.ts';
import { later } from './later.ts';
import { hintAt, keepLocalGame, loadGuide, localGame, saveGuide } from './settings.ts';
import type { AwayName, PageName } from './addresses.ts';
import type { Feed } from './core/feed.ts';
import type { Patches, Replay } from './core/types.ts';
import type { Shell } from './views/page.ts';

/** Where pages are opened. */
export type Place = {
  root: HTMLElement;
  shell: Shell;
  feed: Feed;
  patches: Promise<Patches>;
  show: (opening: Promise<Opened>) => Promise<void>;
  /** What is said while nothing else is shown, by its key. */
  wait: (words: string) => void;
};

export type Opened = {
  page: Mounted;
  /** The key of what the tab is called, empty for nothing of its own. */
  title: string;
  /** Whether the server knows who looks at the page. */
  known?: boolean;
  /** Where it is, if that is elsewhere. */
  address?: string;
  /** Once it is shown. */
  after?: () => Promise<void>;
};

/** `match` is what the address names. */
type Opener = (place: Place, match: string) => Promise<Opened>;

/** How far the first game has come. */
const GUIDE = { load: loadGuide, save: saveGuide, hintAt };

export const OPENERS: Record<PageName, Opener> = {
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

/** One away from the tables, which comes later. */
function away(name: AwayName): Opener {
  return async ({ root, shell, wait }, match) => {
    wait('one-moment');
    const { AWAY } = await later('pages');
    return { page: await AWAY[name](root, shell, match), title: `tab-${name}` };
  };
}

/**
 * A page of tournaments, which come later.
 * @param title  its key
 */
async function tournament(
  title: string,
  open: (part: typeof import('./tournaments/tournaments_page.ts')) => Promise<Mounted>,
) {
  return { page: await open(await later('tournaments')), title };
}

async function openHome(place: Place) {
  const { root, shell, feed } = place;
  const view = (replay: Replay) => {
    const names = [replay.tags.Player1, replay.tags.Player2];
    history.pushState(null, '', replay.link ? pathOf(replay.link, names) : location.pathname);
    place.show(openViewer(place, replay));
  };
  const { openHomePage } = await later('home');
  return { page: await openHomePage(root, shell, feed, view), title: '' };
}

async function openLink(place: Place, link: string) {
  const names = tagsIn(location.search);
  const replay = await replayText(link);
  return openViewer(place, { ...replay, tags: { ...names, ...replay.tags } });
}

async function openViewer({ root, shell, patches }: Place, replay: Replay) {
  const { openViewerPage } = await later('pages');
  return { page: openViewerPage(root, replay, await patches, shell), title: 'tab-viewer' };
}

/** A review, which comes later. */
async function reviewed(
  open: (part: typeof import('./review/review_page.ts')) => Promise<Mounted>,
) {
  return { page: await open(await later('review')), title: 'tab-review' };
}

/** Puzzles, the next or one by its name. */
async function openPuzzles({ root, shell, patches, wait }: Place, id: string) {
  wait('one-moment');
  const part = await later('puzzles');
  return { page: await part.openPuzzles(root, shell, patches, id), title: 'tab-puzzles' };
}

async function openGame(place: Place, id: string) {
  place.wait('opening-table');
  const [game, patches] = await Promise.all([fetchGame(id), place.patches]);
  const guiding = loadGuide()?.game === id ? await guidingAt(place) : null;
  const page = openGamePage(place, game, patches, { guiding });
  return { page, title: 'tab-game', known: game.seats.some((seat) => seat.yours) };
}

/** What the guide does at a table. */
async function guidingAt({ root, shell }: Place): Promise<Guiding> {
  const { accompany, asNewcomer } = await later('guide');
  return {
    seen: asNewcomer,
    accompany: (game, focusQuilt) => accompany(root, game, shell, GUIDE, focusQuilt),
  };
}

/** Begin the first game, or go on with it. */
async function openFirstGame(place: Place) {
  place.wait('opening-table');
  const { firstGame } = await later('guide');
  const id = await firstGame(GUIDE);
  return { ...(await openGame(place, id)), address: `/game/${id}` };
}

/** The analysis board, which comes later. */
async function openAnalysis({ root, shell, patches, wait }: Place) {
  wait('one-moment');
  const [{ openAnalysisPage }, known] = await Promise.all([later('analysis'), patches]);
  return { page: await openAnalysisPage(root, known, shell), title: 'tab-analysis' };
}

/** The game that this browser keeps by itself. */
async function openLocal({ root, shell, patches, wait }: Place) {
  wait('opening-table');
  const [{ LocalGame }, known] = await Promise.all([later('offline'), patches]);
  const game = new LocalGame(known, {
    load: localGame,
    save: keepLocalGame,
    later: (run) => window.setTimeout(run),
    draw: (most) => Math.floor(Math.random() * most),
    today: () => new Date(),
  });
  const page = openGamePage({ root, shell }, game.message, known, { local: game });
  return { page, title: 'tab-offline', known: false };
}

async function openInvitation(place: Parameters<Opener>[0], code: Parameters<Opener>[1]) {
  place.wait('opening-invitation');
  return (await later('pages')).openInvitation(place, code);
}
