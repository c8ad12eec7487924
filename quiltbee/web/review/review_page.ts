/** The page of a review: connects the headless review to server, keys and templates. */
import { fetchGame, isAway, linesFrom, Outdated } from '../core/api.ts';
import { pathOf, tagsIn, localPath } from '../core/links.ts';
import { PLAYERS } from '../core/seats.ts';
import { framesIn, openReplay, seatsOf } from '../core/replays.ts';
import { beginGame } from '../core/rules/fold.ts';
import { framesOfGame } from '../core/rules/replay.ts';
import { TIMERS } from '../core/timers.ts';
import { isYou } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { later } from '../shell/later.ts';
import { opens, type Page } from '../shell/page.ts';
import { bringFacesOf } from '../table/faces.ts';
import { followMove } from '../table/stepping.ts';
import { lessonView, openFinding } from './finding_page.ts';
import { Following } from './following.ts';
import { listen } from './reaching_page.ts';
import { Review, type Reviewed } from './review.ts';
import { reviewHead, reviewView } from './review_view.ts';
import type { Patches, ReplayFrame } from '../core/types.ts';
import type { Line } from './document.ts';

type Ask = (signal: AbortSignal) => AsyncIterable<Line>;

/** How long a position is on show before it goes into the address, in ms. */
const SETTLED = 300;

export const openGameReview = opens(async (page, id: string) => {
  const [game, patches] = await Promise.all([fetchGame(id), page.place.patches]);
  const folded = beginGame(game, patches);
  if (folded === null) throw new Outdated(t('page-outdated'));
  const { seats } = folded;
  bringFacesOf(seats);
  const own = PLAYERS.find((player) => isYou(seats, player)) ?? null;
  const frames = framesOfGame(folded, patches);
  return reviewed(page, { frames, seats, own, back: `/game/${id}` }, (signal) =>
    linesFrom('GET /api/games/{game}/review', { game: id }, signal),
  );
});

export const openLinkReview = opens(async (page) => {
  const patches = await page.place.patches;
  const replay = await openReplay(location.hash, patches);
  const tags = { ...tagsIn(location.search), ...replay.tags };
  const frames = framesIn(replay, patches);
  const seat = seatIn(location.search);
  const own = replay.automa ? 1 : seat || null;
  const seats = seatsOf({ ...replay, tags }).map((seat, index) => ({
    ...seat,
    yours: own === index + 1,
  }));
  const back =
    seat === null
      ? pathOf(replay.link, [tags.Player1, tags.Player2])
      : localPath(replay.automa ? 'automa' : seat === 0 ? 'person' : 'computer');
  const ask = (signal: AbortSignal) => linesFrom('POST /api/review', { text: replay.link }, signal);
  const answer = orHere(ask, frames, replay.link, patches);
  return reviewed(page, { frames, seats, own, back }, answer);
});

/** Stream the server's review, or the page's own if the server is away. */
function orHere(ask: Ask, frames: ReplayFrame[], link: string, patches: Patches): Ask {
  return async function* (signal) {
    let hasCome = false;
    try {
      for await (const line of ask(signal)) {
        hasCome = true;
        yield line;
      }
    } catch (problem) {
      if (hasCome || !isAway(problem)) throw problem;
      const { reviewHere } = await later('judge');
      yield* reviewHere(frames, link, patches, signal);
    }
  };
}

/** @param ask  requests the stream */
async function reviewed(page: Page, game: Reviewed, ask: Ask) {
  const { root, shell, patches } = page.place;
  const query = new URLSearchParams(location.search);
  const at = query.get('at');
  let isToLearn = query.has('learn');
  const review = new Review(game, await patches, at === null ? undefined : Number(at) || 0);
  const following = new Following({
    open: ask,
    ...TIMERS,
    take: (line) => review.take(line),
    onStream: (stream) => review.store.dispatch({ stream }),
  });
  page.middle = () => reviewHead(review, shell);
  page.drawn = () => {
    followMove(root);
    followLine(root);
  };
  const asking = questions(page, review);
  page.listen('online', () => following.wake());
  page.until(review.store.watch(asking.consider));
  page.until(
    review.store.watch(() => {
      if (!isToLearn || !review.canLearn) return;
      isToLearn = false;
      review.learn();
    }),
  );
  page.until(asking.close);
  page.until(keepPlace(page, review));
  page.until(listen(root, review));
  page.until(() => following.stop());
  if (review.moves > 0) following.begin();
  return () => asking.view() ?? reviewView(review, shell, () => following.begin());
}

/** Show the board of the review's question, in place of the review. */
function questions(page: Page, review: Review) {
  let open: ReturnType<typeof openFinding> | null = null;
  let shown: object | null = null;
  return {
    view: () => open?.view() ?? (review.state.lesson ? lessonView(review) : undefined),
    close: () => open?.close(),
    consider: () => {
      const next = review.state.finding?.decision ?? review.state.lesson?.numbers ?? null;
      if (next === shown) return page.changed();
      shown = next;
      open?.close();
      open = review.state.finding && openFinding(page, review);
      page.draw();
      const first = page.place.root.querySelector<HTMLElement>(
        '.judged, .quilt.active .cells, #lesson-heading',
      );
      first?.focus({ preventScroll: true });
    },
  };
}

/**
 * Read the player's seat from an address such as `?seat=2`, 0 for both; null if the game is not
 * local.
 */
function seatIn(search: string) {
  const named = new URLSearchParams(search).get('seat');
  return [0 as const, ...PLAYERS].find((seat) => String(seat) === named) ?? null;
}

/** Scroll the line to the move on show. */
function followLine(root: HTMLElement) {
  const now = root.querySelector('.line-moves .now')?.parentElement;
  const list = now?.parentElement;
  if (now && list) list.scrollLeft = now.offsetLeft - (list.clientWidth - now.clientWidth) / 2;
}

/** Keep the position on show in the address, for a reload. */
function keepPlace(page: Page, review: Review) {
  let kept = review.state.at;
  let timer = 0;
  const keep = () => {
    const address = new URL(location.href);
    address.searchParams.set('at', String(kept));
    history.replaceState(null, '', address);
  };
  page.listen('reopen', keep); // when the server is back, it shows the same position
  const unwatch = review.store.watch(({ at }) => {
    if (at === kept) return;
    kept = at;
    clearTimeout(timer);
    timer = window.setTimeout(keep, SETTLED);
  });
  return () => {
    unwatch();
    clearTimeout(timer);
  };
}
