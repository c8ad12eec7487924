/** The form for a new game on the first page, the results against the Automa, records to open. */
import { call, replayText } from '../core/api.ts';
import { LONGEST_REQUEST } from '../core/figures.ts';
import { sentenceOf } from '../core/problems.ts';
import { clockOf, type Speed } from '../core/clock.ts';
import { USUAL, controlOf, type OwnClock } from './clock_pick.ts';
import { createMergingStore, type Store } from '../core/store.ts';
import { t } from '../core/words.ts';
import type { NewGame, Replay, SoloTotal } from '../core/types.ts';

/** `when` in milliseconds. */
export type RecentGame = { id: string; title: string; when: number };

/** What the person has entered for a new game. */
export type GameForm = {
  /** A friend is invited by a link, anyone comes from the lobby, two people share one screen. */
  opponent: 'computer' | 'friend' | 'anyone' | 'person' | 'automa';
  /** The computer's level. */
  strength: number;
  /** Of the Automa. */
  deck: 'normal' | 'tactical';
  /** Of the Automa. */
  level: number;
  first: 'you' | 'opponent' | 'random';
  board: 'revised' | 'original';
  seed: string;
  /** For two people at one screen. */
  names: [string, string];
  /** One's own, for a game at two places. */
  name: string;
  /** The same, and the next three. */
  speed: Speed | 'own';
  /** Any other clock. */
  own: OwnClock;
  takebacks: boolean;
  /** How the start is made fair. */
  fair: 'usual' | 'cut' | 'both';
  rated: boolean;
};

export type HomeState = {
  form: GameForm;
  /** Of this browser's games against the Automa. */
  totals: SoloTotal[];
  busy: boolean;
  opening: boolean;
  error: string;
  openError: string;
};

const MOST = `${LONGEST_REQUEST / 1024} KB`;

export class Home {
  store: Store<HomeState>;

  /**
   * @param strength  the level chosen last
   * @param keepInvitation  to a new table
   */
  constructor(
    public go: (path: string) => void,
    public view: (replay: Replay) => void,
    strength: number,
    public keepInvitation: (id: string, path: string) => void,
  ) {
    this.store = createMergingStore({
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
    } as HomeState);
  }

  set(part: Partial<HomeState['form']>) {
    this.store.dispatch({ form: { ...this.store.get().form, ...part }, error: '' });
  }

  name(index: number, name: string) {
    const [first, second] = this.store.get().form.names;
    this.set({ names: index === 0 ? [name, second] : [first, name] });
  }

  /** Fetch this browser's results against the Automa; a failure shows as an error of the form. */
  async count() {
    try {
      const { totals } = await call('GET /api/solo');
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
      const { id, url, invitation } = await call('POST /api/games', wanted(form));
      if (invitation) this.keepInvitation(id, invitation);
      this.go(url);
    } catch (problem) {
      this.store.dispatch({ busy: false, error: sentenceOf(problem) });
    }
  }

  /** Fill in the name that is known, unless one was typed meanwhile. */
  called(name: string | null) {
    if (name !== null && this.store.get().form.name === '') this.set({ name });
  }

  /** One's own name as it was entered; null where there is none. */
  get ownName() {
    return this.store.get().form.name.trim() || null;
  }

  /** Show every position of a text. */
  async open(text: string) {
    if (text.trim() === '') return this.refuse(t('paste-first'));
    if (text.length > LONGEST_REQUEST) return this.refuse(t('too-long', { most: MOST }));
    this.store.dispatch({ opening: true, openError: '' });
    try {
      this.view(await replayText(text));
    } catch (problem) {
      this.refuse(sentenceOf(problem));
    }
  }

  /** Show every position of the record in a file. */
  async openFile(file: File) {
    if (file.size > LONGEST_REQUEST) return this.refuse(t('too-long', { most: MOST }));
    await this.open(await file.text());
  }

  /** Say why nothing was opened. */
  refuse(openError: string) {
    this.store.dispatch({ opening: false, openError });
  }
}

/** The request for the game that the form describes. */
function wanted(form: HomeState['form']): NewGame {
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
 */
function remote({ name, speed, own, takebacks, rated, seed, fair }: HomeState['form']) {
  return {
    names: name.trim() ? [name.trim()] : null,
    clock: speed === 'own' ? controlOf(own) : clockOf(speed),
    takebacks: takebacks && !rated && fair !== 'both',
    fair: fair === 'usual' ? null : fair,
    rated,
    seed: rated ? null : seed.trim() || null,
  };
}
