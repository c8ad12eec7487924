/**
 * The computer of a server's table, which runs in this page and keeps the game while the server is
 * away.
 */
import { pageAddress } from '../core/site.ts';
import { t } from '../core/words.ts';
import { keepDuel, keptDuel } from '../shell/settings.ts';
import { openSheet } from '../shell/sheet.ts';
import { save } from '../views/about.ts';
import { html, render } from 'lit-html';
import { decide } from '../engine/here_page.ts';
import { Duel } from './duel.ts';
import { recordOf } from './local_game.ts';
import { button } from '../views/icons.ts';
import type { Connection } from '../core/connection.ts';
import type { Game } from '../core/game.ts';
import type { LocalSource } from '../board/local_source.ts';

export function thinkAt(game: Game, connection: Connection) {
  const duel = new Duel(connection, {
    load: () => keptDuel(game.id),
    keep: (kept) => keepDuel(game.id, kept),
    decide,
    leave: (branch) => offerBranch(branch, () => keepDuel(game.id, null)),
  });
  game.follow(duel);
}

/**
 * Offer the branch played here of a game that has continued elsewhere.
 * @param forget  called once the user has seen it
 */
function offerBranch(branch: LocalSource, forget: () => void) {
  const record = recordOf(branch, { start: branch.message.start }, new Date());
  const sheet = openSheet('branch', 'branch-heading', (dialog) => {
    render(
      html`<h2 id="branch-heading">${t('duel-elsewhere')}</h2>
        <p>${t('duel-branch')}</p>
        <div class="row">
          <a
            class="button main"
            href=${pageAddress(`/analysis${branch.table.link}`)}
            data-testid="branch-analysis"
            @click=${() => dialog.close()}
            >${t('tab-analysis')}</a
          >
          ${button('branch-record', t('record'), () => save(record))}
          ${button('branch-close', t('close'), () => dialog.close())}
        </div>`,
      dialog,
    );
  });
  sheet.addEventListener('close', forget);
}
