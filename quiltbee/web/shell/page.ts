/**
 * A page whose sections send requests to the server, one at a time. The section shows the outcome,
 * and the page redraws itself after changes.
 */
import { sentenceOf } from '../core/problems.ts';
import { t } from '../core/words.ts';
import { html, nothing, render } from 'lit-html';
import { openSheet } from './sheet.ts';
import { copyText } from '../views/copying.ts';
import { head, type Shell } from '../views/page.ts';
import type { Place } from './opening.ts';
import type { Mounted } from '../table/game_page.ts';

/** The browser functions that pages use; replaced in tests. */
type Browser = {
  origin: string;
  /** Asks for a confirmation; `yes` labels the confirming button. */
  isSure: (question: string, yes: string) => Promise<boolean>;
  copy: (text: string) => Promise<void>;
  /** Null if the system has no share sheet. */
  share: ((data: ShareData) => Promise<void>) | null;
};

export function browserHere(): Browser {
  return {
    ...{ origin: location.origin, isSure, copy: copyText },
    share: 'share' in navigator ? (data) => navigator.share(data) : null,
  };
}

export class Requests {
  /** The section whose request is running. */
  busy: string | null = null;
  /** Outcomes by section. */
  outcomes: Record<string, string> = {};
  /** Errors by section. */
  errors: Record<string, string> = {};

  /** @param changed  redraws */
  constructor(
    readonly shell: Shell,
    readonly browser: Browser,
    readonly changed: () => void,
  ) {}

  /**
   * Run the request of a section, which then shows the returned sentence or the error; return
   * whether it succeeded.
   */
  async ask(section: string, work: () => Promise<string | void>) {
    if (this.busy !== null) return false;
    Object.assign(this, { busy: section, outcomes: {}, errors: {} });
    this.changed();
    try {
      this.outcomes = { [section]: (await work()) ?? '' };
    } catch (problem) {
      this.errors = { [section]: sentenceOf(problem) };
    }
    this.busy = null;
    this.changed();
    return section in this.outcomes;
  }

  /** Follow the URL in an answer; the page stays busy until the next one is there. */
  async leave(section: string, answer: () => Promise<{ url: string }>) {
    let url = '';
    const isDone = await this.ask(section, async () => {
      ({ url } = await answer());
    });
    if (!isDone) return;
    this.busy = section;
    this.changed();
    this.shell.go(url);
  }

  /** Ask for a confirmation to remove something permanently. */
  isSureToRemove(name: string) {
    return this.browser.isSure(t('sure-remove', { name }), t('remove'));
  }

  /** Open the share sheet; closing it is no error. */
  async share(data: ShareData) {
    try {
      await this.browser.share?.(data);
    } catch (problem) {
      if (!(problem instanceof Error && problem.name === 'AbortError')) throw problem;
    }
  }

  latest<Value>(value: Value) {
    return new Latest(value, this.changed);
  }
}

export class Page extends Requests implements Mounted {
  view: () => unknown = () => nothing;
  /** Hide the header, on a page without controls. */
  isBare = false;
  middle: () => unknown = () => nothing;
  /** Called after each drawing, with the element that had the focus before it. */
  drawn: (focused: Element | null) => void = () => {};
  private isShown = false;
  private isChanged = false;
  private stops: (() => unknown)[] = [];

  constructor(
    readonly place: Pick<Place, 'shell' | 'root' | 'patches'>,
    browser: Browser,
    private show: (content: unknown) => void,
  ) {
    super(place.shell, browser, () => this.drawSoon());
  }

  draw() {
    this.isShown = true;
    this.show(html`${this.isBare ? nothing : head(this.shell, this.middle())}${this.view()}`);
  }

  /** Redraw once, before the browser paints, for all changes until then. */
  private drawSoon() {
    if (!this.isShown || this.isChanged) return;
    this.isChanged = true;
    queueMicrotask(() => {
      this.isChanged = false;
      this.draw();
    });
  }

  /** Repeat something while the page is open. */
  every(milliseconds: number, run: () => unknown) {
    const timer = setInterval(run, milliseconds);
    this.until(() => clearInterval(timer));
  }

  /**
   * Listen to an event of the window while the page is open; `reopen` means that the page is about
   * to be opened again.
   */
  listen(type: 'keydown' | 'online' | 'reopen', listener: (event: any) => unknown) {
    window.addEventListener(type, listener);
    this.until(() => window.removeEventListener(type, listener));
  }

  until(stop: () => unknown) {
    this.stops.push(stop);
  }

  close() {
    this.show = () => {};
    for (const stop of this.stops) stop();
  }
}

/** A value that is read repeatedly: only the answer to the latest request counts. */
export class Latest<Value> {
  error = '';
  isReading = false;
  private turn = 0;

  constructor(
    public value: Value,
    private changed: () => void,
  ) {}

  /** Replace the value by an answer; a failure keeps the previous one. */
  async read(answer: Promise<Value>) {
    const turn = ++this.turn;
    this.isReading = true;
    this.changed();
    const read = await answer.then(
      (value) => ({ value, error: '' }),
      (problem) => ({ error: sentenceOf(problem) }),
    );
    if (turn !== this.turn) return;
    Object.assign(this, read, { isReading: false });
    this.changed();
  }
}

/**
 * Make the function that opens a page.
 * @param build  reads the page's data and returns its view
 */
export function opens<More extends unknown[]>(
  build: (page: Page, ...more: More) => Promise<() => unknown>,
) {
  return async (place: Place, ...more: More): Promise<Mounted> => {
    const page = new Page(place, browserHere(), (content) => {
      const focused = document.activeElement;
      render(content, place.root);
      page.drawn(focused);
    });
    page.view = await build(page, ...more);
    return page;
  };
}

/**
 * Ask for a confirmation; Esc denies.
 * @param yes  the label of the confirming button
 */
export function isSure(question: string, yes: string): Promise<boolean> {
  const dialog = openSheet('sure', 'sure-heading', (sheet) => {
    const close = (answer: string) => () => sheet.close(answer);
    render(
      html`<h2 id="sure-heading">${question}</h2>
        <div class="row">
          <button type="button" class="main" @click=${close('')}>${t('cancel')}</button>
          <button type="button" data-testid="sure" @click=${close('yes')}>${yes}</button>
        </div>`,
      sheet,
    );
  });
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'));
  });
}
