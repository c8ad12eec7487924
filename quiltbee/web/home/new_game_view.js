/** The form for a new game: against whom, and what is settled before it begins. */
import { COMPUTER_LEVELS } from '../core/figures.js';
import { levelSentence } from '../core/levels.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { clockPick, ownClock } from './clock_pick_view.js';
import { nameOfBee } from './bees.js';
import { errorLine } from '../views/error.js';
import { face } from '../views/face.js';
import { soloPicks } from './solo_view.js';
import { editionPick } from '../views/edition_pick.js';
import { isTicked, valueOf } from '../views/fields.js';
import { pick } from '../views/pick.js';

/**
 * @typedef {import('./home.js').GameForm} GameForm
 * @typedef {import('./home.js').Home} Home
 * @typedef {import('./home.js').HomeState} HomeState
 * @typedef {import('../views/page.js').Shell} Shell
 */

/**
 * The three cards, and in each the ways to play; a card with one way is chosen as a whole.
 * @type {[title: string, ways: GameForm['opponent'][]][]}
 */
const CARDS = [
  ['card-computer', ['computer']],
  ['card-two', ['person', 'friend', 'anyone']],
  ['card-solo', ['automa']],
];
/** What the button says. */
const STARTS = {
  computer: 'start',
  person: 'start',
  automa: 'start',
  friend: 'invite-friend',
  anyone: 'open-table',
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
    <h2 id="new-heading">${t('new-game')}</h2>
    ${cards(form, home)}
    <div class="choices">
      ${form.opponent === 'computer' ? strengthPick(form, home, shell) : nothing}
      ${form.opponent === 'person' ? names(form, home) : nothing}
      ${isRemote ? remotePicks(form, home) : nothing}
      ${form.opponent === 'automa' ? soloPicks(form, home) : nothing}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${state.busy}>
        ${t(state.busy ? 'starting' : STARTS[form.opponent])}
      </button>
      ${errorLine(state.error, 'home-error')}
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
  const hasFirst = form.opponent !== 'automa' && !(isRemote && form.fair === 'cut');
  return html`<details class="fold more-options">
    <summary data-testid="more-options">${t('more-options')}</summary>
    <div class="choices">
      ${isRemote ? html`${ownClock(form, home)} ${fairPick(form, home)}` : nothing}
      ${hasFirst ? firstPick(form, home) : nothing}
      ${pick(
        'board',
        t('time-board'),
        [
          ['revised', t('short-board-revised')],
          ['original', t('short-board-original')],
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
    <legend class="visually-hidden">${t('opponent')}</legend>
    ${CARDS.map(([title, ways]) => card(title, ways, form, home))}
  </fieldset>`;
}

/**
 * @param {string} title   its key
 * @param {GameForm['opponent'][]} ways
 * @param {GameForm} form
 * @param {Home} home
 */
function card(title, ways, form, home) {
  const chosen = ways.includes(form.opponent) ? 'chosen' : '';
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
      >${radio(ways[0])}<b>${t(title)}</b> <span class="small">${t(`${title}-note`)}</span></label
    >`;
  return html`<div class=${`card-choice ${chosen}`}>
    <b>${t(title)}</b>
    <div class="ways">
      ${ways.map((way) => html`<label>${radio(way)}<span>${t(`way-${way}`)}</span></label>`)}
    </div>
  </div>`;
}

/** @param {GameForm} form @param {Home} home */
function names(form, home) {
  return html`<div class="names">
    ${['first-name', 'second-name'].map(
      (label, index) =>
        html`<label
          >${t(label)}
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
  return html`<label class="own-name"
      >${t('your-name')} <span class="small">${t('as-others-see')}</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder=${t('guest')}
        .value=${form.name}
        @input=${(/** @type {Event} */ event) => home.set({ name: valueOf(event) })}
    /></label>
    ${clockPick(form, home)}
    <div class="ticks">
      ${tick('rated', t('tick-rated'), t('tick-rated-note'), form.rated, (rated) =>
        home.set({ rated }),
      )}
      ${tick(
        'takebacks',
        t('tick-takebacks'),
        t(form.rated ? 'tick-takebacks-never' : 'tick-takebacks-note'),
        form.takebacks && !isFinal(form),
        (takebacks) => home.set({ takebacks }),
        isFinal(form),
      )}
    </div>`;
}

/** Whether nothing is taken back whatever was ticked. @param {GameForm} form */
function isFinal({ rated, fair }) {
  return rated || fair === 'both';
}

/** How the start is made fair. @param {GameForm} form @param {Home} home */
function fairPick({ fair }, home) {
  const ways = /** @type {const} */ (['usual', 'cut', 'both']);
  return html`${pick(
    'fair',
    t('starts-way'),
    ways.map((way) => [way, t(`starts-way-${way}`)]),
    fair,
    (value) => home.set({ fair: /** @type {GameForm['fair']} */ (value) }),
  )}
  ${
    fair === 'usual'
      ? nothing
      : html`<p class="small explain" data-testid="fair-words">${t(`starts-way-${fair}-note`)}</p>`
  }`;
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
    t('who-first'),
    [
      ['you', you],
      ['opponent', other],
      ['random', t('random')],
    ],
    form.first,
    (value) => home.set({ first: /** @type {GameForm['first']} */ (value) }),
  );
}

/** How the two sides are called before the game. @param {GameForm} form */
function sides({ opponent, names: [first, second] }) {
  if (opponent === 'person') return [first || t('first'), second || t('second')];
  if (opponent === 'friend') return [t('you'), t('your-friend')];
  return [t('you'), t(opponent === 'computer' ? 'computer' : 'the-other-player')];
}

/** @param {GameForm} form @param {Home} home */
function seedField(form, home) {
  return html`<label class="seed"
    >${t('setup-code')} <span class="small">${t('setup-code-note')}</span>
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
      t('difficulty'),
      COMPUTER_LEVELS.map(({ level }) => [String(level), String(level)]),
      String(strength),
      choose,
    )}
    <div class="opponent-face">
      ${face(strength)}<b aria-hidden="true">${nameOfBee(strength)}</b>
      <p class="small explain" data-testid="strength-words">${levelSentence(strength)}</p>
    </div>`;
}
