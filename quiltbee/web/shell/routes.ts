/**
 * The routes: address, opener and preloads of each page. A new page is one line here;
 * `scripts/page` writes from it what the server reads.
 */
import { later } from './later.ts';
import { openFirstGame, openGame, openHome, openLink, type Opened, type Place } from './opening.ts';
import { linkIn } from '../core/links.ts';
import type { Mounted } from '../table/game_page.ts';
import type { Part, PartName } from './parts.ts';

export type Route = {
  name: string;
  /** With `{id}` for a variable part. */
  path: string;
  part: PartName | null;
  /** Calls that the page always makes at once. */
  data: string[];
  open: (place: Place, match: string) => Promise<Opened>;
};

type More = {
  data?: string[];
  wait?: string;
  /** The key of the tab's title. */
  title?: string;
};

/** Build the route of a page in a part. */
function page<Name extends PartName>(
  name: string,
  path: string,
  part: Name,
  open: (part: Part<Name>, place: Place, match: string) => Promise<Mounted | Opened>,
  { data = [], wait = 'one-moment', title = `tab-${name}` }: More = {},
): Route {
  return {
    ...{ name, path, part, data },
    open: async (place, match) => {
      place.wait(wait);
      const opened = await open(await later(part), place, match);
      return 'page' in opened ? opened : { page: opened, title };
    },
  };
}

const review = { wait: 'opening-review', title: 'tab-review' };
const puzzles = { data: ['/api/puzzles'], title: 'tab-puzzles' };
const me = ['/api/me', '/api/me/ratings', '/api/me/statistics', '/api/me/bots'];

export const ROUTES: Route[] = [
  { name: 'home', path: '/', part: 'home', data: [], open: openHome },
  { name: 'game', path: '/game/{id}', part: 'table', data: ['/api/games/{id}'], open: openGame },
  page(
    'game-review',
    '/game/{id}/review',
    'review',
    (part, place, id) => part.openGameReview(place, id),
    { ...review, data: ['/api/games/{id}'] },
  ),
  page('link-review', '/review', 'review', (part, place) => part.openLinkReview(place), review),
  page('invitation', '/i/{id}', 'pages', (part, place, code) => part.openInvitation(place, code), {
    data: ['/api/invitations/{id}'],
    wait: 'opening-invitation',
  }),
  {
    name: 'shared',
    path: '/g/{id}',
    part: 'viewer',
    data: [],
    open: (place, code) => openLink(place, linkIn(code)),
  },
  page('link', '/s/{id}', 'pages', (part, place, code) => part.openSignInLink(place, code)),
  page('analysis', '/analysis', 'analysis', (part, place) => part.openAnalysisPage(place)),
  page('aid', '/aid', 'pages', (part, place) => part.openAidPage(place)),
  page('offline', '/offline', 'offline', (part, place) => part.openLocal(place), {
    wait: 'opening-table',
  }),
  { name: 'first-game', path: '/first-game', part: 'guide', data: [], open: openFirstGame },
  page('me', '/me', 'pages', (part, place) => part.openMe(place), { data: me }),
  page('today', '/day', 'pages', (part, place) => part.openDay(place)),
  page('day', '/day/{id}', 'pages', (part, place, day) => part.openDay(place, day), {
    data: ['/api/days/{id}', '/api/me/days'],
  }),
  page('progress', '/progress', 'pages', (part, place) => part.openProgress(place), {
    data: ['/api/me/progress'],
  }),
  page('ratings', '/ratings', 'pages', (part, place) => part.openRatings(place)),
  page('profile', '/people/{id}', 'pages', (part, place, id) => part.openProfile(place, id), {
    data: ['/api/people/{id}'],
  }),
  page('admin', '/admin', 'pages', (part, place) => part.openAdmin(place), {
    data: ['/api/admin/reports'],
  }),
  page('puzzles', '/puzzles', 'puzzles', (part, place) => part.openPuzzles(place, ''), puzzles),
  page(
    'puzzle',
    '/puzzles/{id}',
    'puzzles',
    (part, place, id) => part.openPuzzles(place, id),
    puzzles,
  ),
  page('sign-in', '/sign-in', 'pages', (part, place) => part.openSignIn(place), {
    data: ['/api/me'],
  }),
  page('tournaments', '/tournaments', 'tournaments', (part, place) => part.openTournaments(place), {
    data: ['/api/tournaments'],
  }),
  page(
    'tournament',
    '/tournaments/{id}',
    'tournaments',
    (part, place, id) => part.openTournament(place, id),
    { data: ['/api/tournaments/{id}'] },
  ),
  page(
    'hall',
    '/tournaments/{id}/hall',
    'tournaments',
    (part, place, id) => part.openHall(place, id),
    {
      data: ['/api/tournaments/{id}', '/api/tournaments/{id}/clocks'],
      title: 'tab-tournament',
    },
  ),
];

const PATTERNS = ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace('{id}', '([\\w-]+)')}$`),
}));

/** Find the page at a path and the variable part of the path, or null. */
export function pageAt(path: string): { route: Route; match: string } | null {
  for (const { route, pattern } of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { route, match: found[1] ?? '' };
  }
  return null;
}
