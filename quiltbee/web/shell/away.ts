/** When the server can't be reached: the page says so, what works without it, and asks again. */
import { addBar } from './bars.ts';
import { call, reach } from '../core/api.ts';
import { COMPUTER_LEVELS } from '../core/generated/figures.ts';
import { computerSentence } from '../core/levels.ts';
import { LOCAL_OPPONENTS, localPath } from '../core/local.ts';
import { t } from '../core/words.ts';
import { html, nothing, render } from 'lit-html';
import { icon } from '../views/icons.ts';
import { isLocalUnderWay, loadSettings } from './settings.ts';

/** How long until the server is asked again, in ms. */
const PATIENCE = 3000;
/** How long it is said that the server is back, in ms. */
const WELCOME = 6000;

/** What works without the server. */
export function withoutServer() {
  const kept = goOn();
  return html`<span class="without-server">
    ${kept === nothing ? begin(loadSettings().strength) : kept}
    <a class="button" href="/aid" data-testid="aid-offline"
      >${icon('help')}<span>${t('tab-aid')}</span></a
    >
  </span>`;
}

/** The way back to a game in this browser; nothing without any. */
export function goOn() {
  const opponent = LOCAL_OPPONENTS.find(isLocalUnderWay);
  if (!opponent) return nothing;
  return html`<a class="button" href=${localPath(opponent)} data-testid="play-offline"
    >${icon('button')}<span>${t('offline-go-on')}</span></a
  >`;
}

function gameAt(level: number | string) {
  return `/offline?level=${level}`;
}

/** A new game at the level that is chosen. */
function begin(level: number) {
  const choose = ({ target }: Event) => {
    const select = target as HTMLSelectElement;
    const link = select.parentElement?.querySelector('a');
    if (link) link.href = gameAt(select.value);
  };
  return html`<select
      aria-label=${t('offline-level')}
      data-testid="level-offline"
      @change=${choose}
    >
      ${COMPUTER_LEVELS.map(
        ({ level: each }) =>
          html`<option value=${each} ?selected=${each === level}>
            ${computerSentence(each)}
          </option>`,
      )}
    </select>
    <a class="button" href=${gameAt(level)} data-testid="play-offline"
      >${icon('button')}<span>${t('offline-play')}</span></a
    >`;
}

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
      render(html`${text} ${withoutServer()}`, bar);
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
