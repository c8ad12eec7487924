/** What the page uses of lit-html.js (its unminified types pull in several other packages). */

/** A template with its values: not yet in the page. Made by `html` and `svg`, shown by `render`. */
export interface TemplateResult {
  readonly _$litType$: 1 | 2 | 3;
  readonly strings: TemplateStringsArray;
  readonly values: unknown[];
}

/** A tag for templates of HTML elements. */
export function html(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;

/** A tag for templates of what stands inside an `<svg>` element. */
export function svg(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;

/** In a template: leave what is there as it is. */
export const noChange: unique symbol;

/** In a template: no node; as an attribute's value: no attribute. */
export const nothing: unique symbol;

export interface RenderOptions {
  /** The `this` of event listeners in the template. */
  host?: object;
  /** A child of the container that the template is put before. */
  renderBefore?: ChildNode | null;
}

/** Make the container show `value`, changing only what differs from the last time. */
export function render(
  value: unknown,
  container: HTMLElement | SVGElement | DocumentFragment,
  options?: RenderOptions,
): unknown;
