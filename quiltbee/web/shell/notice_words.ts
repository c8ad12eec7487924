/** The texts of notifications, over an open page and for `push.ts`. */
import { addBar } from './sheet.ts';
import { quietKinds, subscriptionHere } from './notices.ts';
import { call } from '../core/api.ts';
import { NOTICES } from '../core/generated/figures.ts';
import { language, t } from '../core/words.ts';
import { html, render } from 'lit-html';
import { button } from '../views/icons.ts';
import type { NoticeNews, RoundBegun } from '../core/generated/messages.ts';
import type { Shell } from '../views/page.ts';

/** Store the texts of notifications where `push.ts` finds them while no page is open. */
export async function keepNoticeWords() {
  const titles = Object.entries(NOTICES).map(([kind, title]) => [title, t(`notice-${kind}`)]);
  const words = { titles: Object.fromEntries(titles), body: t('notice-body'), lang: language() };
  const cache = await caches.open('notices');
  await cache.put('/notice-words', new Response(JSON.stringify(words)));
}

/** Tell the server which notifications this browser wants, if it is subscribed. */
export async function keepQuiet(settings: Shell['settings']) {
  const subscription = await subscriptionHere();
  if (subscription) await call('POST /api/me/push', { subscription, quiet: quietKinds(settings) });
}

/** Announce an event in a game on every page but that of its table. */
export function announceNotice({ kind, game }: NoticeNews) {
  announce(t(`notice-${kind}`), `/game/${game}`, t('to-your-game'));
}

/** Announce a new round, or the end of a tournament. */
export function announceRound({ tournament, name, round, game }: RoundBegun) {
  const sentence = roundSentence(name, round, game);
  if (game) announce(sentence, `/game/${game}`, t('to-your-game'));
  else announce(sentence, `/tournaments/${tournament}`, t('to-tournament'));
}

export function roundSentence(name: string, round: number, game: string | null) {
  if (round === 0) return t('tournament-over-told', { name });
  return t(game ? 'round-begun' : 'round-begun-bye', { name, round });
}

/** @param way  the label of the link */
function announce(sentence: string, address: string, way: string) {
  if (location.pathname === address) return;
  const bar = document.getElementById('round-bar') ?? newBar();
  bar.dataset.until = address;
  render(
    html`<p role="status">${sentence}</p>
      <a class="button main" href=${address} data-testid="to-round">${way}</a>
      ${button('close-round', t('close'), () => bar.remove())}`,
    bar,
  );
}

function newBar() {
  const bar = document.createElement('aside');
  bar.id = 'round-bar';
  bar.ariaLabel = t('notices');
  bar.dataset.testid = 'round-bar';
  addBar(bar);
  return bar;
}
