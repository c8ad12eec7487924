/** The page of a review: connects the headless review to the server, to keys and to templates. */
import { PACKED, recordIn } from '../board/packing.js';
import { Outdated, fetchGame, isAway, linesFrom, replayGame, replayText } from '../core/api.js';
import { pathOf, tagsIn } from '../core/links.js';
import { LOCAL_PATH } from '../core/local.js';
import { framesIn, seatsOf } from '../core/replays.js';
import { beginGame } from '../core/rules/fold.js';
import { PLAYERS } from '../core/seats.js';
import { isYou } from '../core/sentences.js';
import { t } from '../core/words.js';
import { bringFacesOf } from '../faces.js';
import { followMove } from '../following.js';
import { render } from '../vendor/lit-html.js';

import { openFinding } from './finding_page.js';
import { Following } from './following.js';
import { duelIn } from './link.js';
import { listen } from './reaching_page.js';
import { Review } from './review.js';
import { reviewPage } from './review_view.js';

/**
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('../game_page.js').Mounted} Mounted
 * @typedef {import('../views/page.js').Shell} Shell
 * @typedef {import('./review.js').Reviewed} Reviewed
 *
 * @typedef {(signal: AbortSignal) => AsyncIterable<import('./types.js').Line>} Ask
 */

/** How long a place is looked at before the address names it, in ms. */
const SETTLED = 300;

/**
 * The review of a game that the server keeps.
 * @param {HTMLElement} root
 * @param {Shell} shell
 * @param {Promise<Patches>} known
 * @param {string} id
 * @returns {Promise<Mounted>}
 */
export async function openGameReview(root, shell, known, id) {
  const [game, replay, patches] = await Promise.all([fetchGame(id), replayGame(id), known]);
  const folded = beginGame(game, patches);
  if (folded === null) throw new Outdated(t('page-outdated'));
  const { seats } = folded;
  bringFacesOf(seats);
  const own = PLAYERS.find((player) => isYou(seats, player)) ?? null;
  const frames = framesIn(replay, patches);
  const reviewed = { frames, seats, own, back: `/game/${id}` };
  const ask = (/** @type {AbortSignal} */ signal) =>
    linesFrom(`/api/games/${id}/review`, undefined, signal);
  return open(root, shell, reviewed, patches, ask);
}

/**
 * The review of a game in a link, as it is in the address.
 * @param {HTMLElement} root
 * @param {Shell} shell
 * @param {Promise<Patches>} known
 * @returns {Promise<Mounted>}
 */
export async function openLinkReview(root, shell, known) {
  const names = tagsIn(location.search);
  const [replay, patches] = await Promise.all([replayOf(location.hash), known]);
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
  const ask = (/** @type {AbortSignal} */ signal) =>
    linesFrom('/api/review', { text: replay.link }, signal);
  return open(root, shell, { frames, seats, own, back }, patches, ask);
}

/**
 * The game in a link: the server reads it, and where it is away the page does what it can.
 * @param {string} link   of one with variations the main line
 */
async function replayOf(link) {
  const text = link.startsWith(PACKED) ? await recordIn(link) : link;
  if (text === null) throw new Error(t('link-may-be-old'));
  try {
    return await replayText(text);
  } catch (problem) {
    const replay = isAway(problem) ? duelIn(link) : null;
    if (replay === null) throw problem;
    return replay;
  }
}

/** One's own seat in an address: `?seat=2`. @param {string} search */
function seatIn(search) {
  const named = new URLSearchParams(search).get('seat');
  return PLAYERS.find((player) => String(player) === named) ?? null;
}

/**
 * @param {HTMLElement} root
 * @param {Shell} shell
 * @param {Reviewed} reviewed
 * @param {Patches} patches
 * @param {Ask} ask
 * @returns {Mounted}
 */
function open(root, shell, reviewed, patches, ask) {
  const at = new URLSearchParams(location.search).get('at');
  const review = new Review(reviewed, patches, at === null ? undefined : Number(at) || 0);
  const following = new Following({
    open: ask,
    later: (run, milliseconds) => window.setTimeout(run, milliseconds),
    forget: (timer) => window.clearTimeout(timer),
    take: (line) => review.take(line),
    tell: (course) => review.store.dispatch({ course }),
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
  return {
    draw: page.draw,
    close: () => {
      for (const stop of stops) stop();
    },
  };
}

/**
 * What draws the review, or the question that it asks.
 * @param {HTMLElement} root
 * @param {Review} review
 * @param {Shell} shell
 * @param {() => void} again
 * @returns {Mounted}
 */
function drawing(root, review, shell, again) {
  /** @type {Mounted | null} */
  let question = null;
  /** @type {import('./document.js').Judged | null} */
  let asked = null;
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

/** The moves of a line follow the one on show. @param {HTMLElement} root */
function followLine(root) {
  const now = root.querySelector('.line-moves .now')?.parentElement;
  const list = now?.parentElement;
  if (now && list) list.scrollLeft = now.offsetLeft - (list.clientWidth - now.clientWidth) / 2;
}

/** Let the address name the position on show, so that a reload shows it again. */
function keepPlace(/** @type {Review} */ review) {
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
