/**
 * The form for a new game on the first page, the results against the Automa, records to open.
 *
 * @typedef {import('../core/types.js').Replay} Replay
 * @typedef {import('../core/types.js').SoloTotal} SoloTotal
 * @typedef {import('../core/clock.js').Speed} Speed
 *
 * @typedef {{id: string, title: string, when: number}} RecentGame   `when` in milliseconds
 *
 * @typedef {object} GameForm   what the person has entered for a new game
 * @property {'computer' | 'friend' | 'anyone' | 'person' | 'automa'} opponent
 *   a friend is invited by a link, anyone comes from the lobby, two people share one screen
 * @property {number} strength   the computer's level
 * @property {'normal' | 'tactical'} deck   of the Automa
 * @property {number} level   of the Automa
 * @property {'you' | 'opponent' | 'random'} first
 * @property {'revised' | 'original'} board
 * @property {string} seed
 * @property {[string, string]} names   for two people at one screen
 * @property {string} name   one's own, for a game at two places
 * @property {Speed | 'own'} speed   the same, and the next three
 * @property {import('./clock_pick.js').OwnClock} own   any other clock
 * @property {boolean} takebacks
 * @property {'usual' | 'cut' | 'both'} fair   how the start is made fair
 * @property {boolean} rated
 *
 * @typedef {object} HomeState
 * @property {GameForm} form
 * @property {SoloTotal[]} totals   of this browser's games against the Automa
 * @property {boolean} busy
 * @property {boolean} opening
 * @property {string} error
 * @property {string} openError
 */
import { createGame, fetchSolo, replayText } from '../core/api.js';
import { LONGEST_REQUEST } from '../core/figures.js';
import { sentenceOf } from '../core/problems.js';
import { clockOf } from '../core/clock.js';
import { USUAL, controlOf } from './clock_pick.js';
import { createMergingStore } from '../core/store.js';
import { t } from '../core/words.js';

const MOST = `${LONGEST_REQUEST / 1024} KB`;

export class Home {
  /**
   * @param {(path: string) => void} go
   * @param {(replay: Replay) => void} view
   * @param {number} strength   the level chosen last
   * @param {(id: string, path: string) => void} keepInvitation   to a new table
   */
  constructor(go, view, strength, keepInvitation) {
    this.keepInvitation = keepInvitation;
    this.go = go;
    this.view = view;
    this.store = createMergingStore(
      /** @type {HomeState} */ ({
        form: {
          opponent: 'computer',
          strength,
          deck: 'normal',
          level: 1,
          first: 'you',
          board: 'revised',
          seed: '',
          names: ['Anna', 'Ben'],
          name: '',
          speed: 'none',
          own: USUAL,
          takebacks: true,
          fair: 'usual',
          rated: false,
        },
        totals: [],
        busy: false,
        opening: false,
        error: '',
        openError: '',
      }),
    );
  }

  /** @param {Partial<HomeState['form']>} part */
  set(part) {
    this.store.dispatch({ form: { ...this.store.get().form, ...part }, error: '' });
  }

  /**
   * @param {number} index
   * @param {string} name
   */
  name(index, name) {
    const [first, second] = this.store.get().form.names;
    this.set({ names: index === 0 ? [name, second] : [first, name] });
  }

  /**
   * Fetch this browser's results against the Automa; a failure shows as an error of the form.
   */
  async count() {
    try {
      const { totals } = await fetchSolo();
      this.store.dispatch({ totals });
    } catch (problem) {
      this.store.dispatch({ error: sentenceOf(problem) });
    }
  }

  async start() {
    const { form, busy } = this.store.get();
    if (busy) return;
    this.store.dispatch({ busy: true, error: '' });
    try {
      const { id, url, invitation } = await createGame(wanted(form));
      if (invitation) this.keepInvitation(id, invitation);
      this.go(url);
    } catch (problem) {
      this.store.dispatch({ busy: false, error: sentenceOf(problem) });
    }
  }

  /** Fill in the name that is known, unless one was typed meanwhile. @param {string | null} name */
  called(name) {
    if (name !== null && this.store.get().form.name === '') this.set({ name });
  }

  /** One's own name as it was entered; null where there is none. */
  get ownName() {
    return this.store.get().form.name.trim() || null;
  }

  /** Show every position of a text. @param {string} text */
  async open(text) {
    if (text.trim() === '') return this.refuse(t('paste-first'));
    if (text.length > LONGEST_REQUEST) return this.refuse(t('too-long', { most: MOST }));
    this.store.dispatch({ opening: true, openError: '' });
    try {
      this.view(await replayText(text));
    } catch (problem) {
      this.refuse(sentenceOf(problem));
    }
  }

  /** Show every position of the record in a file. @param {File} file */
  async openFile(file) {
    if (file.size > LONGEST_REQUEST) return this.refuse(t('too-long', { most: MOST }));
    await this.open(await file.text());
  }

  /** Say why nothing was opened. @param {string} openError */
  refuse(openError) {
    this.store.dispatch({ opening: false, openError });
  }
}

/**
 * The request for the game that the form describes.
 * @param {HomeState['form']} form
 * @returns {import('../core/types.js').NewGame}
 */
function wanted(form) {
  const { opponent, strength, deck, level, first, board } = form;
  const common = { board, seed: form.seed.trim() || null, from: null };
  if (opponent === 'automa') return { ...common, opponent, deck, level, first: 'you', names: null };
  if (opponent === 'computer') return { ...common, opponent, level: strength, first, names: null };
  if (opponent === 'person') {
    const [one, two] = form.names.map((name) => name.trim());
    return { ...common, opponent, first, names: [one || t('first'), two || t('second')] };
  }
  return { ...common, ...remote(form), opponent, first };
}

/**
 * The part of a request that only a game at two places has; a rated one is played on a ring that is
 * drawn, without takebacks.
 * @param {HomeState['form']} form
 */
function remote({ name, speed, own, takebacks, rated, seed, fair }) {
  return {
    names: name.trim() ? [name.trim()] : null,
    clock: speed === 'own' ? controlOf(own) : clockOf(speed),
    takebacks: takebacks && !rated && fair !== 'both',
    fair: fair === 'usual' ? null : fair,
    rated,
    seed: rated ? null : seed.trim() || null,
  };
}
