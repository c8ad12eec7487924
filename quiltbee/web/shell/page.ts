/**
 * A page that asks the server for its sections, one request at a time: the section that asked says
 * how it went, and the page draws itself once something has changed.
 */
import { isSure } from './asking.ts';
import { sentenceOf } from '../core/problems.ts';
import { t } from '../core/words.ts';
import { html, nothing, render } from 'lit-html';
import { copyText } from '../views/copying.ts';
import { head, type Shell } from '../views/page.ts';
import type { Mounted } from '../table/game_page.ts';
import type { Place } from './opening.ts';

/** What a page needs of the browser; tests give their own. */
type Browser = {
  origin: string;
  /** Asks the person; `yes` is on the button that affirms. */
  isSure: (question: string, yes: string) => Promise<boolean>;
  copy: (text: string) => Promise<void>;
  /** Null where the system has no sheet for sharing. */
  share: ((data: ShareData) => Promise<void>) | null;
};

/** The browser that a person looks at. */
export function browserHere(): Browser {
  return {
    ...{ origin: location.origin, isSure, copy: copyText },
    share: 'share' in navigator ? (data) => navigator.share(data) : null,
  };
}

/** The requests of sections, one at a time. */
export class Requests {
  /** The section that asks now. */
  busy: string | null = null;
  /** What went well, by section. */
  told: Record<string, string> = {};
  /** What went wrong, by section. */
  errors: Record<string, string> = {};

  /** @param changed  draws anew */
  constructor(
    readonly shell: Shell,
    readonly browser: Browser,
    readonly changed: () => void,
  ) {}

  /**
   * Do something for a section, which then shows the sentence that it gives, or what went wrong.
   * Return whether it was done.
   */
  async ask(section: string, work: () => Promise<string | void>) {
    if (this.busy !== null) return false;
    Object.assign(this, { busy: section, told: {}, errors: {} });
    this.changed();
    try {
      this.told = { [section]: (await work()) ?? '' };
    } catch (problem) {
      this.errors = { [section]: sentenceOf(problem) };
    }
    this.busy = null;
    this.changed();
    return section in this.told;
  }

  /** Go where an answer leads; the page asks for nothing else until the other one is there. */
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

  /** Whether somebody means to remove what has this name, for good. */
  isSureToRemove(name: string) {
    return this.browser.isSure(t('sure-remove', { name }), t('remove'));
  }

  /** Share by the system's sheet; closing that is no fault. */
  async share(data: ShareData) {
    try {
      await this.browser.share?.(data);
    } catch (problem) {
      if (!(problem instanceof Error && problem.name === 'AbortError')) throw problem;
    }
  }

  /** Something that is read again: see `Latest`. */
  latest<Value>(value: Value) {
    return new Latest(value, this.changed);
  }
}

export class Page extends Requests implements Mounted {
  view: () => unknown = () => nothing;
  /** Without the head, for a page that nobody operates. */
  isBare = false;
  /** What stands in the middle of its head. */
  middle: () => unknown = () => nothing;
  /** Called after each drawing, with what had the focus before it. */
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

  /** Draw before the browser paints: once for all that changes until then. */
  private drawSoon() {
    if (!this.isShown || this.isChanged) return;
    this.isChanged = true;
    queueMicrotask(() => {
      this.isChanged = false;
      this.draw();
    });
  }

  /** Do something again and again while the page is open. */
  every(milliseconds: number, run: () => unknown) {
    const timer = setInterval(run, milliseconds);
    this.until(() => clearInterval(timer));
  }

  /** Hear something of the window; `reopen`: the page is about to be opened anew. */
  hear(type: 'keydown' | 'online' | 'reopen', heard: (event: any) => unknown) {
    window.addEventListener(type, heard);
    this.until(() => window.removeEventListener(type, heard));
  }

  /** Stop something when the page is closed. */
  until(stop: () => unknown) {
    this.stops.push(stop);
  }

  close() {
    this.show = () => {};
    for (const stop of this.stops) stop();
  }
}

/** What is read again and again: only the answer to the latest request counts. */
export class Latest<Value> {
  error = '';
  isReading = false;
  private turn = 0;

  constructor(
    public value: Value,
    private changed: () => void,
  ) {}

  /** Without an answer what stands stays. */
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
 * What opens a page.
 * @param build  reads what the page shows, and gives its view
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
