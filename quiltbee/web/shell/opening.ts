/** The pages without a part of their own: the first page, tables, games in links. */
import { fetchGame, isAway } from '../core/api.ts';
import { pathOf, tagsIn } from '../core/links.ts';
import { pageAddress } from '../core/site.ts';
import { later } from './later.ts';
import { keptDuel } from './settings.ts';
import type { Mounted } from '../table/game_page.ts';
import type { Feed } from '../core/feed.ts';
import type { Patches, Replay } from '../core/types.ts';
import type { Shell } from '../views/page.ts';

/** The surroundings in which pages open. */
export type Place = {
  root: HTMLElement;
  shell: Shell;
  feed: Feed;
  patches: Promise<Patches>;
  show: (opening: Promise<Opened>) => Promise<void>;
  /** Shows a message, by its key, until the first page is there. */
  wait: (words: string) => void;
};

export type Opened = {
  page: Mounted;
  title: string;
  /** The server knows the user. */
  known?: boolean;
  /** The page's address if it differs from the requested one. */
  address?: string;
};

export async function openHome(place: Place): Promise<Opened> {
  if (location.hash.length > 1) return openLink(place, location.hash);
  const view = async (text: string) => {
    const replay = await read(place, text);
    const names = [replay.tags.Player1, replay.tags.Player2];
    const path = replay.link ? pathOf(replay.link, names) : '/';
    history.pushState(null, '', pageAddress(path));
    place.show(openViewer(place, replay));
  };
  const { openHomePage } = await later('home');
  return { page: await openHomePage(place, place.feed, view), title: '' };
}

export async function openLink(place: Place, link: string): Promise<Opened> {
  const names = tagsIn(location.search);
  const replay = await read(place, link);
  return openViewer(place, { ...replay, tags: { ...names, ...replay.tags } });
}

async function read({ patches }: Place, text: string) {
  const { openReplay } = await later('viewer');
  return openReplay(text, await patches);
}

async function openViewer(place: Place, replay: Replay) {
  const { openViewerPage } = await later('viewer');
  return { page: await openViewerPage(place, replay), title: 'tab-viewer' };
}

export async function openGame(place: Place, id: string) {
  place.wait('opening-table');
  const fetched = fetchGame(id).catch((problem) => {
    // A duel may continue here while the server is away.
    const kept = isAway(problem) ? keptDuel(id) : null;
    if (kept === null) throw problem;
    return kept.game;
  });
  const [game, patches, table] = await Promise.all([fetched, place.patches, later('table')]);
  const page = table.openGamePage(place, table.sourceOf(game, patches), patches);
  return { page, title: 'tab-game', known: game.seats.some((seat) => seat.yours) };
}

export async function openFirstGame(place: Place) {
  place.wait('opening-table');
  return (await later('guide')).openFirstGame(place);
}
