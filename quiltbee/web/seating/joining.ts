/**
 * Sitting down at a table: at an open seat, by an invitation or in public. Who has no name yet may
 * give one.
 */
import { call } from '../core/api.ts';
import { sentenceOf } from '../core/problems.ts';
import { createMergingStore } from '../core/store.ts';

type JoiningState = {
  /** As it stands in the field. */
  name: string;
  busy: boolean;
  error: string;
};

export type Outside = {
  /** Null leaves the name as it is. */
  sit: (name: string | null) => Promise<{ url: string }>;
  go: (path: string) => void;
};

export class Joining {
  store = createMergingStore({ name: '', busy: false, error: '' } as JoiningState);

  constructor(public outside: Outside) {}

  get state() {
    return this.store.get();
  }

  /** Fill in the name that is known, unless one was typed meanwhile. */
  async ask() {
    try {
      const { name } = await call('GET /api/me');
      if (this.state.name === '') this.store.dispatch({ name: name ?? '' });
    } catch (problem) {
      this.store.dispatch({ error: sentenceOf(problem) });
    }
  }

  write(name: string) {
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
      this.store.dispatch({ busy: false, error: sentenceOf(problem) });
    }
  }
}
