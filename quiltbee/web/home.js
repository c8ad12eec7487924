/**
 * The deeds of the first page.
 *
 * @typedef {import('./settings.js').RecentGame} RecentGame
 * @typedef {import('./types.js').Replay} Replay
 *
 * @typedef {object} HomeState
 * @property {{opponent: 'greedy' | 'random' | 'person', first: 'you' | 'opponent' | 'random',
 *   board: 'revised' | 'original', seed: string, names: [string, string]}} form
 * @property {RecentGame[]} recent
 * @property {boolean} busy
 * @property {boolean} opening
 * @property {string} error
 * @property {string} openError
 */
import { createGame, replayText } from './api.js';
import { forgetGame, recentGames } from './settings.js';
import { createStore } from './store.js';

/** The largest text that the server takes; a longer file is no game record. */
const LONGEST_TEXT = 1_000_000;

/** @param {HomeState} state @param {Partial<HomeState>} part @returns {HomeState} */
function merge(state, part) {
  return { ...state, ...part };
}

export class Home {
  /** @param {(path: string) => void} go @param {(replay: Replay) => void} view */
  constructor(go, view) {
    this.go = go;
    this.view = view;
    this.store = createStore(merge, /** @type {HomeState} */ ({
      form: { opponent: 'greedy', first: 'you', board: 'revised', seed: '', names: ['Anna', 'Ben'] },
      recent: recentGames(), busy: false, opening: false, error: '', openError: '',
    }));
  }

  /** @param {Partial<HomeState['form']>} part */
  set(part) {
    this.store.dispatch({ form: { ...this.store.get().form, ...part }, error: '' });
  }

  /** @param {number} index @param {string} name */
  name(index, name) {
    const [first, second] = this.store.get().form.names;
    this.set({ names: index === 0 ? [name, second] : [first, name] });
  }

  async start() {
    const { form, busy } = this.store.get();
    if (busy) return;
    this.store.dispatch({ busy: true, error: '' });
    try {
      const names = form.opponent === 'person' ? form.names.map((name) => name.trim()) : null;
      const { url } = await createGame({
        ...form, seed: form.seed.trim() || null, from: null,
        names: names && [names[0] || 'First', names[1] || 'Second'],
      });
      this.go(url);
    } catch (problem) {
      this.store.dispatch({ busy: false, error: sentence(problem) });
    }
  }

  /** @param {string} id */
  forget(id) {
    forgetGame(id);
    this.store.dispatch({ recent: recentGames() });
  }

  /** Show every position of a text. @param {string} text */
  async open(text) {
    if (text.trim() === '') return this.store.dispatch({ openError: 'Paste a game record, a link or a position first.' });
    this.store.dispatch({ opening: true, openError: '' });
    try {
      this.view(await replayText(text));
    } catch (problem) {
      this.store.dispatch({ opening: false, openError: sentence(problem) });
    }
  }

  /** @param {HTMLInputElement} input */
  async openFile(input) {
    const file = input.files?.[0];
    if (!file) return;
    if (file.size > LONGEST_TEXT) return this.store.dispatch({ openError: 'This file is too large to be a game record.' });
    await this.open(await file.text());
    input.value = '';
  }
}

/** @param {unknown} problem */
function sentence(problem) {
  return problem instanceof Error ? problem.message : String(problem);
}
