/** The page that shows a recorded game or a position. */
import { turnReason, turnTitle } from '../core/sentences.js';
import { seatsOf } from '../core/replays.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { recordFault } from '../views/error.js';
import { copied, save } from '../views/about.js';
import { icon } from '../views/icons.js';
import { head } from '../views/page.js';
import { playOnForm } from './play_on_view.js';
import { replayMoves, side } from './replay_view.js';
import { result } from '../views/result.js';
import { offers } from '../views/market.js';
import { comingUp } from '../views/ring.js';
import { summary } from '../views/summary.js';
import { timeBoard } from '../views/time_board.js';

/**
 * @typedef {import('./play_on.js').PlayOn} PlayOn
 * @typedef {import('./viewer.js').Viewer} Viewer
 * @typedef {import('../views/page.js').Shell} Shell
 */

/**
 * @param {Viewer} viewer
 * @param {PlayOn} playOn
 * @param {Shell} shell
 */
export function viewerPage(viewer, playOn, shell) {
  const state = viewer.store.get();
  const { replay, index } = state;
  const frame = replay.frames[index];
  const seats = seatsOf(replay);
  const { letters, look } = shell.settings;
  const onLook = () => shell.change({ look: look === 'cloth' ? 'thread' : 'cloth' });
  return html`${head(shell)}
    <main class=${`table ${frame.automa ? 'solo' : 'screen'} viewer`} data-stage=${frame.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${index === 0 ? t('start-position') : t('after-move', { number: String(index) })}:
            ${turnTitle(frame, seats)}
          </h1>
          <p data-testid="turn-reason">${turnReason(frame, seats)}</p>
          ${replay.comment ? recordFault(replay.comment) : nothing}
          ${replay.frames.length > 1 ? toReview(viewer, shell) : nothing}
        </div>
        <div class="column own">
          ${side(state, viewer, 1, letters)} ${comingUp(frame.ring, viewer.patches, letters)}
        </div>
        <div class="column middle">
          ${offers(frame, viewer.patches, letters)} ${replayMoves(state, viewer)}
          ${frame.result ? result(frame, seats, after(viewer, shell)) : playOnForm(playOn, index)}
        </div>
        <div class="column other">
          ${side(state, viewer, 2, letters)} ${timeBoard(frame, seats, look, onLook)}
        </div>
      </div>
      <div class="below">${summary(frame, seats, viewer.patches)}</div>
    </main>`;
}

/** @param {Viewer} viewer @param {Shell} shell */
function toReview(viewer, shell) {
  return html`<button
    type="button"
    class="to-review"
    data-testid="review"
    @click=${() => shell.go(viewer.reviewPath)}
  >
    ${icon('graph')}<span>${t('review')}</span>
  </button>`;
}

/**
 * What can be done with a game that is over.
 * @param {Viewer} viewer
 * @param {Shell} shell
 */
function after(viewer, shell) {
  const { replay, said } = viewer.store.get();
  const copy = async () =>
    viewer.store.dispatch({ said: await copied(`${location.origin}${viewer.path}`) });
  return html`<button
      type="button"
      class="main"
      data-testid="play-again"
      @click=${() => shell.go('/')}
    >
      ${t('new-game')}
    </button>
    <button type="button" data-testid="copy-link" @click=${copy}>
      ${icon('link')}<span>${t('copy-link')}</span>
    </button>
    <button type="button" data-testid="download-record" @click=${() => save(replay.record)}>
      ${icon('download')}<span>${t('record')}</span>
    </button>
    <p class="small copied" role="status" data-testid="copied">${said}</p>`;
}
