/** Administrators' actions on a tournament, on its page and on theirs. */
import { call } from '../core/api.ts';
import { t } from '../core/words.ts';
import { html } from 'lit-html';
import { act, oneText } from '../views/controls.ts';
import { keptText } from '../views/fields.ts';
import type { AdminAction } from '../core/generated/messages.ts';
import type { Page } from '../shell/page.ts';

type Action = AdminAction['action'] & `${string}_tournament`;

export class TournamentCare {
  private reason = '';

  constructor(
    private page: Page,
    /** The section that shows the outcome. */
    private section: string,
    /** The tournament's id; empty while none is named. */
    private id: () => string,
    private done: (action: Action) => unknown,
  ) {}

  /** @param actions  the ones available now */
  view(actions: readonly Action[], name: string = this.id()) {
    const { page } = this;
    return html`${keptText('care-reason', t('reason-for-log'), (text) => (this.reason = text))}
      ${oneText(page, {
        id: 'tournament-name',
        label: t('tournament-new-name'),
        button: t('rename'),
        buttonId: 'rename-tournament',
        clears: true,
        send: (text) => this.change('rename_tournament', text.trim()),
      })}
      <div class="row">
        ${actions.map((action) => {
          const isLast = action === 'end_tournament' || action === 'delete_tournament';
          const change = async () => {
            const question = () => page.browser.isSure(t(`sure-${action}`, { name }), t(action));
            if (this.id() && (!isLast || (await question()))) await this.change(action);
          };
          return act(page, t(action), action, change, isLast ? 'danger' : '');
        })}
      </div>`;
  }

  private change(action: Action, name?: string) {
    const { reason } = this;
    return this.page.ask(this.section, async () => {
      await call('POST /api/admin', { action, tournament: this.id(), name, reason });
      await this.done(action);
      return t('done');
    });
  }
}
