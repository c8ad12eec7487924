/**
 * Building blocks of pages: sections with the outcome of their requests, buttons, forms, tables.
 */
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { button, submitButton } from './icons.ts';
import type { Page } from '../shell/page.ts';

/** The state of a page's requests. */
type Asking = Pick<Page, 'busy' | 'outcomes' | 'errors'>;

/** A panel with requests. */
export function section(page: Asking, name: string, title: string, content: unknown) {
  return html`<section
    class=${`panel section-${name}`}
    aria-labelledby=${`${name}-heading`}
    data-testid=${name}
  >
    <h2 id=${`${name}-heading`}>${title}</h2>
    ${content} ${outcome(page, name)}
  </section>`;
}

/**
 * Show the outcome of a section's last request; the line also exists while empty, so that screen
 * readers announce changes.
 */
export function outcome(page: Asking, name: string) {
  const error = page.errors[name] ?? '';
  const result = page.outcomes[name] ?? '';
  return html`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${name}-error`}>${error || nothing}</p>
    <p class="small" role="status" data-testid=${`${name}-told`}>${result || nothing}</p>
  </div>`;
}

/** A button with a request; disabled while any request is running. */
export function act(
  page: Asking,
  label: unknown,
  testId: string,
  onClick: () => void,
  classes: string = '',
) {
  return button(testId, label, onClick, { classes, off: page.busy !== null });
}

/**
 * Handle the submission of a form.
 * @param send  called with the fields by name; the result says whether it succeeded
 * @param clears  reset the form after success
 */
export function submitted(
  send: (fields: (name: string) => string) => unknown,
  clears: boolean = false,
) {
  return async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const data = new FormData(form);
    if ((await send((name) => String(data.get(name) ?? ''))) && clears) form.reset();
  };
}

type OneText = {
  /** The field's id and test id. */
  id: string;
  /** The accessible name, and the placeholder without `hint`. */
  label: string;
  hint?: string;
  /** The initial value. */
  value?: string;
  /** The value of `autocomplete`. */
  complete?: string;
  optional?: boolean;
  /** The maximum length. */
  most?: number;
  button: string;
  buttonId: string;
  classes?: string;
  /** Empty the field after success. */
  clears?: boolean;
  send: (text: string) => unknown;
};

export function oneText(page: Asking, form: OneText) {
  const { id, label, hint = label, value = '', complete = 'off', optional = false } = form;
  const send = submitted((field) => form.send(field('text')), form.clears);
  return html`<form class="with-button" @submit=${send}>
    <label class="visually-hidden" for=${id}>${label}</label>
    <input
      id=${id}
      name="text"
      data-testid=${id}
      ?required=${!optional}
      maxlength=${form.most ?? 40}
      autocomplete=${complete}
      placeholder=${hint}
      .defaultValue=${value}
    />
    ${submitButton(form.buttonId, form.button, page.busy !== null, form.classes ?? '')}
  </form>`;
}

type TableParts = {
  id: string;
  /** The table's name, or the id of its heading or caption. */
  label?: string;
  labelledBy?: string;
  caption?: unknown;
  /** Names of the columns, some with an explanation. */
  columns: [name: string, meaning?: string][];
  rows: { class?: string; cells: unknown[] }[];
  /** The index of the cell that heads its row. */
  head: number;
};

/** A table that scrolls sideways if necessary. */
export function table({ id, label, labelledBy, caption, columns, rows, head }: TableParts) {
  return html`<div
    class="scroll"
    tabindex="0"
    role="group"
    aria-label=${label ?? nothing}
    aria-labelledby=${labelledBy ?? nothing}
  >
    <table class="scores" data-testid=${id}>
      ${
        caption
          ? html`<caption id=${labelledBy}>
              ${caption}
            </caption>`
          : nothing
      }
      <thead>
        <tr>
          ${columns.map(
            ([name, meaning]) => html`<th scope="col" title=${meaning ?? nothing}>${name}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr class=${row.class ?? ''}>
              ${row.cells.map((cell, at) =>
                at === head ? html`<th scope="row">${cell}</th>` : html`<td>${cell}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

export function qrCode(testId: string, picture: string | null) {
  return html`<div class="qr">
    ${
      picture
        ? html`<img
            alt=${t('qr-code')}
            data-testid=${testId}
            src=${`data:image/svg+xml,${encodeURIComponent(picture)}`}
          />`
        : nothing
    }
  </div>`;
}
