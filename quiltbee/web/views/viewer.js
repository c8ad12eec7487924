/** The page that shows a game from outside, position by position. */
import { landing } from '../core/queries.js';
import { COMPUTER_LEVELS } from '../core/levels.js';
import { html, nothing } from '../vendor/lit-html.js';
import { seatsOf } from '../core/viewer.js';
import { turnReason, turnTitle } from '../core/sentences.js';
import { automaBar, automaPanel } from './automa/panel.js';
import { valueOf } from './fields.js';
import { moveList } from './moves.js';
import { head } from './page.js';
import { playerBar } from './player.js';
import { quilt } from './quilt.js';
import { result } from './result.js';
import { ring } from './ring.js';
import { summary } from './summary.js';
import { timeBoard } from './time_board.js';

/**
 * @typedef {import('../core/types.js').Move} Move
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('../core/viewer.js').Viewer} Viewer
 * @typedef {import('../core/viewer.js').ViewerState} ViewerState
 * @typedef {import('./page.js').Shell} Shell
 */

/**
 * @param {ViewerState} state
 * @param {Viewer} viewer
 * @param {Shell} shell
 */
export function viewerPage(state, viewer, shell) {
  const { replay, index } = state;
  const frame = replay.frames[index];
  const seats = seatsOf(replay);
  const { letters, look } = shell.settings;
  const moves = replay.frames
    .slice(1)
    .map(
      ({ move, player }, each) =>
        /** @type {Move} */ ({ number: each + 1, player: player ?? 1, move: move ?? 'pass' }),
    );
  const onLook = () => shell.change({ look: look === 'cloth' ? 'thread' : 'cloth' });
  const list = moveList(moves, index, seats, viewer.patches, (each) => viewer.look(each));
  return html`${head(shell)}
    <main class=${`table ${frame.automa ? 'solo' : 'screen'} viewer`} data-stage=${frame.stage}>
      <section class="turn" aria-labelledby="turn-heading">
        <div>
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${index === 0 ? 'First position' : `After move ${index}`}: ${turnTitle(frame, seats)}
          </h1>
          <p data-testid="turn-reason">${turnReason(frame, seats)}</p>
        </div>
        ${
          replay.comment
            ? html`<p class="notice" data-testid="notice">${replay.comment}</p>`
            : nothing
        }
      </section>
      <div class="column own">
        ${side(state, viewer, 1, letters)} ${frame.automa ? list : nothing}
      </div>
      <div class="column middle">
        ${frame.result ? result(frame, seats, nothing) : playOn(state, viewer)}
        ${timeBoard(frame, seats, look, onLook)}
      </div>
      <div class="column other">
        ${
          frame.automa
            ? automaSide(frame, frame.automa, seats, viewer, letters)
            : side(state, viewer, 2, letters)
        }
        ${frame.automa ? nothing : list}
      </div>
      ${ring(frame.ring, viewer.patches, letters)} ${summary(frame, seats, viewer.patches)}
    </main>`;
}

/**
 * @param {ViewerState} state
 * @param {Viewer} viewer
 * @param {Player} player
 * @param {boolean} lettered
 */
function side({ replay, index, walks }, viewer, player, lettered) {
  const frame = replay.frames[index];
  const seats = seatsOf(replay);
  const place = `${player === 1 ? 'front' : 'back'} p${player}`;
  return html`<div class=${`seat ${place}`}>${playerBar(frame, seats, player)}</div>
    <div class=${`spread ${place}`}>
      ${quilt({
        number: player,
        name: seats[player - 1].name,
        player: frame.players[player - 1],
        patches: viewer.patches,
        lettered,
        active: false,
        held: false,
        ghost: null,
        cursor: walks[player],
        last: frame.player === player ? landing(frame.move, viewer.patches) : null,
      })}
    </div>`;
}

/**
 * @param {import('../core/types.js').Frame} frame
 * @param {import('../core/types.js').Automa} automa
 * @param {import('../core/types.js').Seat[]} seats
 * @param {Viewer} viewer
 * @param {boolean} lettered
 */
function automaSide(frame, automa, seats, viewer, lettered) {
  return html`<div class="seat back p2">${automaBar(frame, seats, automa)}</div>
    ${automaPanel(frame, automa, { turns: automa.turns, run: 0 }, viewer.patches, lettered)}`;
}

/**
 * @param {ViewerState} state
 * @param {Viewer} viewer
 */
function playOn(state, viewer) {
  const solo = state.replay.frames[0].automa;
  const opponents = solo
    ? [['automa', 'Automa (alone)']]
    : [
        ...COMPUTER_LEVELS.map(({ level, name }) => [
          String(level),
          `Computer, level ${level}: ${name}`,
        ]),
        ['person', 'Two people here'],
      ];
  const chosen = state.opponent === 'computer' ? String(state.strength) : state.opponent;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    viewer.playOn();
  };
  return html`<form class="panel play-on" @submit=${submit} aria-labelledby="on-heading">
    <h2 id="on-heading">Play on from here</h2>
    <label
      >Against
      <select
        data-testid="on-opponent"
        @change=${(/** @type {Event} */ event) => viewer.store.dispatch(opponentOf(valueOf(event)))}
      >
        ${opponents.map(
          ([key, label]) =>
            html`<option value=${key} ?selected=${chosen === key}>${label}</option>`,
        )}
      </select></label
    >
    ${
      solo
        ? nothing
        : html`<label
            >You are
            <select
              data-testid="on-first"
              @change=${(/** @type {Event} */ event) =>
                viewer.store.dispatch({
                  first: /** @type {ViewerState['first']} */ (valueOf(event)),
                })}
            >
              <option value="you" ?selected=${state.first === 'you'}>player 1</option>
              <option value="opponent" ?selected=${state.first === 'opponent'}>player 2</option>
            </select></label
          >`
    }
    <button type="submit" class="main" data-testid="play-on" ?disabled=${state.busy}>
      Play on
    </button>
    <p class="notice" role="alert" ?hidden=${!state.error}>${state.error}</p>
  </form>`;
}

/**
 * What a choice of the list stands for: a level of the computer, or who else.
 * @param {string} key
 * @returns {Partial<ViewerState>}
 */
function opponentOf(key) {
  if (key === 'person' || key === 'automa') return { opponent: key };
  return { opponent: 'computer', strength: Number(key) };
}
