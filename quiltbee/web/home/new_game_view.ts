/** The form for a new game: against whom, and what is settled before it begins. */
import { COMPUTER_LEVELS } from '../core/figures.ts';
import { levelSentence } from '../core/levels.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { clockPick, ownClock } from './clock_pick_view.ts';
import { nameOfBee } from './bees.ts';
import { errorLine } from '../views/error.ts';
import { face } from '../views/face.ts';
import { soloPicks } from './solo_view.ts';
import { editionPick } from '../views/edition_pick.ts';
import { isTicked, valueOf } from '../views/fields.ts';
import { pick } from '../views/pick.ts';
import type { GameForm, Home, HomeState } from './home.ts';
import type { Shell } from '../views/page.ts';

/** The three cards, and in each the ways to play; a card with one way is chosen as a whole. */
const CARDS: [title: string, ways: GameForm['opponent'][]][] = [
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

export function newGame(state: HomeState, home: Home, shell: Shell) {
  const { form } = state;
  const isRemote = form.opponent === 'friend' || form.opponent === 'anyone';
  const submit = (event: Event) => {
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

/** What few people change. */
function moreOptions(form: GameForm, home: Home, isRemote: boolean) {
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
        (value) => home.set({ board: value as GameForm['board'] }),
      )}
      ${isRemote && form.rated ? nothing : seedField(form, home)}
    </div>
  </details>`;
}

function cards(form: GameForm, home: Home) {
  return html`<fieldset class="cards">
    <legend class="visually-hidden">${t('opponent')}</legend>
    ${CARDS.map(([title, ways]) => card(title, ways, form, home))}
  </fieldset>`;
}

/** @param title  its key */
function card(title: string, ways: GameForm['opponent'][], form: GameForm, home: Home) {
  const chosen = ways.includes(form.opponent) ? 'chosen' : '';
  const radio = (way: GameForm['opponent']) =>
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

function names(form: GameForm, home: Home) {
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
            @input=${(event: Event) => home.name(index, valueOf(event))}
        /></label>`,
    )}
  </div>`;
}

/** What is settled only where two people sit at two places. */
function remotePicks(form: GameForm, home: Home) {
  return html`<label class="own-name"
      >${t('your-name')} <span class="small">${t('as-others-see')}</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder=${t('guest')}
        .value=${form.name}
        @input=${(event: Event) => home.set({ name: valueOf(event) })}
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

/** Whether nothing is taken back whatever was ticked. */
function isFinal({ rated, fair }: GameForm) {
  return rated || fair === 'both';
}

/** How the start is made fair. */
function fairPick({ fair }: GameForm, home: Home) {
  const ways = ['usual', 'cut', 'both'] as const;
  return html`${pick(
    'fair',
    t('starts-way'),
    ways.map((way) => [way, t(`starts-way-${way}`)]),
    fair,
    (value) => home.set({ fair: value as GameForm['fair'] }),
  )}
  ${
    fair === 'usual'
      ? nothing
      : html`<p class="small explain" data-testid="fair-words">${t(`starts-way-${fair}-note`)}</p>`
  }`;
}

function tick(
  name: string,
  label: string,
  note: string,
  on: boolean,
  onChange: (on: boolean) => void,
  fixed: boolean = false,
) {
  return html`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${name}
      .checked=${on}
      ?disabled=${fixed}
      @change=${(event: Event) => onChange(isTicked(event))}
    /><span>${label} <span class="small">${note}</span></span></label
  >`;
}

function firstPick(form: GameForm, home: Home) {
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
    (value) => home.set({ first: value as GameForm['first'] }),
  );
}

/** How the two sides are called before the game. */
function sides({ opponent, names: [first, second] }: GameForm) {
  if (opponent === 'person') return [first || t('first'), second || t('second')];
  if (opponent === 'friend') return [t('you'), t('your-friend')];
  return [t('you'), t(opponent === 'computer' ? 'computer' : 'the-other-player')];
}

function seedField(form: GameForm, home: Home) {
  return html`<label class="seed"
    >${t('setup-code')} <span class="small">${t('setup-code-note')}</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${form.seed}
      @input=${(event: Event) => home.set({ seed: valueOf(event) })}
  /></label>`;
}

function strengthPick({ strength }: GameForm, home: Home, shell: Shell) {
  const choose = (value: string) => {
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
