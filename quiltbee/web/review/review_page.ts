/** The page of a review: connects the headless review to the server, to keys and to templates. */
import { stopping } from '../table/at_table.ts';
import { fetchGame, linesFrom, Outdated } from '../core/api.ts';
import { pathOf, tagsIn } from '../core/links.ts';
import { LOCAL_PATH, PLAYERS } from '../core/seats.ts';
import { framesIn, openReplay, seatsOf } from '../core/replays.ts';
import { beginGame } from '../core/rules/fold.ts';
import { framesOfGame } from '../core/rules/replay.ts';
import { TIMERS } from '../core/timers.ts';
import { isYou } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { bringFacesOf } from '../table/faces.ts';
import { followMove } from '../table/stepping.ts';
import { render } from 'lit-html';
import { openFinding } from './finding_page.ts';
import { Following } from './following.ts';
import { listen } from './reaching_page.ts';
import { Review, type Reviewed } from './review.ts';
import { reviewPage } from './review_view.ts';
import type { Place } from '../shell/opening.ts';
import type { Judged } from './document.ts';
import type { Line } from './types.ts';
import type { Mounted } from '../table/game_page.ts';
import type { Patches } from '../core/types.ts';
import type { Shell } from '../views/page.ts';

type Ask = (signal: AbortSignal) => AsyncIterable<Line>;

/** How long a place is looked at before the address names it, in ms. */
const SETTLED = 300;

export async function openGameReview(place: Place, id: string): Promise<Mounted> {
  const { root, shell } = place;
  const [game, patches] = await Promise.all([fetchGame(id), place.patches]);
  const folded = beginGame(game, patches);
  if (folded === null) throw new Outdated(t('page-outdated'));
  const { seats } = folded;
  bringFacesOf(seats);
  const own = PLAYERS.find((player) => isYou(seats, player)) ?? null;
  const frames = framesOfGame(folded, patches);
  const reviewed = { frames, seats, own, back: `/game/${id}` };
  const ask = (signal: AbortSignal) =>
    linesFrom('GET /api/games/{game}/review', { game: id }, signal);
  return open(root, shell, reviewed, patches, ask);
}

export async function openLinkReview(place: Place): Promise<Mounted> {
  const { root, shell } = place;
  const names = tagsIn(location.search);
  const patches = await place.patches;
  const replay = await openReplay(location.hash, patches);
  const tags = { ...names, ...replay.tags };
  const frames = framesIn(replay, patches);
  const own = replay.automa ? 1 : seatIn(location.search);
  const seats = seatsOf({ ...replay, tags }).map((seat, index) => ({
    ...seat,
    yours: own === index + 1,
  }));
  // A seat is named only for the game that this browser keeps by itself.
  const isLocal = own !== null && replay.automa === null;
  const back = isLocal ? LOCAL_PATH : pathOf(replay.link, [tags.Player1, tags.Player2]);
  const ask = (signal: AbortSignal) => linesFrom('POST /api/review', { text: replay.link }, signal);
  return open(root, shell, { frames, seats, own, back }, patches, ask);
}

/** One's own seat in an address: `?seat=2`. */
function seatIn(search: string) {
  const named = new URLSearchParams(search).get('seat');
  return PLAYERS.find((player) => String(player) === named) ?? null;
}

function open(
  root: HTMLElement,
  shell: Shell,
  reviewed: Reviewed,
  patches: Patches,
  ask: Ask,
): Mounted {
  const at = new URLSearchParams(location.search).get('at');
  const review = new Review(reviewed, patches, at === null ? undefined : Number(at) || 0);
  const following = new Following({
    open: ask,
    ...TIMERS,
    take: (line) => review.take(line),
    tell: (stream) => review.store.dispatch({ stream }),
  });
  const page = drawing(root, review, shell, () => following.begin());
  const wake = () => following.wake();
  window.addEventListener('online', wake);
  const stops = [
    review.store.watch(page.draw),
    page.close,
    keepPlace(review),
    listen(root, review),
    () => window.removeEventListener('online', wake),
    () => following.stop(),
  ];
  if (review.moves > 0) following.begin();
  return { draw: page.draw, close: stopping(stops) };
}

/** What draws the review, or the question that it asks. */
function drawing(root: HTMLElement, review: Review, shell: Shell, again: () => void): Mounted {
  let question: Mounted | null = null;
  let asked: Judged | null = null;
  const draw = () => {
    const next = review.state.finding?.decision ?? null;
    const isOther = next !== asked;
    if (isOther) question?.close();
    asked = next;
    if (next === null) {
      question = null;
      render(reviewPage(review, shell, again), root);
      followMove(root);
      followLine(root);
    } else if (isOther) question = openFinding(root, review, shell);
    else question?.draw();
    if (isOther) {
      const first = root.querySelector('.judged, .quilt.active .cells');
      if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    }
  };
  return { draw, close: () => question?.close() };
}

/** The moves of a line follow the one on show. */
function followLine(root: HTMLElement) {
  const now = root.querySelector('.line-moves .now')?.parentElement;
  const list = now?.parentElement;
  if (now && list) list.scrollLeft = now.offsetLeft - (list.clientWidth - now.clientWidth) / 2;
}

/** Let the address name the position on show, so that a reload shows it again. */
function keepPlace(review: Review) {
  let kept = review.state.at;
  let timer = 0;
  const keep = () => {
    const address = new URL(location.href);
    address.searchParams.set('at', String(kept));
    history.replaceState(null, '', address);
  };
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
