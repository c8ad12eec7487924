/** When the server can't be reached: the page says so, what works without it, and asks again. */
import { addBar } from './bars.ts';
import { call, reach } from '../core/api.ts';
import { t } from '../core/words.ts';
import { html, nothing, render } from 'lit-html';
import { later } from './later.ts';

/** How long until the server is asked again, in ms. */
const PATIENCE = 3000;
/** How long it is said that the server is back, in ms. */
const WELCOME = 6000;

/**
 * Say at the lower edge of the page that the server is away, for as long as it is.
 * @param again  shows the page as the server now tells it
 */
export function watchAway(again: () => void) {
  const bar = document.createElement('div');
  bar.setAttribute('role', 'status');
  addBar(bar);
  let timer = 0;
  let wasAway = false;
  const hide = () => {
    bar.className = '';
    render(nothing, bar);
  };
  const welcome = () => {
    bar.className = 'returned';
    render(html`<p data-testid="back-again">${t('offline-back')}</p>`, bar);
    timer = window.setTimeout(hide, WELCOME);
    if (!document.querySelector('main.table')) again();
  };
  const draw = () => {
    const { away } = reach.get();
    clearTimeout(timer);
    if (away) {
      bar.className = 'away';
      const text = html`<p data-testid="away">${t('offline-away')}</p>`;
      render(text, bar);
      later('offline').then(({ withoutServer }) => {
        if (reach.get().away) render(html`${text} ${withoutServer()}`, bar);
      }, console.warn);
      timer = window.setTimeout(ask, PATIENCE);
    } else if (wasAway) welcome();
    wasAway = away;
  };
  const ask = async () => {
    await call('GET /api/me').catch(() => {}); // whether it answered is told by `reach`
    if (reach.get().away) timer = window.setTimeout(ask, PATIENCE);
  };
  reach.watch(draw);
  draw();
}
