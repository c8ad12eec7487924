/**
 * The page of administrators: reports, people and games.
 *
 * @typedef {import('../core/sections.js').SectionState} SectionState
 * @typedef {import('../core/messages.js').AdminAction} AdminAction
 * @typedef {import('../core/messages.js').FoundPerson} FoundPerson
 * @typedef {import('../core/messages.js').ReportShape} Report
 *
 * @typedef {SectionState & {reports: Report[], found: FoundPerson[] | null, wanted: string}}
 *   AdminState
 *
 * @typedef {object} Outside   what it needs from the browser; tests give their own
 * @property {() => Promise<{reports: Report[]}>} fetchReports
 * @property {(wanted: string) => Promise<{people: FoundPerson[]}>} findPeople
 * @property {(action: AdminAction) => Promise<unknown>} act
 * @property {(question: string, yes: string) => Promise<boolean>} isSure   asks the person
 */
import { QUIET, ask } from '../core/sections.js';
import { createMergingStore } from '../core/store.js';
import { t } from '../core/words.js';

export class AdminPage {
  /** @param {Outside} outside @param {Report[]} reports */
  constructor(outside, reports) {
    this.outside = outside;
    this.store = createMergingStore(
      /** @type {AdminState} */ ({ ...QUIET, reports, found: null, wanted: '' }),
    );
  }

  get state() {
    return this.store.get();
  }

  /** @param {string} wanted   an id, a login or a part of a name */
  find(wanted) {
    return ask(this.store, 'found', async () => {
      const { people } = await this.outside.findPeople(wanted.trim());
      this.store.dispatch({ found: people, wanted: wanted.trim() });
      return '';
    });
  }

  /** Mark a report as read. @param {string} report */
  close(report) {
    return ask(this.store, 'reported', async () => {
      await this.outside.act({ action: 'close_report', report });
      this.store.dispatch({ reports: (await this.outside.fetchReports()).reports });
      return '';
    });
  }

  /** @param {string} person @param {string} name */
  rename(person, name) {
    return this.change({ action: 'rename', person, name: name.trim() });
  }

  /** @param {FoundPerson} person @param {string} days   empty: for good */
  async suspend({ id, name }, days) {
    const question = t('sure-suspend', { name: name ?? id });
    if (!(await this.outside.isSure(question, t('suspend')))) return false;
    const span = days ? { days: Number(days) } : {};
    return this.change({ action: 'suspend', person: id, ...span });
  }

  /** @param {string} person */
  lift(person) {
    return this.change({ action: 'lift', person });
  }

  /** Do something to a person, and find again who is shown. @param {AdminAction} action */
  change(action) {
    return ask(this.store, 'found', async () => {
      await this.outside.act(action);
      const { people } = await this.outside.findPeople(this.state.wanted);
      this.store.dispatch({ found: people });
      return t('done');
    });
  }

  /** @param {'end_game' | 'void_rating'} action @param {string} text   an id or an address */
  async game(action, text) {
    const game = gameIn(text);
    if (!(await this.outside.isSure(t(`sure-${action}`, { game }), t(action)))) return false;
    return ask(this.store, 'one-game', async () => {
      await this.outside.act({ action, game });
      return t('done');
    });
  }
}

/** The id in the address of a game, or what was given. @param {string} text */
export function gameIn(text) {
  return /\/game\/([a-z0-9]+)/.exec(text)?.[1] ?? text.trim();
}
