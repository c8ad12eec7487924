/** Colours of the style sheets, measured: contrast, and lightness for all kinds of eyes. */
import { sourceOf } from './modules.ts';

type Scheme = 'light' | 'dark';

const VARIABLE = /(--[\w-]+):\s*([^;]+);/g;
const BOTH = /light-dark\((#[\da-f]+),\s*(#[\da-f]+)\)/;

/** Without comments. */
export const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '');

/** Where the colours of an edition stand. */
export function sheetsOf(edition: string) {
  const own = edition === 'classic' ? [] : [`editions/${edition}.css`];
  return ['style/colours.css', ...own];
}

/** Every colour of an edition in one scheme, by its name. */
export function coloursOf(edition: string, scheme: Scheme) {
  const text = sheetsOf(edition).map((name) => withoutComments(sourceOf(name)));
  const found = [...text.join('\n').matchAll(VARIABLE)].map(([, name, value]) => {
    const both = BOTH.exec(value);
    return [name, both ? both[scheme === 'light' ? 1 : 2] : value] as const;
  });
  const colours = new Map(found);
  return (name: string) => {
    const value = colours.get(`--${name}`);
    if (!value) throw new Error(`${edition} has no colour --${name}`);
    return value;
  };
}

/**
 * Red, green and blue as linear light, 0 to 1.
 * @param hex  `#rrggbb`
 */
function linear(hex: string) {
  return [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

const luminance = ([red, green, blue]: number[]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The contrast of WCAG 2.2, 1 to 21. */
export function contrast(one: string, two: string) {
  const [low, high] = [one, two].map((hex) => luminance(linear(hex))).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** What eyes make of linear light: Machado, Oliveira and Fernandes (2009), the full deficiency. */
export const EYES: Record<string, number[][]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** CIE L* of a colour, 0 to 100, as some eyes see it. */
export function lightness(hex: string, eyes: number[][]) {
  const light = linear(hex);
  const seen = eyes.map((row) => row.reduce((sum, part, index) => sum + part * light[index], 0));
  const y = luminance(seen.map((value) => Math.min(1, Math.max(0, value))));
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
}
