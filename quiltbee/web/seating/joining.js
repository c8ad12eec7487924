/**
 * Sitting down at a table: at an open seat, by an invitation or in public. Who has no name yet may
 * give one.
 *
 * @typedef {object} JoiningState
 * @property {string} name   as it stands in the field
 * @property {boolean} busy
 * @property {string} error
 *
 * @typedef {object} Outside
 * @property {() => Promise<{name: string | null}>} me
 * @property {(name: string | null) => Promise<{url: string}>} sit   null leaves the name as it is
 * @property {(path: string) => void} go
 */
import { createMergingStore } from '../core/store.js';

export class Joining {
  /** @param {Outside} outside */
  constructor(outside) {
    this.outside = outside;
    this.store = createMergingStore(
      /** @type {JoiningState} */ ({ name: '', busy: false, error: '' }),
    );
  }

  get state() {
    return this.store.get();
  }

  /** Fill in the name that is known, unless one was typed meanwhile. */
  async ask() {
    try {
      const { name } = await this.outside.me();
      if (this.state.name === '') this.store.dispatch({ name: name ?? '' });
    } catch (problem) {
      this.store.dispatch({ error: sentence(problem) });
    }
  }

  /** @param {string} name */
  write(name) {
    this.store.dispatch({ name, error: '' });
  }

  /** Take the seat, under the name in the field, and go to the table. */
  async sit() {
    const { name, busy } = this.state;
    if (busy) return;
    this.store.dispatch({ busy: true, error: '' });
    try {
      const { url } = await this.outside.sit(name.trim() || null);
      this.outside.go(url);
    } catch (problem) {
      this.store.dispatch({ busy: false, error: sentence(problem) });
    }
  }
}

/** @param {unknown} problem */
function sentence(problem) {
  return problem instanceof Error ? problem.message : String(problem);
}
