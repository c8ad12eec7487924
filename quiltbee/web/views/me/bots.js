/** One's bots: programs that play here, and the tokens by which they come in. */
import { html, nothing } from '../../vendor/lit-html.js';
import { act, section, submitted } from '../sections.js';

/**
 * @typedef {import('../../core/me.js').MePage} MePage
 * @typedef {import('../../core/people_types.js').Bot} Bot
 * @typedef {import('../../core/people_types.js').BotToken} BotToken
 */

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** @param {MePage} page */
export function botsSection(page) {
  const { state } = page;
  const { bots, token } = state;
  const content = html`<details class="fold" ?open=${bots.length > 0 || token !== null}>
    <summary data-testid="open-bots">Let a program of yours play here</summary>
    <p class="small">
      A bot has a token, by which your program comes in; it is marked as a bot at every table.
      <code>quiltbee bot</code> connects an engine.
    </p>
    ${
      token
        ? html`<p class="token">
            <label for="bot-token"
              >Token of ${token.bot}. Copy it now: it is shown only once.</label
            >
            <input
              id="bot-token"
              data-testid="bot-token"
              readonly
              .value=${token.token}
              @focus=${(/** @type {Event} */ event) =>
                /** @type {HTMLInputElement} */ (event.target).select()}
            />
          </p>`
        : nothing
    }
    <ul class="things" data-testid="bot-list">
      ${bots.map((bot) => botRow(page, bot))}
    </ul>
    <form class="with-button" @submit=${submitted((field) => page.makeBot(field('bot')))}>
      <label class="visually-hidden" for="bot-name">Name of the bot</label>
      <input
        id="bot-name"
        name="bot"
        data-testid="bot-name"
        required
        maxlength="40"
        autocomplete="off"
        placeholder="Name of the bot"
      />
      <button type="submit" data-testid="make-bot" ?disabled=${state.busy !== null}>
        Make a bot
      </button>
    </form>
  </details>`;
  return section(state, 'bots', 'Bots', content);
}

/** @param {MePage} page @param {Bot} bot */
function botRow(page, bot) {
  const { state } = page;
  const removal = html`Remove<span class="visually-hidden"> ${bot.name}</span>`;
  return html`<li>
    <span>
      <b>${bot.name}</b>
      <span class="small">${bot.online ? 'listening now' : 'not connected'}</span>
    </span>
    ${act(state, 'New token', 'new-token', () => page.makeToken(bot), 'quiet')}
    ${act(state, removal, 'remove-bot', () => page.removeBot(bot), 'quiet')}
    <ul class="tokens">
      ${bot.tokens.map((token) => tokenRow(page, bot, token))}
    </ul>
  </li>`;
}

/** @param {MePage} page @param {Bot} bot @param {BotToken} token */
function tokenRow(page, bot, { id, scope, created }) {
  return html`<li class="small">
    <span>Token of ${day.format(created)}${scope === 'read' ? ', only to look' : ''}</span>
    ${act(page.state, 'Revoke', 'revoke-token', () => page.revokeToken(bot, id), 'quiet')}
  </li>`;
}
