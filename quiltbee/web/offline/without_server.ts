/** What works without the server: the way back to a game in this browser, or a new one. */
import { COMPUTER_LEVELS } from '../core/generated/figures.ts';
import { computerSentence } from '../core/levels.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { icon } from '../views/icons.ts';
import { goOn } from '../shell/go_on.ts';
import { loadSettings } from '../shell/settings.ts';

export function withoutServer() {
  const kept = goOn();
  return html`<span class="without-server">
    ${kept === nothing ? begin(loadSettings().strength) : kept}
    <a class="button" href="/aid" data-testid="aid-offline"
      >${icon('help')}<span>${t('tab-aid')}</span></a
    >
  </span>`;
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
