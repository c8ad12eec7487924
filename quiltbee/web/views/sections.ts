/** A section of a page, with the lines that say how its last request went. */
import { html, nothing } from 'lit-html';
import type { SectionState } from '../core/sections.ts';

/** @param name  of the section, as in the state */
export function section(state: SectionState, name: string, title: string, content: unknown) {
  return html`<section
    class=${`panel section-${name}`}
    aria-labelledby=${`${name}-heading`}
    data-testid=${name}
  >
    <h2 id=${`${name}-heading`}>${title}</h2>
    ${content} ${outcome(state, name)}
  </section>`;
}

/**
 * How the last request of a section went; the line is there, and announced, also while it is empty.
 */
export function outcome(state: SectionState, name: string) {
  const error = state.errors[name] ?? '';
  const told = state.told[name] ?? '';
  return html`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${name}-error`}>${error || nothing}</p>
    <p class="small" role="status" data-testid=${`${name}-told`}>${told || nothing}</p>
  </div>`;
}

/** A button that asks the server; while anything is under way it can do nothing. */
export function act(
  state: SectionState,
  label: unknown,
  testId: string,
  onClick: () => void,
  classes: string = '',
) {
  return html`<button
    type="button"
    class=${classes}
    data-testid=${testId}
    aria-disabled=${state.busy === null ? 'false' : 'true'}
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
export function oneText(state: SectionState, form: OneText) {
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
      ?disabled=${state.busy !== null}
    >
      ${form.button}
    </button>
  </form>`;
}
