/** The first page: start a game, return to one, open a record. */
import { COMPUTER_LEVELS } from '../core/figures.js';
import { levelSentence } from '../core/levels.js';
import { html, nothing } from '../vendor/lit-html.js';
import { cover } from './cover.js';
import { valueOf } from './fields.js';
import { head } from './page.js';
import { pick } from './pick.js';
import { soloPicks, soloTotals } from './automa/home.js';

/**
 * @typedef {import('../core/home.js').HomeState} HomeState
 * @typedef {import('../core/home.js').Home} Home
 * @typedef {import('./page.js').Shell} Shell
 */

/**
 * @param {HomeState} state
 * @param {Home} home
 * @param {Shell} shell
 */
export function homePage(state, home, shell) {
  return html`${head(shell)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>Sew a quilt, patch by patch</h1>
          <p>
            A game for two about buttons, time and empty spaces. Play here at once: against the
            computer, with someone beside you, or alone with the Automa’s cards.
          </p>
        </div>
        ${cover()}
      </div>
      ${newGame(state, home, shell)} ${recent(state, home, shell)} ${soloTotals(state)}
      ${opener(state, home)}
    </main>`;
}

/**
 * @param {HomeState} state
 * @param {Home} home
 * @param {Shell} shell
 */
function newGame(state, home, shell) {
  const { form } = state;
  const two = form.opponent === 'person';
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    home.start();
  };
  return html`<form class="panel new-game" @submit=${submit} aria-labelledby="new-heading">
    <h2 id="new-heading">New game</h2>
    ${pick(
      'opponent',
      'Opponent',
      [
        ['computer', 'Computer'],
        ['person', 'Two people here'],
        ['automa', 'Automa (alone)'],
      ],
      form.opponent,
      (value) => home.set({ opponent: /** @type {HomeState['form']['opponent']} */ (value) }),
    )}
    ${form.opponent === 'computer' ? strengthPick(form, home, shell) : nothing}
    ${
      two
        ? html`<div class="names">
            ${['First name', 'Second name'].map(
              (label, index) =>
                html`<label
                  >${label}
                  <input
                    data-testid=${`name-${index + 1}`}
                    maxlength="24"
                    autocomplete="off"
                    .value=${form.names[index]}
                    @input=${(/** @type {Event} */ event) => home.name(index, valueOf(event))}
                /></label>`,
            )}
          </div>`
        : nothing
    }
    ${
      form.opponent === 'automa'
        ? soloPicks(form, home)
        : pick(
            'first',
            'Player 1, who begins',
            two
              ? [
                  ['you', form.names[0] || 'First'],
                  ['opponent', form.names[1] || 'Second'],
                  ['random', 'By lot'],
                ]
              : [
                  ['you', 'You'],
                  ['opponent', 'Computer'],
                  ['random', 'By lot'],
                ],
            form.first,
            (value) => home.set({ first: /** @type {HomeState['form']['first']} */ (value) }),
          )
    }
    ${pick(
      'board',
      'Time board',
      [
        ['revised', 'Revised'],
        ['original', 'Original'],
      ],
      form.board,
      (value) => home.set({ board: /** @type {HomeState['form']['board']} */ (value) }),
    )}
    <label class="seed"
      >Seed of the circle <span class="small">(any text; empty: a new one)</span>
      <input
        data-testid="seed"
        maxlength="64"
        autocomplete="off"
        .value=${form.seed}
        @input=${(/** @type {Event} */ event) => home.set({ seed: valueOf(event) })}
    /></label>
    <button type="submit" class="main start" data-testid="start-game" ?disabled=${state.busy}>
      ${state.busy ? 'Starting…' : 'Start the game'}
    </button>
    <p class="notice" role="alert" ?hidden=${!state.error} data-testid="home-error">
      ${state.error}
    </p>
  </form>`;
}

/**
 * @param {HomeState['form']} form
 * @param {Home} home
 * @param {Shell} shell
 */
function strengthPick({ strength }, home, shell) {
  const choose = (/** @type {string} */ value) => {
    home.set({ strength: Number(value) });
    shell.change({ strength: Number(value) });
  };
  return html`${pick(
      'strength',
      'Level of the computer',
      COMPUTER_LEVELS.map(({ level }) => [String(level), String(level)]),
      String(strength),
      choose,
    )}
    <p class="small explain" data-testid="strength-words">${levelSentence(strength)}</p>`;
}

/**
 * @param {HomeState} state
 * @param {Home} home
 * @param {Shell} shell
 */
function recent(state, home, shell) {
  if (state.recent.length === 0) return nothing;
  const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return html`<section class="panel recent" aria-labelledby="recent-heading">
    <h2 id="recent-heading">Your games</h2>
    <ul data-testid="recent-games">
      ${state.recent.map(
        (game) =>
          html`<li>
            <a
              href=${`/game/${game.id}`}
              @click=${(/** @type {MouseEvent} */ event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                shell.go(`/game/${game.id}`);
              }}
              >${game.title}</a
            >
            <span class="small">${day.format(game.when)}</span>
            <button
              type="button"
              class="quiet"
              aria-label=${`Forget ${game.title}, ${day.format(game.when)}`}
              @click=${() => home.forget(game.id)}
            >
              Forget
            </button>
          </li>`,
      )}
    </ul>
  </section>`;
}

/**
 * @param {HomeState} state
 * @param {Home} home
 */
function opener(state, home) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLTextAreaElement} */ (
      /** @type {HTMLFormElement} */ (event.target).elements.namedItem('text')
    );
    home.open(field.value);
  };
  return html`<form class="panel opener" @submit=${submit} aria-labelledby="open-heading">
    <h2 id="open-heading">Open a record, link or position</h2>
    <label for="open-text">Paste the text</label>
    <textarea
      id="open-text"
      name="text"
      rows="4"
      spellcheck="false"
      data-testid="open-text"
    ></textarea>
    <div class="row">
      <button type="submit" data-testid="open-game" ?disabled=${state.opening}>
        ${state.opening ? 'Opening…' : 'Open'}
      </button>
      <label class="button file"
        >Choose a file<input
          type="file"
          accept=".pgr,.txt,text/plain"
          data-testid="open-file"
          @change=${(/** @type {Event} */ event) => openFile(event, home)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!state.openError} data-testid="open-error">
      ${state.openError}
    </p>
  </form>`;
}

/**
 * Open the chosen file and clear the input, so that the same file can be chosen again.
 * @param {Event} event
 * @param {Home} home
 */
async function openFile(event, home) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  if (!file) return;
  await home.openFile(file);
  input.value = '';
}
