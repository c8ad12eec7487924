/** The numbers of a review, as the language writes them. */
import { tag } from '../core/words.js';

/** `8.4`, with a true minus sign. @param {number} value */
export function tenths(value) {
  const format = new Intl.NumberFormat(tag(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return format.format(Math.round(value * 10) / 10 || 0).replace('-', '−');
}

/** `0.04`: what is too little for tenths. @param {number} value */
export function hundredths(value) {
  return new Intl.NumberFormat(tag(), { minimumFractionDigits: 2 }).format(value);
}

/** `38`, of a share. @param {number} share */
export function percent(share) {
  return String(Math.round(share * 100));
}
