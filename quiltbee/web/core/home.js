/**
 * The first page: a form for a new game, the list of games, records to open.
 *
 * @typedef {import('./types.js').Replay} Replay
 * @typedef {import('./types.js').SoloTotal} SoloTotal
 *
 * @typedef {{id: string, title: string, when: number}} RecentGame   `when` in milliseconds
 * @typedef {object} GameList   the games that this browser remembers
 * @property {() => RecentGame[]} recent   newest first
 * @property {(id: string) => void} forget
 *
 * @typedef {object} GameForm   what the person has entered for a new game
 * @property {'computer' | 'person' | 'automa'} opponent
 * @property {number} strength   the computer's level
 * @property {'normal' | 'tactical'} deck   of the Automa
 * @property {number} level   of the Automa
 * @property {'you' | 'opponent' | 'random'} first
 * @property {'revised' | 'original'} board
 * @property {string} seed
 * @property {[string, string]} names   for two people at one screen
 *
 * @typedef {object} HomeState
 * @property {GameForm} form
 * @property {RecentGame[]} recent
 * @property {SoloTotal[]} totals   of this browser's games against the Automa
 * @property {boolean} busy
 * @property {boolean} opening
 * @property {string} error
 * @property {string} openError
 */
import { createGame, fetchSolo, replayText } from './api.js';
import { LONGEST_REQUEST } from './figures.js';
import { createStore } from './store.js';

const MOST = `${LONGEST_REQUEST / 1024} KB`;
const TOO_LONG = `This is too long to be a game record: at most ${MOST} can be opened.`;

/**
 * @param {HomeState} state
 * @param {Partial<HomeState>} part
 * @returns {HomeState}
 */
function merge(state, part) {
  return { ...state, ...part };
}

export class Home {
  /**
   * @param {(path: string) => void} go
   * @param {(replay: Replay) => void} view
   * @param {number} strength   the level chosen last
   * @param {GameList} games
   */
  constructor(go, view, strength, games) {
    this.games = games;
    this.go = go;
    this.view = view;
    this.store = createStore(
      merge,
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
        },
        recent: games.recent(),
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
      this.store.dispatch({ error: sentence(problem) });
    }
  }

  async start() {
    const { form, busy } = this.store.get();
    if (busy) return;
    this.store.dispatch({ busy: true, error: '' });
    try {
      const { url } = await createGame(wanted(form));
      this.go(url);
    } catch (problem) {
      this.store.dispatch({ busy: false, error: sentence(problem) });
    }
  }

  /** @param {string} id */
  forget(id) {
    this.games.forget(id);
    this.store.dispatch({ recent: this.games.recent() });
  }

  /** Show every position of a text. @param {string} text */
  async open(text) {
    if (text.trim() === '') return this.refuse('Paste a game record, a link or a position first.');
    if (text.length > LONGEST_REQUEST) return this.refuse(TOO_LONG);
    this.store.dispatch({ opening: true, openError: '' });
    try {
      this.view(await replayText(text));
    } catch (problem) {
      this.refuse(sentence(problem));
    }
  }

  /** Show every position of the record in a file. @param {File} file */
  async openFile(file) {
    if (file.size > LONGEST_REQUEST) return this.refuse(TOO_LONG);
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
 * @returns {import('./types.js').NewGame}
 */
function wanted({ opponent, strength, deck, level, first, board, seed, names }) {
  const common = { board, seed: seed.trim() || null, from: null };
  if (opponent === 'automa') return { ...common, opponent, deck, level, first: 'you', names: null };
  if (opponent === 'computer') return { ...common, opponent, level: strength, first, names: null };
  const [one, two] = names.map((name) => name.trim());
  return { ...common, opponent, first, names: [one || 'First', two || 'Second'] };
}

/** @param {unknown} problem */
function sentence(problem) {
  return problem instanceof Error ? problem.message : String(problem);
}
