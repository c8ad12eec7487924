/** Invitations in person, shown on every page: host, terms, accept or decline. */
import { addBar } from '../shell/sheet.ts';
import { call } from '../core/api.ts';
import { termsOf } from '../core/manners.ts';
import { sentenceOf } from '../core/problems.ts';
import { t } from '../core/words.ts';
import { html, nothing, render } from 'lit-html';
import { errorLine } from '../views/error.ts';
import { button } from '../views/icons.ts';
import type { PersonalInvitation as Invitation } from '../core/generated/messages.ts';
import type { Shell } from '../views/page.ts';

/** The most invitations shown. */
const MOST_TOLD = 3;

let place: HTMLElement | null = null;

/**
 * Reload and show the invitations; remove the section if there are none.
 * @param problem  the error of the last answer
 */
export async function showInvitations(shell: Shell, problem: string = '') {
  const { invitations } = await call('GET /api/me/invitations');
  if (invitations.length === 0 && !problem) {
    place?.remove();
    place = null;
    return;
  }
  place ??= stand();
  render(
    html`${invitations.slice(0, MOST_TOLD).map((each) => row(each, shell))}
    ${errorLine(problem, 'invited-error')}`,
    place,
  );
}

function stand() {
  const section = document.createElement('section');
  section.className = 'invited';
  section.dataset.testid = 'invited';
  section.setAttribute('role', 'status');
  addBar(section);
  return section;
}

function row({ game, host, here, clock, rated, takebacks, fair }: Invitation, shell: Shell) {
  const control = clock && { control: clock };
  const terms = termsOf({ clock: control, rated, takebacks } as any);
  const name = host.guest ? t('guest') : host.name;
  const start = fair
    ? t('label-and-note', { label: t('starts-way'), note: t(`starts-terms-${fair}`) })
    : nothing;
  const sit = () => call('POST /api/games/{game}/seat', { game });
  return html`<div data-game=${game}>
    <p>
      <b>${t('invited-by', { name })}</b>
      <span class="small">${terms} ${start}</span>
      ${here ? nothing : html`<span class="small">${t('invited-away', { name })}</span>`}
    </p>
    <div class="row">
      ${button('invited-accept', t('invited-accept'), () => answer(shell, sit, `/game/${game}`), {
        classes: 'main',
      })}
      ${button('invited-decline', t('invited-decline'), () =>
        answer(shell, () => call('POST /api/games/{game}/decline', { game })),
      )}
    </div>
  </div>`;
}

/** @param path  where to go afterwards */
async function answer(shell: Shell, ask: () => Promise<unknown>, path?: string) {
  let problem = '';
  try {
    await ask();
  } catch (error) {
    problem = sentenceOf(error);
  }
  await showInvitations(shell, problem);
  if (path && !problem) shell.go(path);
}
