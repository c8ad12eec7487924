/** The page of administrators: reports, people and games. */
import { QUIET, ask, type SectionState } from '../core/sections.ts';
import { createMergingStore, type Store } from '../core/store.ts';
import { t } from '../core/words.ts';
import type { AdminAction, FoundPerson, ReportShape as Report } from '../core/messages.ts';

type AdminState = SectionState & { reports: Report[]; found: FoundPerson[] | null; wanted: string };

/** What it needs from the browser; tests give their own. */
type Outside = {
  fetchReports: () => Promise<{ reports: Report[] }>;
  findPeople: (wanted: string) => Promise<{ people: FoundPerson[] }>;
  act: (action: AdminAction) => Promise<unknown>;
  /** Asks the person. */
  isSure: (question: string, yes: string) => Promise<boolean>;
};

export class AdminPage {
  store: Store<AdminState>;

  constructor(
    public outside: Outside,
    reports: Report[],
  ) {
    this.store = createMergingStore({ ...QUIET, reports, found: null, wanted: '' } as AdminState);
  }

  get state() {
    return this.store.get();
  }

  /** @param wanted  an id, a login or a part of a name */
  find(wanted: string) {
    return ask(this.store, 'found', async () => {
      const { people } = await this.outside.findPeople(wanted.trim());
      this.store.dispatch({ found: people, wanted: wanted.trim() });
      return '';
    });
  }

  /** Mark a report as read. */
  close(report: string) {
    return ask(this.store, 'reported', async () => {
      await this.outside.act({ action: 'close_report', report });
      this.store.dispatch({ reports: (await this.outside.fetchReports()).reports });
      return '';
    });
  }

  rename(person: string, name: string) {
    return this.change({ action: 'rename', person, name: name.trim() });
  }

  /** @param days  empty: for good */
  async suspend({ id, name }: FoundPerson, days: string) {
    const question = t('sure-suspend', { name: name ?? id });
    if (!(await this.outside.isSure(question, t('suspend')))) return false;
    const span = days ? { days: Number(days) } : {};
    return this.change({ action: 'suspend', person: id, ...span });
  }

  lift(person: string) {
    return this.change({ action: 'lift', person });
  }

  /** Do something to a person, and find again who is shown. */
  change(action: AdminAction) {
    return ask(this.store, 'found', async () => {
      await this.outside.act(action);
      const { people } = await this.outside.findPeople(this.state.wanted);
      this.store.dispatch({ found: people });
      return t('done');
    });
  }

  /** @param text  an id or an address */
  async game(action: 'end_game' | 'void_rating', text: string) {
    const game = gameIn(text);
    if (!(await this.outside.isSure(t(`sure-${action}`, { game }), t(action)))) return false;
    return ask(this.store, 'one-game', async () => {
      await this.outside.act({ action, game });
      return t('done');
    });
  }
}

/** The id in the address of a game, or what was given. */
export function gameIn(text: string) {
  return /\/game\/([a-z0-9]+)/.exec(text)?.[1] ?? text.trim();
}
