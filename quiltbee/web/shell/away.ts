/** A notice while the server can't be reached, with links to everything that works without it. */
import { addBar } from './sheet.ts';
import { call, reach } from '../core/api.ts';
import { COMPUTER_LEVELS } from '../core/generated/figures.ts';
import { computerSentence } from '../core/levels.ts';
import { LOCAL_OPPONENTS, localPath } from '../core/links.ts';
import { t } from '../core/words.ts';
import { html, nothing, render } from 'lit-html';
import { linkButton, withIcon } from '../views/icons.ts';
import { isLocalUnderWay, loadSettings } from './settings.ts';

/** The wait before the server is asked again, in ms. */
const PATIENCE = 3000;
/** How long the notice that the server is back stays, in ms. */
const WELCOME = 6000;

export function withoutServer() {
  const kept = goOn();
  return html`<span class="without-server">
    ${kept === nothing ? begin(loadSettings().strength) : kept}
    ${linkButton('aid-offline', '/aid', withIcon('help', t('tab-aid')))}
  </span>`;
}

/** Link to a game in this browser, if one is under way. */
export function goOn() {
  const opponent = LOCAL_OPPONENTS.find(isLocalUnderWay);
  if (!opponent) return nothing;
  return linkButton('play-offline', localPath(opponent), withIcon('button', t('offline-go-on')));
}

function gameAt(level: number | string) {
  return `/offline?level=${level}`;
}

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
    ${linkButton('play-offline', gameAt(level), withIcon('button', t('offline-play')))}`;
}

/**
 * Show a bar at the lower edge of the page while the server is away.
 * @param again  reopens the page
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
