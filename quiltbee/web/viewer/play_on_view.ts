/** Beside a recorded game: the form that goes on from the position on show. */
import { COMPUTER_LEVELS } from '../core/generated/figures.ts';
import { computerSentence } from '../core/levels.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { errorLine } from '../views/error.ts';
import { valueOf } from '../views/fields.ts';
import type { PlayOn, PlayOnState } from './play_on.ts';

/** @param index  of the position on show */
export function playOnForm(playOn: PlayOn, index: number) {
  const state = playOn.store.get();
  const opponents = playOn.isSolo
    ? [['automa', t('automa-alone')]]
    : [
        ...COMPUTER_LEVELS.map(({ level }) => [String(level), computerSentence(level)]),
        ['person', t('two-people-here')],
      ];
  const chosen = state.opponent === 'computer' ? String(state.strength) : state.opponent;
  const submit = (event: Event) => {
    event.preventDefault();
    playOn.start(index);
  };
  return html`<form class="panel play-on" @submit=${submit} aria-labelledby="on-heading">
    <h2 id="on-heading">${t('play-on-here')}</h2>
    <label
      >${t('against')}
      <select
        data-testid="on-opponent"
        @change=${(event: Event) => playOn.store.dispatch(opponentOf(valueOf(event)))}
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
            >${t('you-are')}
            <select
              data-testid="on-first"
              @change=${(event: Event) =>
                playOn.store.dispatch({
                  first: valueOf(event) as PlayOnState['first'],
                })}
            >
              <option value="you" ?selected=${state.first === 'you'}>${t('player-one')}</option>
              <option value="opponent" ?selected=${state.first === 'opponent'}>
                ${t('player-two')}
              </option>
            </select></label
          >`
    }
    <button type="submit" class="main" data-testid="play-on" ?disabled=${state.busy}>
      ${t('play-on')}
    </button>
    ${errorLine(state.error, 'play-on-error')}
  </form>`;
}

/** The state for an entry of the list: a level of the computer, a person or the Automa. */
function opponentOf(key: string): Partial<PlayOnState> {
  if (key === 'person' || key === 'automa') return { opponent: key };
  return { opponent: 'computer', strength: Number(key) };
}
