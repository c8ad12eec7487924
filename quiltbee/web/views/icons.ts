/** Icons and buttons. An icon is one path on a plane of 24 x 24, drawn as lines. */
import { html, nothing } from 'lit-html';

const PATHS = {
  left: 'M4 4v6h6M4.6 10A8 8 0 1 1 4 14',
  right: 'M20 4v6h-6M19.4 10A8 8 0 1 0 20 14',
  flip: 'M12 3v18M9 6L3 18h6zM15 6l6 12h-6z',
  place: 'M4 13l5 5L20 6',
  cancel: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3',
  pass: 'M4 12h14M13 6l6 6-6 6',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  print: 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z',
  card: 'M5 3h10v14H5zM9 21h10V7',
  bulb:
    'M9 18h6M10 21h4' +
    'M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01',
  graph: 'M4 4v16h16M7 14l4-5 3 3 5-7',
  first: 'M18 5l-8 7 8 7M6 5v14',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  play: 'M7 4l12 8-12 8z',
  halt: 'M8 5v14M16 5v14',
  last: 'M6 5l8 7-8 7M18 5v14',
  clock: 'M12 7v5l3 2M12 4a8 8 0 1 0 .01 0',
  hurry: 'M12 4v10M12 19v.5',
  bubble: 'M4 5h16v11h-9l-5 4v-4H4z',
  eye: 'M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0',
  share: 'M12 15V4M8 7l4-4 4 4M5 12v8h14v-8',
  copy: 'M8 8h11v12H8zM16 8V4H5v12h3',
  person: 'M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7',
  puzzle: 'M4 8h4a2.500 2.500 0 1 1 4 0h4v4a2.500 2.500 0 1 1 0 4v4H4z',
  cup: 'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8',
  gear:
    'M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3' +
    'M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1',
  fresh: 'M12 5v14M5 12h14',
  again: 'M20 4v6h-6M20 10A8 8 0 1 0 20 15',
  button: 'M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01',
  ten: 'M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z',
  heart: 'M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z',
  pen: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  raise: 'M12 19V5M6 11l6-6 6 6',
  bin: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  open: 'M3 19V6h6l2 2h10v11z',
  lens: 'M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L21 21',
  up: 'M4 18l5-6 4 3 7-9M20 6h-5M20 6v5',
  sun:
    'M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2' +
    'M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  menu: 'M4 6h16M4 12h16M4 18h16',
};

export function icon(name: keyof typeof PATHS) {
  return html`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${PATHS[name]}></path>
  </svg>`;
}

export function withIcon(name: keyof typeof PATHS, label: unknown) {
  return html`${icon(name)}<span>${label}</span>`;
}

type ButtonOptions = {
  classes?: string;
  /** Disabled, but focusable. */
  off?: unknown;
  pressed?: boolean;
  /** The key that does the same. */
  shortcut?: string;
  /** The accessible name. */
  label?: string;
  title?: string;
};

export function button(
  testId: string,
  content: unknown,
  onClick: (event: PointerEvent) => unknown,
  options: ButtonOptions = {},
) {
  return html`<button
    type="button"
    class=${options.classes ?? nothing}
    data-testid=${testId}
    title=${options.title ?? nothing}
    aria-label=${options.label ?? nothing}
    aria-keyshortcuts=${options.shortcut ?? nothing}
    aria-pressed=${options.pressed === undefined ? nothing : String(options.pressed)}
    aria-disabled=${'off' in options ? String(Boolean(options.off)) : nothing}
    @click=${onClick}
  >
    ${content}
  </button>`;
}

export function submitButton(
  testId: string,
  content: unknown,
  isDisabled: boolean,
  classes: string = '',
) {
  return html`<button type="submit" class=${classes} data-testid=${testId} ?disabled=${isDisabled}>
    ${content}
  </button>`;
}

/** A link that looks like a button. */
export function linkButton(testId: string, path: string, content: unknown, classes: string = '') {
  return html`<a class=${`button ${classes}`} href=${path} data-testid=${testId}>${content}</a>`;
}
