/** A table before its first move and after its last: open seats, and fair starts. */
import { call } from '../core/api.ts';
import { awaitedName, isPlaying, isWaiting } from '../core/seats.ts';
import { t } from '../core/words.ts';
import { Requests, browserHere } from '../shell/page.ts';
import { invitationOf, keepInvitation } from '../shell/settings.ts';
import { html, nothing } from 'lit-html';
import { act, outcome } from '../views/controls.ts';
import { textToCopy } from '../views/copying.ts';
import { icon } from '../views/icons.ts';
import { LinkToPass } from '../views/passing_on.ts';
import { joiningForm } from './joining_page.ts';
import { fairStart } from './starts_page.ts';
import type { Game } from '../core/game.ts';
import type { Table } from '../core/types.ts';
import type { Shell } from '../views/page.ts';

export type Seating = ReturnType<typeof seatingAt>;

/** @param draw  redraws the table */
export function seatingAt(game: Game, shell: Shell, draw: () => void) {
  const { table } = game.state;
  const page = new Requests(shell, browserHere(), draw);
  const seat = isWaiting(table) ? openSeat(page, table) : () => nothing;
  const start = fairStart(game, draw);
  return {
    /** In place of the market, until the first move is possible. */
    panel: () => (isWaiting(game.state.table) ? seat() : start.panel(shell.settings.letters)),
    /** Links to the other game on the same ring, if any. */
    onward: start.onward,
    /** Notes on the start in the result. */
    afterwards: start.afterwards,
  };
}

/** Show the invitation to an open seat, or the seat itself. */
export function openSeat(page: Requests, table: Table) {
  const { game } = table;
  const isPublic = table.access === 'public';
  const isHost = isPlaying(table);
  const name = awaitedName(table);
  if (name) return () => panel(t('is-asked', { name }), sentence('asked-text', { name }));
  if (isPublic && isHost) return () => panel(t('in-the-lobby'), sentence('in-the-lobby-text'));
  if (isPublic) {
    const take = (name: string | null) => call('POST /api/games/{game}/seat', { game, name });
    const form = joiningForm(page, take);
    return () => panel(t('seat-open'), form());
  }
  if (!isHost) return () => panel(t('seat-kept'), sentence('seat-kept-text'));
  const invited = invitation(page, game);
  return () => panel(t('invite-your-friend'), invited());
}

function sentence(key: string, values?: Record<string, string>) {
  return html`<p>${t(key, values)}</p>`;
}

function panel(title: string, content: unknown) {
  return html`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${title}</h2>
    ${content}
  </section>`;
}

/**
 * Show the link that invites a friend, its QR code, and a button for a new link. The server knows
 * only the hash of a link, so it is stored here, and replaced if lost.
 */
function invitation(page: Requests, game: string) {
  const { browser } = page;
  let path = invitationOf(game);
  const passed = new LinkToPass(page);
  const renew = () =>
    page.ask('invitation', async () => {
      ({ invitation: path } = await call('POST /api/games/{game}/invitation', { game }));
      keepInvitation(game, path);
      passed.show(path);
    });
  if (path) passed.show(path);
  const share = (url: string) =>
    page.ask('invitation', () =>
      page.share({ title: 'Quiltbee', text: t('share-text'), url }).catch(() => t('cannot-share')),
    );
  const copy = (link: string) =>
    page.ask('invitation', () =>
      browser.copy(link).then(
        () => t('link-is-copied'),
        () => t('cannot-copy'),
      ),
    );
  const linked = (link: string) =>
    html`<p>${t('send-link')}</p>
      <label for="invitation-link" class="visually-hidden">${t('link-of-invitation')}</label>
      ${textToCopy('invitation-link', link)}
      <div class="row">
        ${act(page, signed('copy'), 'copy-invitation', () => copy(link), 'main')}
        ${
          browser.share
            ? act(page, signed('share'), 'share-invitation', () => share(link))
            : nothing
        }
      </div>
      ${passed.code('invitation-qr')}`;
  return () => {
    const [label, note, look] = path
      ? ['new-link', 'link-becomes-void', 'quiet']
      : ['make-link', 'no-link-here', 'main'];
    return html`${path ? linked(passed.url) : nothing}
      <div class="row">
        ${act(page, t(label), 'new-invitation', renew, look)}
        <span class="small">${t(note)}</span>
      </div>
      ${outcome(page, 'invitation')}`;
  };
}

function signed(name: 'copy' | 'share') {
  return html`${icon(name)}<span>${t(name)}</span>`;
}
