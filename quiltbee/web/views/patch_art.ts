/** Patches drawn as pieces of fabric: cloth, seam, stitches, printed buttons. */
import { extent, orientCell, outline } from '../core/geometry.ts';
import { html, nothing, svg } from 'lit-html';
import type { Cell, Patch } from '../core/types.ts';
import classic from '../editions/classic.json' with { type: 'json' };

export const UNIT = 10;

/** All patches, in the order of their fabrics. */
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg'];

/** Return the cloth (0-5, light to dark) and weave (0-5) of a patch. */
export function fabricOf(letter: string) {
  const index = LETTERS.indexOf(letter);
  return { cloth: index % 6, weave: (Math.floor(index / 6) + (index % 6)) % 6 };
}

/** The artwork of an edition: the elements of each symbol. */
export type Art = Record<string, string[]>;

/** The symbols of each edition as a template, which must be the same object when drawn again. */
const templates: WeakMap<Art, TemplateStringsArray> = new WeakMap();

export async function fetchArt(address: string | URL): Promise<Art> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The artwork can’t be loaded: ${address}`);
  return answer.json();
}

/**
 * Turn drawn elements into an argument of a template tag; keep it, since each one is a separate
 * template.
 */
export function templateOf(elements: string): TemplateStringsArray {
  const strings = [elements];
  return Object.assign(strings, { raw: strings });
}

export function symbols(art: Art) {
  let strings = templates.get(art);
  if (!strings) {
    const groups = Object.entries(art).map(([id, drawn]) => `<g id="${id}">${drawn.join('')}</g>`);
    strings = templateOf(groups.join(''));
    templates.set(art, strings);
  }
  return svg(strings);
}

/**
 * Define the fill patterns of all patches and the artwork of an edition, once in a document or
 * shadow tree.
 */
export function artwork(art: Art = classic) {
  return html`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${symbols(art)}
      ${LETTERS.map((letter) => {
        const { cloth, weave } = fabricOf(letter);
        return tile(
          `fabric-${letter}`,
          UNIT,
          svg`<g class=${`cloth-${cloth}`}><rect class="cloth" width="10" height="10"></rect>
            <use class="thread" href=${`#weave-${weave}`}></use></g>`,
        );
      })}
      ${tile('fabric-cell', UNIT, svg`<use href="#cell"></use>`)}
      ${tile('fabric-covered', 5, svg`<rect class="covered" width="5" height="5"></rect>`)}
      <pattern
        id="fabric-wrong"
        width="4"
        height="4"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect class="wrong" width="1.2" height="4"></rect>
      </pattern>
    </defs>
  </svg>`;
}

function tile(id: string, size: number, content: unknown) {
  return svg`<pattern id=${id} width=${size} height=${size} patternUnits="userSpaceOnUse">${content}
  </pattern>`;
}

export function drawn(id: string, x: number, y: number, scale: number = 1) {
  return svg`<use href=${`#${id}`} transform=${`translate(${x} ${y}) scale(${scale})`}></use>`;
}

export function buttonDisc(x: number, y: number, radius: number) {
  return drawn('button', x, y, radius / 10);
}

/** Spread the printed buttons over the cells of orientation 0. */
function buttonCells(patch: Patch): Cell[] {
  const shape = patch.orientations[0];
  return Array.from(
    { length: patch.income },
    (_, index) => shape[Math.floor(((index + 0.5) * shape.length) / patch.income)],
  );
}

export function patchShape(
  letter: string,
  patch: Patch,
  code: number,
  [row, column]: Cell,
  lettered: boolean,
) {
  const shape = patch.orientations[code];
  const box = extent(patch.orientations[0]);
  return svg`<g class="patch" transform=${`translate(${column * UNIT} ${row * UNIT})`}>
    <path class="piece" fill=${`url(#fabric-${letter})`} d=${outline(shape, UNIT, 0.25)}></path>
    <path class="stitches" d=${outline(shape, UNIT, 1.1)}></path>
    ${buttonCells(patch).map((cell) => {
      const [r, c] = orientCell(cell, box, code);
      return buttonDisc((c + 0.5) * UNIT, (r + 0.5) * UNIT, 2.6);
    })}
    ${lettered ? letterOn(shape[0], letter) : nothing}
  </g>`;
}

function letterOn([row, column]: Cell, letter: string) {
  const [x, y] = [(column + 0.5) * UNIT, (row + 0.5) * UNIT + 1.9];
  return svg`<text class="letter" x=${x} y=${y}>${letter}</text>`;
}

export function specialShape([row, column]: Cell) {
  return svg`<g class="patch special">${drawn('special', column * UNIT, row * UNIT)}</g>`;
}

/**
 * Draw a patch in a square that fits any patch in any orientation.
 * @param columns  the least width of a frame that is not square
 */
export function framedPicture(
  letter: string,
  patch: Patch,
  code: number,
  lettered: boolean,
  columns?: number,
) {
  const [height, width] = extent(patch.orientations[code]);
  const side = Math.max(4, height, columns ? 0 : width) * UNIT + 1.2;
  const across = columns ? Math.max(columns, width) * UNIT + 1.2 : side;
  const [x, y] = [(width * UNIT - across) / 2, (height * UNIT - side) / 2];
  return html`<svg class="framed" viewBox=${`${x} ${y} ${across} ${side}`} aria-hidden="true">
    ${patchShape(letter, patch, code, [0, 0], lettered)}
  </svg>`;
}

/** Draw a patch alone; a space is as wide as its type is high. */
export function patchPicture(letter: string, patch: Patch, code: number, lettered: boolean) {
  const [height, width] = extent(patch.orientations[code]);
  return html`<svg
    class="picture"
    width=${`${width}em`}
    height=${`${height}em`}
    viewBox=${`-0.6 -0.6 ${width * UNIT + 1.2} ${height * UNIT + 1.2}`}
    aria-hidden="true"
  >
    ${patchShape(letter, patch, code, [0, 0], lettered)}
  </svg>`;
}
