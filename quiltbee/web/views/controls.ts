/** What pages are built of: sections that say how their requests went, buttons, forms, tables. */
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import type { Page } from '../shell/page.ts';

/** How the requests of a page went. */
type Asking = Pick<Page, 'busy' | 'told' | 'errors'>;

/** A panel that asks the server. */
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
 * How the last request of a section went; the line is there, and announced, also while it is empty.
 */
export function outcome(page: Asking, name: string) {
  const error = page.errors[name] ?? '';
  const told = page.told[name] ?? '';
  return html`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${name}-error`}>${error || nothing}</p>
    <p class="small" role="status" data-testid=${`${name}-told`}>${told || nothing}</p>
  </div>`;
}

/** A button that asks the server; while anything is under way it can do nothing. */
export function act(
  page: Asking,
  label: unknown,
  testId: string,
  onClick: () => void,
  classes: string = '',
) {
  return html`<button
    type="button"
    class=${classes}
    data-testid=${testId}
    aria-disabled=${page.busy === null ? 'false' : 'true'}
    @click=${onClick}
  >
    ${label}
  </button>`;
}

/**
 * What a form sends, by the names of its fields; the page stays. A form that `clears` begins anew
 * once `send` says that it is done.
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
  /** Of the field, and its test id. */
  id: string;
  /** Read aloud, and shown in the empty field unless `hint` is. */
  label: string;
  hint?: string;
  /** What stands there at first. */
  value?: string;
  /** What the browser may fill in. */
  complete?: string;
  optional?: boolean;
  /** Characters. */
  most?: number;
  button: string;
  /** Its test id. */
  buttonId: string;
  /** Of the button. */
  classes?: string;
  /** The field is empty again once the text is sent. */
  clears?: boolean;
  send: (text: string) => unknown;
};

/** A form of one text and the button that sends it. */
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
    <button
      type="submit"
      class=${form.classes ?? ''}
      data-testid=${form.buttonId}
      ?disabled=${page.busy !== null}
    >
      ${form.button}
    </button>
  </form>`;
}

type TableParts = {
  id: string;
  /** What names it: words, or else the id of its heading or caption. */
  label?: string;
  labelledBy?: string;
  caption?: unknown;
  /** The heads of the columns; with a second text that explains it. */
  columns: [name: string, meaning?: string][];
  rows: { class?: string; cells: unknown[] }[];
  /** Which cell is the head of its row. */
  head: number;
};

/** A table that scrolls sideways where it must. */
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

/** The QR code of a link. */
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
