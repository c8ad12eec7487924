/** The forms of the ways to play: new game, lobby, results against the Automa. */
import { call, isAway } from '../core/api.ts';
import { sentenceOf } from '../core/problems.ts';
import { lead } from '../core/sentences.ts';
import { site } from '../core/site.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { isKnown, keepInvitation, keepLastGame } from '../shell/settings.ts';
import { Lobby, lobbyPanel } from './lobby_view.ts';
import { NewGame, newGamePanel, type Opponent } from './new_game_view.ts';
import type { SoloTotal } from '../core/generated/messages.ts';
import type { Page } from '../shell/page.ts';

export class Play {
  readonly game: NewGame;
  readonly lobby: Lobby;
  private totals: SoloTotal[] = [];

  constructor(private page: Page) {
    this.game = new NewGame(page, keepInvitation, keepLastGame);
    this.lobby = new Lobby(page, () => this.game.ownName);
    if (!site.isStatic) this.lobby.load();
  }

  choose(way: Opponent) {
    this.game.form.set({ opponent: way });
    if (way === 'automa' && !site.isStatic) this.count();
    if (way === 'anyone') this.follow();
  }

  async follow() {
    if (isKnown()) await this.lobby.follow().catch(console.warn);
  }

  get waiting() {
    return this.lobby.answer?.tables.filter(({ yours }) => !yours).length ?? 0;
  }

  /** @param clock  the page's clock, in ms */
  view(clock: number) {
    const { opponent } = this.game.form.values;
    return html`<div class="asked">
      ${opponent === 'anyone' ? lobbyPanel(this.lobby, clock) : nothing} ${newGamePanel(this.game)}
      ${opponent === 'automa' ? soloTotals(this.totals) : nothing}
    </div>`;
  }

  private async count() {
    try {
      ({ totals: this.totals } = await call('GET /api/solo'));
    } catch (problem) {
      // Otherwise a bar says it.
      if (!isAway(problem)) this.page.errors['new-game'] = sentenceOf(problem);
    }
    this.page.changed();
  }
}

function soloTotals(totals: SoloTotal[]) {
  if (totals.length === 0) return nothing;
  const margin = (value: number | null) =>
    value === null ? '–' : lead(Math.round(value * 10) / 10);
  return html`<section class="panel totals" aria-labelledby="totals-heading">
    <h2 id="totals-heading">${t('alone-with-automa')}</h2>
    <table class="scores" data-testid="solo-totals">
      <caption class="visually-hidden">
        ${t('finished-by-level')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('deck-and-level')}</th>
          <th scope="col">${t('won')}</th>
          <th scope="col">${t('mean')}</th>
          <th scope="col">${t('best')}</th>
          <th scope="col">${t('practice')}</th>
        </tr>
      </thead>
      <tbody>
        ${totals.map(
          (each) =>
            html`<tr>
              <th scope="row">${t(`short-deck-${each.deck}`)} ${each.numeral}</th>
              <td>${t('won-of', { won: each.won, games: each.games })}</td>
              <td>${margin(each.mean_margin)}</td>
              <td>${margin(each.best_margin)}</td>
              <td>${each.practice}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="small">${t('mean-note')}</p>
  </section>`;
}
