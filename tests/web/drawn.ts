/** A page in a test, without a browser: what it shows, and its controls by their test ids. */
import assert from 'node:assert/strict';
import { nothing } from 'lit-html';
import { Page } from '../../quiltbee/web/shell/page.ts';
import { PATCHES } from './tables.ts';
import type { Shell } from '../../quiltbee/web/views/page.ts';

type Template = { strings: readonly string[]; values: unknown[] };
type Element = { name: string; at: number; attributes: Record<string, any> };

/** What the browser, which nobody sees, is asked in a test. */
type Asked = {
  /** Whether somebody is sure. */
  isSure?: (question: string) => boolean;
  copy?: (text: string) => Promise<void>;
  share?: ((data: ShareData) => Promise<void>) | null;
};

export class Drawn {
  readonly page: Page;
  /** Where the page went. */
  readonly went: string[] = [];
  /** What was copied. */
  readonly copied: string[] = [];
  private content: unknown = nothing;
  private readonly listeners: ((what: 'games' | 'lobby') => void)[] = [];
  private readonly onNews = (listener: (typeof this.listeners)[number]) => {
    this.listeners.push(listener);
    return () => {};
  };

  constructor({ isSure = () => true, copy, share = null }: Asked = {}) {
    const shell = {
      ...{ logo: '', settings: { strength: 3, edition: 'classic' } },
      go: (path: string) => this.went.push(path),
      onNews: this.onNews,
    };
    const browser = {
      ...{ origin: 'https://example.org', share },
      isSure: async (question: string) => isSure(question),
      copy: copy ?? (async (text: string) => void this.copied.push(text)),
    };
    const patches = Promise.resolve(PATCHES);
    const place = { shell: shell as unknown as Shell, root: null as any, patches };
    this.page = new Page(place, browser, (content) => {
      this.content = content;
    });
  }

  /** Open a page. */
  async open(build: (page: Page) => Promise<() => unknown>) {
    this.page.view = await build(this.page);
    this.page.draw();
    return this;
  }

  /** All that is to be read, with single spaces. */
  get text() {
    const words = this.html().text.replace(/<[^>]*>/g, ' ');
    return words.replace(/\s+/g, ' ').trim();
  }

  /** What is to be read in the element with a test id, empty where there is none. */
  textOf(testId: string) {
    const { text, elements } = this.html();
    const element = elements.find(({ attributes }) => attributes['data-testid'] === testId);
    if (!element) return '';
    const { name, at } = element;
    const inside = text.slice(at).split(`</${name}>`)[0];
    return inside
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  }

  has(testId: string) {
    return this.html().elements.some(({ attributes }) => attributes['data-testid'] === testId);
  }

  /** The attributes and properties of an element. */
  of(testId: string, which: number = 0) {
    const { elements } = this.html();
    const found = elements.filter(({ attributes }) => attributes['data-testid'] === testId);
    return found[which]?.attributes ?? assert.fail(`no ${testId} in ${this.text}`);
  }

  async click(testId: string, which: number = 0) {
    await this.of(testId, which)['@click']({});
    await this.settle();
  }

  /** Type into a field, choose in a list, or tick a box. */
  async change(testId: string, value: string | boolean) {
    const element = this.of(testId);
    const target = typeof value === 'boolean' ? { checked: value } : { value };
    await (element['@change'] ?? element['@input'])({ target });
    await this.settle();
  }

  /** The form that an element is in. */
  around(testId: string, which: number = 0) {
    const { elements } = this.html();
    const found = elements.filter(({ attributes }) => attributes['data-testid'] === testId);
    const { at } = found[which] ?? assert.fail(`no ${testId} in ${this.text}`);
    const form = elements.filter((each) => each.name === 'form' && each.at < at).at(-1);
    return form?.attributes ?? assert.fail(`${testId} is in no form`);
  }

  /** Send the form of a button with its fields, by their names. */
  async send(testId: string, fields: Record<string, string> = {}, which: number = 0) {
    globalThis.FormData = class {
      get = (name: string) => fields[name] ?? null;
    } as any;
    const target = { reset() {} };
    await this.around(testId, which)['@submit']({ preventDefault() {}, target });
    await this.settle();
  }

  /** Tell the page what is to be read again. */
  async tellNews(what: 'games' | 'lobby') {
    for (const listener of this.listeners) listener(what);
    await this.settle();
  }

  /** Let what has changed be drawn. */
  async settle() {
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  }

  private html() {
    const values: unknown[] = [];
    const text = htmlOf(this.content, values);
    const elements: Element[] = [...text.matchAll(/<([a-z][\w-]*)([^>]*)>/g)].map((match) => ({
      name: match[1],
      at: match.index,
      attributes: attributesIn(match[2], values),
    }));
    return { text, elements };
  }
}

/** Where a value stands in a tag. */
const MARK = '\u0001';

/** The text of what is shown; values within tags go into a list. */
function htmlOf(content: unknown, values: unknown[]): string {
  if (content === nothing || content === null || content === undefined) return '';
  if (Array.isArray(content)) return content.map((each) => htmlOf(each, values)).join('');
  if (typeof content !== 'object' || !('strings' in content)) return String(content);
  const { strings, values: own } = content as Template;
  let text = '';
  strings.forEach((part, at) => {
    text += part;
    if (at === own.length) return;
    const isInTag = text.lastIndexOf('<') > text.lastIndexOf('>');
    if (isInTag) text += `${MARK}${values.push(own[at]) - 1}${MARK}`;
    else text += htmlOf(own[at], values);
  });
  return text;
}

function attributesIn(text: string, values: unknown[]) {
  const mark = new RegExp(`${MARK}(\\d+)${MARK}`, 'g');
  const found = text.matchAll(/([@.?]?[\w-]+)(?:=("[^"]*"|[^\s"]+))?/g);
  return Object.fromEntries(
    [...found].map(([, name, value = '""']) => {
      const whole = new RegExp(`^${MARK}(\\d+)${MARK}$`).exec(value);
      if (whole) return [name, values[Number(whole[1])]];
      const bare = value.replace(/^"|"$/g, '');
      return [name, bare.replace(mark, (_, index) => String(values[Number(index)]))];
    }),
  );
}
