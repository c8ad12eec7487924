/** The page that shows a recorded game or a position. */
import { turnReason, turnTitle } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { recordFault } from '../views/error.ts';
import { copied, save } from '../views/about.ts';
import { icon } from '../views/icons.ts';
import { head, type Shell } from '../views/page.ts';
import { playOnForm } from './play_on_view.ts';
import { replayMoves, replaySide } from './replay_view.ts';
import { result } from '../views/result.ts';
import { offers } from '../views/market.ts';
import { comingUp } from '../views/ring.ts';
import { summary } from '../views/summary.ts';
import { timeBoard } from '../views/time_board.ts';
import { toAnalysis } from '../views/to_analysis.ts';
import type { PlayOn } from './play_on.ts';
import type { Viewer } from './viewer.ts';

export function viewerPage(viewer: Viewer, playOn: PlayOn, shell: Shell) {
  const { replay, frame, seats, state } = viewer;
  const { at } = state;
  const { letters, look } = shell.settings;
  const onLook = () => shell.change({ look: look === 'cloth' ? 'thread' : 'cloth' });
  return html`${head(shell, toAnalysis(shell, replay.link, at))}
    <main class=${`table ${frame.automa ? 'solo' : 'screen'} viewer`} data-stage=${frame.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${at === 0 ? t('start-position') : t('after-move', { number: String(at) })}:
            ${turnTitle(frame, seats)}
          </h1>
          <p data-testid="turn-reason">${turnReason(frame, seats)}</p>
          ${replay.comment ? recordFault(replay.comment) : nothing}
          ${viewer.moves > 0 ? toReview(viewer, shell) : nothing}
        </div>
        <div class="column own">
          ${replaySide(viewer, 1, letters)} ${comingUp(frame.ring, viewer.patches, letters)}
        </div>
        <div class="column middle">
          ${offers(frame, viewer.patches, letters)} ${replayMoves(viewer)}
          ${frame.result ? result(frame, seats, after(viewer, shell)) : playOnForm(playOn, at)}
        </div>
        <div class="column other">
          ${replaySide(viewer, 2, letters)} ${timeBoard(frame, seats, look, onLook)}
        </div>
      </div>
      <div class="below">${summary(frame, seats, viewer.patches)}</div>
    </main>`;
}

function toReview(viewer: Viewer, shell: Shell) {
  return html`<button
    type="button"
    class="to-review"
    data-testid="review"
    @click=${() => shell.go(`/review${viewer.path.slice(1)}`)}
  >
    ${icon('graph')}<span>${t('review')}</span>
  </button>`;
}

/** What can be done with a game that is over. */
function after(viewer: Viewer, shell: Shell) {
  const { said } = viewer.state;
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
    <button type="button" data-testid="download-record" @click=${() => save(viewer.replay.record)}>
      ${icon('download')}<span>${t('record')}</span>
    </button>
    <p class="small copied" role="status" data-testid="copied">${said}</p>`;
}
