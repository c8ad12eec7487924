/** The form to sit down at a table: at an open seat, by an invitation or in public. */
import { call } from '../core/api.ts';
import { t } from '../core/words.ts';
import { html } from 'lit-html';
import { submitted } from '../views/controls.ts';
import { errorLine } from '../views/error.ts';
import { submitButton } from '../views/icons.ts';
import type { Requests } from '../shell/page.ts';

/**
 * Make the form for a name and the seat. The known name is filled in unless one has been typed.
 * @param take  takes the seat; null keeps the name
 */
export function joiningForm(
  page: Requests,
  take: (name: string | null) => Promise<{ url: string }>,
) {
  const me = page.latest<{ name: string | null }>({ name: null });
  void me.read(call('GET /api/me'));
  const sit = (name: string) => page.leave('join', () => take(name.trim() || null));
  return () =>
    html`<form class="joining" @submit=${submitted((field) => sit(field('name')))}>
      <label
        >${t('your-name')} <span class="small">${t('as-others-see')}</span>
        <input
          name="name"
          data-testid="join-name"
          maxlength="40"
          autocomplete="nickname"
          .defaultValue=${me.value.name ?? ''}
      /></label>
      ${submitButton(
        'sit-down',
        t(page.busy === null ? 'sit-down' : 'sitting-down'),
        page.busy !== null,
        'main',
      )}
      ${errorLine(page.errors.join ?? me.error, 'join-error')}
    </form>`;
}
