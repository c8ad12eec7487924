/** The form for a new game. */
import { call, isAway } from '../core/api.ts';
import { levelName, numeralAndName } from '../core/automa.ts';
import { AUTOMA_LEVELS, COMPUTER_LEVELS } from '../core/generated/figures.ts';
import { levelSentence, nameOfBee } from '../core/levels.ts';
import { isLocalOpponent } from '../core/links.ts';
import { site } from '../core/site.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { CLOCK, chosenClock, clockPick, ownClock } from '../views/clock_form.ts';
import { errorLine } from '../views/error.ts';
import { face } from '../views/player.ts';
import { tick, valueOf, pick } from '../views/fields.ts';
import { Form, free, oneOf } from '../views/form.ts';
import { submitButton } from '../views/icons.ts';
import type { NewGame as NewGameRequest } from '../core/generated/messages.ts';
import type { Page } from '../shell/page.ts';

/** A friend is invited by a link, anyone comes from the lobby, two people share one screen. */
export type Opponent = 'computer' | 'friend' | 'anyone' | 'person' | 'automa';

const SETTINGS = {
  opponent: free<Opponent>('computer'),
  strength: free(0),
  deck: oneOf('deck', 'deck', ['normal', 'tactical'], 'short-deck'),
  level: free(1),
  first: free<'you' | 'opponent' | 'random'>('you'),
  board: oneOf('board', 'time-board', ['revised', 'original'], 'short-board'),
  seed: free(''),
  names: free<[string, string]>(['Anna', 'Ben']),
  /** The person's own, for a game at two places. */
  name: free(''),
  ...CLOCK,
  takebacks: free(true),
  fair: oneOf('fair', 'starts-way', ['usual', 'cut', 'both'], 'starts-way'),
  rated: free(false),
};

type Values = Form<typeof SETTINGS>['values'];

/** Labels of the button. */
const STARTS = {
  computer: 'start',
  person: 'start',
  automa: 'start',
  friend: 'invite-friend',
  anyone: 'open-table',
};

export class NewGame {
  readonly form: Form<typeof SETTINGS>;

  /**
   * @param keepInvitation  stores the invitation to a new table
   * @param keepLast  stores a game without another person
   */
  constructor(
    readonly page: Page,
    private keepInvitation: (id: string, path: string) => void,
    private keepLast: (game: NewGameRequest) => void,
  ) {
    this.form = new Form(SETTINGS, () => {
      page.errors['new-game'] = '';
      page.changed();
    });
    this.form.values.strength = page.shell.settings.strength;
  }

  /** Fill in the known name unless one has been typed. */
  fillIn(name: string | null) {
    if (name !== null && this.form.values.name === '') this.form.set({ name });
  }

  /** The person's own name as entered, or null. */
  get ownName() {
    return this.form.values.name.trim() || null;
  }

  start() {
    return this.page.leave('new-game', () => this.open(requestFor(this.form.values)));
  }

  /** Open a table, without the server a local one if possible. */
  async open(wanted: NewGameRequest) {
    const isLocal = isLocalOpponent(wanted.opponent) && !wanted.rated;
    if (isLocal) this.keepLast({ ...wanted, seed: null });
    try {
      const made = await call('POST /api/games', wanted);
      if (made.invitation) this.keepInvitation(made.id, made.invitation);
      return made;
    } catch (problem) {
      // Only the server reads set-up codes.
      if (!isAway(problem) || !isLocal || wanted.seed) throw problem;
      return { url: localGamePath(wanted) };
    }
  }
}

export function localGamePath({ opponent, level, first, board, deck, names }: NewGameRequest) {
  const wanted = { opponent, level, first, board, deck };
  const given = Object.entries(wanted).filter(([, value]) => value !== null && value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  for (const name of names ?? []) query.append('name', name);
  return `/offline?${query}`;
}

function requestFor(form: Values): NewGameRequest {
  const { opponent, strength, deck, level, first, board } = form;
  const common = { board, seed: form.seed.trim() || null, from: null };
  if (opponent === 'automa') return { ...common, opponent, deck, level, first: 'you', names: null };
  if (isRatedByLevel(form)) return { ...common, ...remote(form), opponent, level: strength };
  if (opponent === 'computer') return { ...common, opponent, level: strength, first, names: null };
  if (opponent === 'person') {
    const [one, two] = form.names.map((name) => name.trim());
    return { ...common, opponent, first, names: [one || t('first'), two || t('second')] };
  }
  return { ...common, ...remote(form), opponent };
}

/** A rated game needs a clock. */
const isRated = ({ rated, speed }: Values) => rated && speed !== 'none';

const isRatedByLevel = (values: Values) => values.opponent === 'computer' && isRated(values);

/**
 * Build the part of the request for remote or rated games; the latter use a random ring, without
 * takebacks.
 */
function remote(values: Values) {
  const { name, takebacks, seed, first } = values;
  const rated = isRated(values);
  const fair = isRatedByLevel(values) ? 'usual' : values.fair;
  return {
    first: rated && fair === 'usual' ? ('random' as const) : first,
    names: name.trim() ? [name.trim()] : null,
    clock: chosenClock(values),
    takebacks: takebacks && !rated && fair !== 'both',
    fair: fair === 'usual' ? null : fair,
    rated,
    seed: rated ? null : seed.trim() || null,
  };
}

export function newGamePanel(game: NewGame) {
  const { form, page } = game;
  const { opponent } = form.values;
  const isRemote = opponent === 'friend' || opponent === 'anyone';
  const submit = (event: Event) => {
    event.preventDefault();
    return game.start();
  };
  const isBusy = page.busy === 'new-game';
  return html`<form class="panel new-game" @submit=${submit} aria-labelledby="new-heading">
    <h2 id="new-heading">${t(`way-${opponent}`)}</h2>
    <div class="choices">
      ${opponent === 'computer' ? html`${strengthPick(game)} ${ratedByLevel(game)}` : nothing}
      ${opponent === 'person' ? names(game) : nothing} ${isRemote ? remotePicks(game) : nothing}
      ${opponent === 'automa' ? automaPicks(game) : nothing}
    </div>
    <div class="start-bar">
      ${submitButton('start-game', t(isBusy ? 'starting' : STARTS[opponent]), isBusy, 'main start')}
      ${errorLine(page.errors['new-game'], 'home-error')}
    </div>
    ${moreOptions(game, isRemote)}
  </form>`;
}

function moreOptions(game: NewGame, isRemote: boolean) {
  const { form } = game;
  const { opponent, fair } = form.values;
  const rated = isRated(form.values) && (isRemote || opponent === 'computer');
  const hasFirst = opponent !== 'automa' && !rated && !(isRemote && fair === 'cut');
  return html`<details class="fold more-options">
    <summary data-testid="more-options">${t('more-options')}</summary>
    <div class="choices">
      ${isRemote ? ownClock(form.values, (part) => form.set(part)) : nothing}
      ${isRemote ? html`${form.control('fair')} ${fairWords(fair)}` : nothing}
      ${hasFirst ? firstPick(game) : nothing} ${form.control('board')}
      ${rated || site.isStatic ? nothing : seedField(game)}
    </div>
  </details>`;
}

function names({ form }: NewGame) {
  const [first, second] = form.values.names;
  const field = (number: 1 | 2, label: string, value: string) =>
    html`<label
      >${t(label)}
      <input
        data-testid=${`name-${number}`}
        maxlength="24"
        autocomplete="off"
        .value=${value}
        @input=${(event: Event) =>
          form.set({ names: number === 1 ? [valueOf(event), second] : [first, valueOf(event)] })}
    /></label>`;
  return html`<div class="names">
    ${field(1, 'first-name', first)} ${field(2, 'second-name', second)}
  </div>`;
}

/** Show the settings for two players at two places. */
function remotePicks(game: NewGame) {
  const { form } = game;
  const { name, takebacks, fair, speed } = form.values;
  const rated = isRated(form.values);
  const isFinal = rated || fair === 'both';
  const note = rated ? 'tick-takebacks-never' : 'tick-takebacks-note';
  return html`<label class="own-name"
      >${t('your-name')} <span class="small">${t('as-others-see')}</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder=${t('guest')}
        .value=${name}
        @input=${(event: Event) => form.set({ name: valueOf(event) })}
    /></label>
    ${clockPick(form.values, (part) => form.set(part))}
    <div class="ticks">
      ${tick(
        'rated',
        explained('tick-rated', speed === 'none' ? 'tick-rated-clock' : 'tick-rated-note'),
        rated,
        (isOn) => form.set({ rated: isOn }),
        speed === 'none',
      )}
      ${tick(
        'takebacks',
        explained('tick-takebacks', note),
        takebacks && !isFinal,
        (isOn) => form.set({ takebacks: isOn }),
        isFinal,
      )}
    </div>`;
}

/** A rated game against a level needs a clock for the person; the level has unlimited time. */
function ratedByLevel(game: NewGame) {
  if (site.isStatic) return nothing;
  const { form } = game;
  const { speed } = form.values;
  const rated = isRated(form.values);
  const change = (isOn: boolean) =>
    form.set({ rated: isOn, speed: isOn && speed === 'none' ? 'long' : speed });
  return html`<div class="ticks">
      ${tick('rated', explained('tick-rated', 'tick-rated-level'), rated, change)}
    </div>
    ${rated ? clockPick(form.values, (part) => form.set(part)) : nothing}`;
}

const explained = (label: string, words: string) =>
  html`${t(label)} <span class="small">${t(words)}</span>`;

function fairWords(fair: Values['fair']) {
  if (fair === 'usual') return nothing;
  return html`<p class="small explain" data-testid="fair-words">
    ${t(`starts-way-${fair}-note`)}
  </p>`;
}

function firstPick({ form }: NewGame) {
  const [you, other] = sides(form.values);
  return pick(
    'first',
    t('who-first'),
    [
      ['you', you],
      ['opponent', other],
      ['random', t('random')],
    ],
    form.values.first,
    (value) => form.set({ first: value as Values['first'] }),
  );
}

function sides({ opponent, names: [first, second] }: Values) {
  if (opponent === 'person') return [first || t('first'), second || t('second')];
  if (opponent === 'friend') return [t('you'), t('your-friend')];
  return [t('you'), t(opponent === 'computer' ? 'computer' : 'the-other-player')];
}

function seedField({ form }: NewGame) {
  return html`<label class="seed"
    >${t('setup-code')} <span class="small">${t('setup-code-note')}</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${form.values.seed}
      @input=${(event: Event) => form.set({ seed: valueOf(event) })}
  /></label>`;
}

function strengthPick({ form, page }: NewGame) {
  const { strength } = form.values;
  const choose = (value: string) => {
    form.set({ strength: Number(value) });
    page.shell.change({ strength: Number(value) });
  };
  return html`${pick(
      'strength',
      t('difficulty'),
      COMPUTER_LEVELS.map(({ level }) => [
        String(level),
        html`${face(level)}<b>${nameOfBee(level)}</b><small>${level}</small>`,
      ]),
      String(strength),
      choose,
    )}
    <p class="small explain" data-testid="strength-words">${levelSentence(strength)}</p>`;
}

function automaPicks({ form }: NewGame) {
  const { deck, level } = form.values;
  const { numeral } = AUTOMA_LEVELS[level - 1];
  return html`${form.control('deck')}
    <p class="small explain">
      ${t('label-and-note', { label: t(`deck-${deck}`), note: t(`deck-note-${deck}`) })}
    </p>
    ${pick(
      'level',
      t('level-of-automa'),
      AUTOMA_LEVELS.map((each) => [String(each.level), numeralAndName(each)]),
      String(level),
      (value) => form.set({ level: Number(value) }),
    )}
    <p class="small explain" data-testid="level-counts">
      ${t('you-begin', {
        numeral,
        name: levelName(level),
        counts: t(`automa-level-${level}`),
      })}
    </p>`;
}
