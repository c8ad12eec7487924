/** Beside a recorded game: the form that goes on from the position on show. */
import { COMPUTER_LEVELS } from '../core/figures.js';
import { html, nothing } from '../vendor/lit-html.js';
import { valueOf } from './fields.js';

/**
 * @typedef {import('../core/play_on.js').PlayOn} PlayOn
 * @typedef {import('../core/play_on.js').PlayOnState} PlayOnState
 */

/**
 * @param {PlayOn} playOn
 * @param {number} index   of the position on show
 */
export function playOnForm(playOn, index) {
  const state = playOn.store.get();
  const opponents = playOn.isSolo
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
    playOn.start(index);
  };
  return html`<form class="panel play-on" @submit=${submit} aria-labelledby="on-heading">
    <h2 id="on-heading">Play on from here</h2>
    <label
      >Against
      <select
        data-testid="on-opponent"
        @change=${(/** @type {Event} */ event) => playOn.store.dispatch(opponentOf(valueOf(event)))}
      >
        ${opponents.map(
          ([key, label]) =>
            html`<option value=${key} ?selected=${chosen === key}>${label}</option>`,
        )}
      </select></label
    >
    ${
      playOn.isSolo
        ? nothing
        : html`<label
            >You are
            <select
              data-testid="on-first"
              @change=${(/** @type {Event} */ event) =>
                playOn.store.dispatch({
                  first: /** @type {PlayOnState['first']} */ (valueOf(event)),
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
 * The state for an entry of the list: a level of the computer, a person or the Automa.
 * @param {string} key
 * @returns {Partial<PlayOnState>}
 */
function opponentOf(key) {
  if (key === 'person' || key === 'automa') return { opponent: key };
  return { opponent: 'computer', strength: Number(key) };
}
