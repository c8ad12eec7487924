/** Invitations in person, told on whatever page one is: who asks, on what terms, yes or no. */
import { call, takeSeat } from '../core/api.js';
import { termsOf } from '../core/manners.js';
import { sentenceOf } from '../core/problems.js';
import { t } from '../core/words.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { errorLine } from '../views/error.js';

/**
 * @typedef {import('../core/messages.js').PersonalInvitation} Invitation
 * @typedef {import('../views/page.js').Shell} Shell
 */

/** Of more than so many the latest are told. */
const MOST_TOLD = 3;

/** @type {HTMLElement | null} */
let place = null;

/**
 * Read again who invites, and show it; nothing is left where nobody does.
 * @param {Shell} shell
 * @param {string} [problem]   what went wrong with the last answer
 */
export async function showInvitations(shell, problem = '') {
  /** @type {{invitations: Invitation[]}} */
  const { invitations } = await call('/api/me/invitations');
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

/** The place at the edge of the page where they stand. */
function stand() {
  const section = document.createElement('section');
  section.className = 'invited';
  section.dataset.testid = 'invited';
  section.setAttribute('role', 'status');
  document.body.append(section);
  return section;
}

/** @param {Invitation} invitation @param {Shell} shell */
function row({ game, host, here, clock, rated, takebacks, fair }, shell) {
  const control = clock && { control: clock };
  const terms = termsOf(/** @type {any} */ ({ clock: control, rated, takebacks }));
  const name = host.guest ? t('guest') : host.name;
  const start = fair
    ? t('label-and-note', { label: t('starts-way'), note: t(`starts-terms-${fair}`) })
    : nothing;
  return html`<div data-game=${game}>
    <p>
      <b>${t('invited-by', { name })}</b>
      <span class="small">${terms} ${start}</span>
      ${here ? nothing : html`<span class="small">${t('invited-away', { name })}</span>`}
    </p>
    <div class="row">
      <button
        type="button"
        class="main"
        data-testid="invited-accept"
        @click=${() => answer(shell, () => takeSeat(game, null), `/game/${game}`)}
      >
        ${t('invited-accept')}
      </button>
      <button
        type="button"
        data-testid="invited-decline"
        @click=${() => answer(shell, () => call(`/api/games/${game}/decline`, {}))}
      >
        ${t('invited-decline')}
      </button>
    </div>
  </div>`;
}

/**
 * @param {Shell} shell
 * @param {() => Promise<unknown>} ask
 * @param {string} [path]   where it leads
 */
async function answer(shell, ask, path) {
  let problem = '';
  try {
    await ask();
  } catch (error) {
    problem = sentenceOf(error);
  }
  await showInvitations(shell, problem);
  if (path && !problem) shell.go(path);
}
