/** The player aid: one sheet for the screen and for paper, and the help that goes with the page. */
import { AID } from '../core/aid.js';
import { COMMANDS } from '../core/commands.js';
import { KEYS } from '../core/keyboard.js';
import { html, nothing } from '../vendor/lit-html.js';
import { aidPicture } from './aid_pictures.js';
import { icon } from './icons.js';

/** The rules on one sheet. */
export function aidSheet() {
  return html`<div class="aid" data-testid="aid">
    ${AID.map(
      ({ title, picture, lines }) =>
        html`<section class=${picture ? 'pictured' : ''}>
          <h2>${title}</h2>
          ${picture ? aidPicture(picture) : nothing}
          <div>${lines.map((line) => html`<p>${line}</p>`)}</div>
        </section>`,
    )}
  </div>`;
}

/** The button that prints the sheet. @param {() => void} onPrint */
export function printButton(onPrint) {
  return html`<button type="button" data-testid="print-aid" @click=${onPrint}>
    ${icon('print')}<span>Print</span>
  </button>`;
}

/** How this page is used: with the mouse, by keys, by typed lines. */
export function pageHelp() {
  return html`<div class="page-help">
    <h2>On this page</h2>
    <p>
      Choose a patch, put it on your quilt, turn it, and press <b>Place</b>. You can drag it as
      well; with a mouse the wheel turns it and the right button flips it.
    </p>
    <p>
      Against the Automa, a card that is turned over stays turned: an undo then makes the game a
      practice that does not count.
    </p>
    <p>
      With a friend elsewhere, you ask before taking back a move. Where there is a clock, the first
      turn is free; if your time runs out, the other player may claim the win.
    </p>
    <h2>Keys</h2>
    <p>They work while the quilt or the patches have the focus; F1 works everywhere.</p>
    ${listed(KEYS)}
    <h2>Command line</h2>
    ${listed(COMMANDS)}
  </div>`;
}

/** @param {[term: string, what: string][]} entries */
function listed(entries) {
  return html`<dl class="keys">
    ${entries.map(
      ([term, what]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${what}</dd>
        </div>`,
    )}
  </dl>`;
}
