/** The head of a table: the way home, the turn, and its buttons. */
import { tableReason, tableTitle } from '../core/manners.ts';
import { turnReason, turnTitle } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { button, withIcon } from './icons.ts';
import { brand, toMe } from './page.ts';
import { turnButtons } from './turn_buttons.ts';
import type { Game } from '../core/game.ts';
import type { Context } from './context.ts';

export function tableHead(context: Context) {
  const { state, game, shell } = context;
  return html`<header class="head table-head" data-keys>
    ${brand(shell)} ${turn(context)}
    <div class="turn-buttons">
      ${state.looking ? backToGame(game) : turnButtons(context)}
      ${button('settings', withIcon('gear', t('settings')), () => game.dialog('settings'))}
      ${button('help', withIcon('help', t('help')), shell.help, { classes: 'to-help' })} ${toMe()}
    </div>
  </header>`;
}

function backToGame(game: Game) {
  return button('back-to-game', t('back-to-game'), () => game.back(), {
    classes: 'main back-to-game',
  });
}

function turn(context: Context) {
  const { table, frame } = context;
  const { looking } = context.state;
  const title = looking ? t('after-move', { number: String(looking.index) }) : tableTitle(table);
  return html`<div class=${`turn turn-${frame.result?.winner ?? frame.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" title=${title} data-testid="turn">${title}</h1>
      ${
        table.automa?.practice
          ? html`<span class="badge practice" data-testid="practice">${t('practice')}</span>`
          : nothing
      }
    </div>
    ${reason(context)}
  </div>`;
}

/** Explain the turn, or say that the connection is lost. */
function reason({ state, table, frame }: Context) {
  if (state.status === 'lost')
    return html`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span
      >${state.alone || t(table.automa ? 'connection-solo' : 'connection-lost')}
    </p>`;
  const words = state.looking
    ? `${turnTitle(frame, table.seats)}. ${turnReason(frame, table.seats)}`
    : tableReason(table);
  return html`<p class="turn-reason" title=${words} data-testid="turn-reason">${words}</p>`;
}
