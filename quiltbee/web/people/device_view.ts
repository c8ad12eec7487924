/** Being the same person on a second device: a link that works once, and its QR code. */
import { dayOf, t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { textToCopy } from '../views/copying.ts';
import { act, section } from '../views/sections.ts';
import type { Link, MePage } from './me.ts';
import type { SessionState as Session } from '../core/messages.ts';

export function deviceSection(page: MePage) {
  const { state } = page;
  const { link } = state;
  return section(
    state,
    'device',
    t('another-device'),
    html`<p class="small">${t('another-device-text')}</p>
      ${
        link
          ? linkOf(page, link)
          : act(state, t('make-link'), 'make-link', () => page.makeLink(), 'wide')
      }
      ${state.sessions.length > 1 ? browsers(page) : nothing}`,
  );
}

/** The browsers in which one is known, each of which can be signed out. */
function browsers(page: MePage) {
  return html`<h3>${t('your-browsers')}</h3>
    <ul class="things" data-testid="browsers">
      ${page.state.sessions.map((session) => browserRow(page, session))}
    </ul>`;
}

function browserRow(page: MePage, session: Session) {
  const name = session.agent ?? t('unknown-browser');
  const day = dayOf(session.used);
  const ending = html`${t('sign-out')}<span class="visually-hidden"> ${name}, ${day}</span>`;
  return html`<li>
    <span
      >${name}
      <span class="small">${session.here ? t('this-browser') : t('used-on-day', { day })}</span>
    </span>
    ${
      session.here
        ? nothing
        : act(page.state, ending, 'end-session', () => page.endSession(session), 'quiet')
    }
  </li>`;
}

function linkOf(page: MePage, { address, picture }: Link) {
  const { state } = page;
  const share = page.outside.share
    ? act(state, t('share'), 'share-device-link', () => page.shareLink())
    : nothing;
  return html`<label for="device-link" class="visually-hidden">${t('the-link')}</label>
    ${textToCopy('device-link', address)}
    <div class="row">
      ${act(state, t('copy'), 'copy-device-link', () => page.copyLink(), 'main')} ${share}
      ${act(state, t('withdraw-it'), 'drop-link', () => page.dropLink())}
    </div>
    <div class="qr">
      ${
        picture
          ? html`<img
              alt=${t('qr-code')}
              data-testid="device-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(picture)}`}
            />`
          : nothing
      }
    </div>`;
}
