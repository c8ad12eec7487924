/** The way back to a game that is in this browser alone. */
import { LOCAL_OPPONENTS, localPath } from '../core/local.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { icon } from '../views/icons.ts';
import { isLocalUnderWay } from './settings.ts';

/** A link to it; nothing without any. */
export function goOn() {
  const opponent = LOCAL_OPPONENTS.find(isLocalUnderWay);
  if (!opponent) return nothing;
  return html`<a class="button" href=${localPath(opponent)} data-testid="play-offline"
    >${icon('button')}<span>${t('offline-go-on')}</span></a
  >`;
}
