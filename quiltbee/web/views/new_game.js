/** The form for a new game: against whom, and what is settled before it begins. */
import { COMPUTER_LEVELS } from '../core/figures.js';
import { levelSentence } from '../core/levels.js';
import { SPEEDS } from '../core/speeds.js';
import { html, nothing } from '../vendor/lit-html.js';
import { soloPicks } from './automa/home.js';
import { editionPick } from './edition_pick.js';
import { isTicked, valueOf } from './fields.js';
import { pick } from './pick.js';

/**
 * @typedef {import('../core/home.js').GameForm} GameForm
 * @typedef {import('../core/home.js').Home} Home
 * @typedef {import('../core/home.js').HomeState} HomeState
 * @typedef {import('../core/speeds.js').Speed} Speed
 * @typedef {import('./page.js').Shell} Shell
 */

/**
 * The three cards, and in each the ways to play; a card with one way is chosen as a whole.
 * @type {[title: string, note: string, ways: [GameForm['opponent'], string][]][]}
 */
const CARDS = [
  ['Against the computer', 'Ten levels, from first game to master', [['computer', '']]],
  [
    'Two players',
    '',
    [
      ['person', 'One screen'],
      ['friend', 'A friend, by link'],
      ['anyone', 'Anyone online'],
    ],
  ],
  ['Solo (Automa)', 'A deck of cards plays the other side', [['automa', '']]],
];
/** What the button says. */
const STARTS = {
  computer: 'Start',
  person: 'Start',
  automa: 'Start',
  friend: 'Invite a friend',
  anyone: 'Open the table',
};

/**
 * @param {HomeState} state
 * @param {Home} home
 * @param {Shell} shell
 */
export function newGame(state, home, shell) {
  const { form } = state;
  const isRemote = form.opponent === 'friend' || form.opponent === 'anyone';
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    home.start();
  };
  return html`<form class="panel new-game" @submit=${submit} aria-labelledby="new-heading">
    <h2 id="new-heading">New game</h2>
    ${cards(form, home)}
    <div class="choices">
      ${form.opponent === 'computer' ? strengthPick(form, home, shell) : nothing}
      ${form.opponent === 'person' ? names(form, home) : nothing}
      ${isRemote ? remotePicks(form, home) : nothing}
      ${form.opponent === 'automa' ? soloPicks(form, home) : nothing}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${state.busy}>
        ${state.busy ? 'Starting…' : STARTS[form.opponent]}
      </button>
      <p class="notice" role="alert" ?hidden=${!state.error} data-testid="home-error">
        ${state.error}
      </p>
    </div>
    ${editionPick(shell)} ${moreOptions(form, home, isRemote)}
  </form>`;
}

/**
 * What few people change.
 * @param {GameForm} form
 * @param {Home} home
 * @param {boolean} isRemote
 */
function moreOptions(form, home, isRemote) {
  return html`<details class="fold more-options">
    <summary data-testid="more-options">More options</summary>
    <div class="choices">
      ${form.opponent === 'automa' ? nothing : firstPick(form, home)}
      ${pick(
        'board',
        'Time board',
        [
          ['revised', 'Revised'],
          ['original', 'Original'],
        ],
        form.board,
        (value) => home.set({ board: /** @type {GameForm['board']} */ (value) }),
      )}
      ${isRemote && form.rated ? nothing : seedField(form, home)}
    </div>
  </details>`;
}

/** @param {GameForm} form @param {Home} home */
function cards(form, home) {
  return html`<fieldset class="cards">
    <legend class="visually-hidden">Opponent</legend>
    ${CARDS.map(([title, note, ways]) => card(title, note, ways, form, home))}
  </fieldset>`;
}

/**
 * @param {string} title
 * @param {string} note
 * @param {[GameForm['opponent'], string][]} ways
 * @param {GameForm} form
 * @param {Home} home
 */
function card(title, note, ways, form, home) {
  const chosen = ways.some(([way]) => way === form.opponent) ? 'chosen' : '';
  const radio = (/** @type {GameForm['opponent']} */ way) =>
    html`<input
      type="radio"
      name="opponent"
      value=${way}
      data-testid=${`opponent-${way}`}
      .checked=${form.opponent === way}
      @change=${() => home.set({ opponent: way })}
    />`;
  if (ways.length === 1)
    return html`<label class=${`card-choice ${chosen}`}
      >${radio(ways[0][0])}<b>${title}</b> <span class="small">${note}</span></label
    >`;
  return html`<div class=${`card-choice ${chosen}`}>
    <b>${title}</b>
    <div class="ways">
      ${ways.map(([way, label]) => html`<label>${radio(way)}<span>${label}</span></label>`)}
    </div>
  </div>`;
}

/** @param {GameForm} form @param {Home} home */
function names(form, home) {
  return html`<div class="names">
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
  </div>`;
}

/**
 * What is settled only where two people sit at two places.
 * @param {GameForm} form
 * @param {Home} home
 */
function remotePicks(form, home) {
  const speed = SPEEDS.find(({ key }) => key === form.speed) ?? SPEEDS[0];
  return html`<label class="own-name"
      >Your name <span class="small">(as the other player sees it)</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder="Guest"
        .value=${form.name}
        @input=${(/** @type {Event} */ event) => home.set({ name: valueOf(event) })}
    /></label>
    ${pick(
      'clock',
      'Clock',
      SPEEDS.map(({ key, label }) => [key, label]),
      form.speed,
      (value) => home.set({ speed: /** @type {Speed} */ (value) }),
    )}
    <p class="small explain" data-testid="clock-words">${speed.label}: ${speed.note}.</p>
    <div class="ticks">
      ${tick('rated', 'Rated', 'counts for both ratings', form.rated, (rated) =>
        home.set({ rated }),
      )}
      ${tick(
        'takebacks',
        'Takebacks',
        form.rated ? 'never in a rated game' : 'when the other player agrees',
        form.takebacks && !form.rated,
        (takebacks) => home.set({ takebacks }),
        form.rated,
      )}
    </div>`;
}

/**
 * @param {string} name
 * @param {string} label
 * @param {string} note
 * @param {boolean} on
 * @param {(on: boolean) => void} onChange
 * @param {boolean} [fixed]
 */
function tick(name, label, note, on, onChange, fixed = false) {
  return html`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${name}
      .checked=${on}
      ?disabled=${fixed}
      @change=${(/** @type {Event} */ event) => onChange(isTicked(event))}
    /><span>${label} <span class="small">${note}</span></span></label
  >`;
}

/** @param {GameForm} form @param {Home} home */
function firstPick(form, home) {
  const [you, other] = sides(form);
  return pick(
    'first',
    'Who goes first?',
    [
      ['you', you],
      ['opponent', other],
      ['random', 'Random'],
    ],
    form.first,
    (value) => home.set({ first: /** @type {GameForm['first']} */ (value) }),
  );
}

/** How the two sides are called before the game. @param {GameForm} form */
function sides({ opponent, names: [first, second] }) {
  if (opponent === 'person') return [first || 'First', second || 'Second'];
  if (opponent === 'friend') return ['You', 'Your friend'];
  return ['You', opponent === 'computer' ? 'Computer' : 'The other player'];
}

/** @param {GameForm} form @param {Home} home */
function seedField(form, home) {
  return html`<label class="seed"
    >Setup code <span class="small">(optional: the same code deals the same patches)</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${form.seed}
      @input=${(/** @type {Event} */ event) => home.set({ seed: valueOf(event) })}
  /></label>`;
}

/**
 * @param {GameForm} form
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
      'Difficulty',
      COMPUTER_LEVELS.map(({ level }) => [String(level), String(level)]),
      String(strength),
      choose,
    )}
    <p class="small explain" data-testid="strength-words">${levelSentence(strength)}</p>`;
}
