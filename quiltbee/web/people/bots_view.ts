/** One's bots: programs that play here, and the tokens by which they come in. */
import { dayOf, t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { textToCopy } from '../views/copying.ts';
import { rich } from '../views/rich.ts';
import { act, oneText, section } from '../views/sections.ts';
import type { MePage } from './me.ts';
import type { OwnBot as Bot, TokenState as BotToken } from '../core/messages.ts';

export function botsSection(page: MePage) {
  const { state } = page;
  const { bots, token } = state;
  const content = html`<details class="fold" ?open=${bots.length > 0 || token !== null}>
    <summary data-testid="open-bots">${t('let-program-play')}</summary>
    <p class="small">${rich('bot-text', { command: html`<code>quiltbee bot</code>` })}</p>
    ${
      token
        ? html`<p class="token">
            <label for="bot-token">${t('token-of-bot', { bot: token.bot })}</label>
            ${textToCopy('bot-token', token.token)}
          </p>`
        : nothing
    }
    <ul class="things" data-testid="bot-list">
      ${bots.map((bot) => botRow(page, bot))}
    </ul>
    ${oneText(state, {
      id: 'bot-name',
      label: t('name-of-bot'),
      button: t('make-bot'),
      buttonId: 'make-bot',
      clears: true,
      send: (name) => page.makeBot(name),
    })}
  </details>`;
  return section(state, 'bots', t('bots'), content);
}

function botRow(page: MePage, bot: Bot) {
  const { state } = page;
  const removal = html`${t('remove')}<span class="visually-hidden"> ${bot.name}</span>`;
  return html`<li>
    <span>
      <b>${bot.name}</b>
      <span class="small">${t(bot.online ? 'listening' : 'not-connected')}</span>
    </span>
    ${act(state, t('new-token'), 'new-token', () => page.makeToken(bot), 'quiet')}
    ${act(state, removal, 'remove-bot', () => page.removeBot(bot), 'quiet')}
    <ul class="tokens">
      ${bot.tokens.map((token) => tokenRow(page, bot, token))}
    </ul>
  </li>`;
}

function tokenRow(page: MePage, bot: Bot, { id, scope, created }: BotToken) {
  return html`<li class="small">
    <span
      >${t('token-of-day', { day: dayOf(created) })}${
        scope === 'read' ? t('only-to-look') : ''
      }</span
    >
    ${act(page.state, t('revoke'), 'revoke-token', () => page.revokeToken(bot, id), 'quiet')}
  </li>`;
}
