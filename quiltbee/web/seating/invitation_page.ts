/** The page of an invitation: its terms and the form to sit down, or why it is no longer valid. */
import { Refused, call } from '../core/api.ts';
import { controlSentence } from '../core/clock.ts';
import { t } from '../core/words.ts';
import { html } from 'lit-html';
import { cover } from '../views/cover.ts';
import { joiningForm } from './joining_page.ts';
import { linkButton } from '../views/icons.ts';
import type { InvitationState, InvitedGame } from '../core/generated/messages.ts';
import type { Page } from '../shell/page.ts';

export async function invitation(page: Page, code: string) {
  const found = await call('GET /api/invitations/{code}', { code }).catch(async (problem) => {
    const words = problem instanceof Refused ? refusalWords(problem.status) : null;
    if (!words) throw problem;
    const game = problem.status === 410 ? await usedFor(code) : null;
    return { ...words, game };
  });
  if ('text' in found) return () => voidInvitation(found);
  const content = found.yours
    ? () => ownTable(found.game)
    : joiningForm(page, (name) => call('POST /api/invitations/{code}', { code, name }));
  return () =>
    panel(
      found.yours ? t('own-invitation') : t('invites-you', { name: found.name }),
      html`<dl class="terms" data-testid="invitation-terms">
          ${invitationTerms(found).map(
            ([term, what]) =>
              html`<div>
                <dt>${term}</dt>
                <dd>${what}</dd>
              </div>`,
          )}
        </dl>
        ${content()}`,
    );
}

/** Return the game that used an invitation; null for an unused one. */
async function usedFor(code: string) {
  return call('GET /api/invitations/{code}/game', { code }).catch((problem) => {
    if (problem instanceof Refused) return null;
    throw problem;
  });
}

/** Explain by the status of the answer why an invitation can't be taken; null for other errors. */
export function refusalWords(status: number) {
  if (status === 404) return { title: t('invitation-unknown'), text: t('invitation-unknown-text') };
  if (status === 410) return { title: t('invitation-closed'), text: t('invitation-closed-text') };
  return null;
}

export function invitationTerms(terms: InvitationState): [string, string][] {
  const { board, clock, takebacks, rated, seed_chosen: chosen, seat, fair } = terms;
  return [
    [t('term-seat'), t(rated && !fair ? 'term-drawn' : `term-seat-${seat}`)],
    [t('clock'), clock === null ? t('term-no-clock') : controlSentence(clock)],
    [t('time-board'), t(`term-board-${board}`)],
    [t('circle'), t(chosen ? 'term-chosen' : 'term-drawn')],
    [t('tick-takebacks'), t(takebacks ? 'tick-takebacks-note' : 'term-none')],
    ...(fair ? [[t('starts-way'), t(`starts-terms-${fair}`)] as [string, string]] : []),
    [t('term-rating'), t(rated ? 'tick-rated-note' : 'terms-not-rated')],
  ];
}

/** A player at the table can't take its other seat. */
function ownTable(game: string) {
  return html`<p data-testid="own-invitation">${t('send-address')}</p>
    <a class="button main" href=${`/game/${game}`}>${t('to-the-table')}</a>`;
}

type Void = { title: string; text: string; game: InvitedGame | null };

/** Show an invitation that can't be taken, with a link to the game. */
function voidInvitation({ title, text, game }: Void) {
  if (game)
    return panel(
      t(game.yours ? 'invitation-yours' : 'invitation-taken'),
      html`<p data-testid="problem">
          ${t(game.yours ? 'invitation-yours-text' : 'invitation-taken-text')}
        </p>
        ${linkButton(
          'invited-game',
          game.url,
          t(game.yours ? 'back-to-game' : 'watch-game'),
          'main',
        )}`,
    );
  return panel(
    title,
    html`<p data-testid="problem">${text}</p>
      <a class="button main" href="/">${t('play-on-your-own')}</a>`,
  );
}

function panel(title: string, content: unknown) {
  return html`<main class="invitation">
    ${cover()}
    <section class="panel" aria-labelledby="invitation-heading">
      <h1 id="invitation-heading" data-testid="invitation-title">${title}</h1>
      ${content}
    </section>
  </main>`;
}
