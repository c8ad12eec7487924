/** A section of a page, with the lines that say how its last request went. */
import { html, nothing } from '../vendor/lit-html.js';

/** @typedef {import('../core/sections.js').SectionState} SectionState */

/**
 * @param {SectionState} state
 * @param {string} name   of the section, as in the state
 * @param {string} title
 * @param {unknown} content
 */
export function section(state, name, title, content) {
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
 * @param {SectionState} state
 * @param {string} name
 */
export function outcome(state, name) {
  const error = state.errors[name] ?? '';
  const told = state.told[name] ?? '';
  return html`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${name}-error`}>${error || nothing}</p>
    <p class="small" role="status" data-testid=${`${name}-told`}>${told || nothing}</p>
  </div>`;
}

/**
 * A button that asks the server; while anything is under way it can do nothing.
 * @param {SectionState} state
 * @param {unknown} label
 * @param {string} testId
 * @param {() => void} onClick
 * @param {string} [classes]
 */
export function act(state, label, testId, onClick, classes = '') {
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
 * @param {(fields: (name: string) => string) => unknown} send
 * @param {boolean} [clears]
 */
export function submitted(send, clears = false) {
  return async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const data = new FormData(form);
    if ((await send((name) => String(data.get(name) ?? ''))) && clears) form.reset();
  };
}

/**
 * A form of one text and the button that sends it.
 *
 * @typedef {object} OneText
 * @property {string} id   of the field, and its test id
 * @property {string} label   read aloud, and shown in the empty field unless `hint` is
 * @property {string} [hint]
 * @property {string} [value]   what stands there at first
 * @property {string} [complete]   what the browser may fill in
 * @property {boolean} [optional]
 * @property {number} [most]   characters
 * @property {string} button
 * @property {string} buttonId   its test id
 * @property {string} [classes]   of the button
 * @property {boolean} [clears]   the field is empty again once the text is sent
 * @property {(text: string) => unknown} send
 *
 * @param {SectionState} state
 * @param {OneText} form
 */
export function oneText(state, form) {
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
