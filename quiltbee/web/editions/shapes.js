/** Outlines that several editions draw with, as path data around the middle of the plane. */

/**
 * A disc with a scalloped edge, as of a flower or a paper cup.
 * @param {number} lobes
 * @param {number} radius   of the ring on which the lobes meet
 */
export function scalloped(lobes, radius) {
  const step = (2 * Math.PI) / lobes;
  const bow = (radius * Math.sin(step / 2) * 1.02).toFixed(2);
  const arcs = Array.from(
    { length: lobes },
    (_, index) => `A${bow} ${bow} 0 0 1 ${at(radius, (index + 1) * step)}`,
  );
  return `M${at(radius, 0)}${arcs.join('')}Z`;
}

/**
 * A star, or with one radius a polygon.
 * @param {number} points
 * @param {number} outer
 * @param {number} inner
 */
export function star(points, outer, inner) {
  const step = Math.PI / points;
  const corners = Array.from({ length: 2 * points }, (_, index) =>
    at(index % 2 ? inner : outer, index * step),
  );
  return `M${corners.join('L')}Z`;
}

/** A point on a ring, clockwise from the top. @param {number} radius @param {number} angle */
function at(radius, angle) {
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
}

/** The left half of a heart from its tip up: curves with their ends and control points.
 * @type {number[][]} */
const HALF = [
  [0, 9.4, -4.5, 6, -9.8, 1.8, -9.8, -3.6],
  [-9.8, -3.6, -9.8, -7, -7.6, -9, -5, -9],
  [-5, -9, -2.8, -9, -1, -7.9, 0, -5.8],
];

/** A heart. @param {number} radius   half its width */
export function heart(radius) {
  const scaled = (/** @type {number[]} */ numbers, /** @type {number} */ side) =>
    numbers.map((each, index) => ((each * radius * (index % 2 ? 1 : side)) / 10).toFixed(2));
  const left = HALF.map(([, , ...rest]) => `C${scaled(rest, 1).join(' ')}`);
  const right = [...HALF].reverse().map(([x, y, a, b, c, d]) => {
    return `C${scaled([c, d, a, b, x, y], -1).join(' ')}`;
  });
  return `M0 ${scaled([0, 9.4], 1)[1]}${left.join('')}${right.join('')}Z`;
}

/** The figure of the special tile. */
export const SEVEN = 'M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6';
