/** What went wrong, as a sentence; what of it is English although the page speaks otherwise. */
import { language } from './words.js';

/** What the server said in English within such sentences. @type {Set<string>} */
const ENGLISH = new Set();

/** @param {unknown} problem */
export function sentenceOf(problem) {
  return problem instanceof Error ? problem.message : String(problem);
}

/** @param {string} words   of the server, which speaks English */
export function noteEnglish(words) {
  if (words !== '') ENGLISH.add(words);
}

/**
 * A sentence before, in and after what is English in it; the latter two are empty where nothing is.
 * @param {string} sentence
 * @returns {[before: string, english: string, after: string]}
 */
export function partsOf(sentence) {
  const english = language() === 'en' ? '' : [...ENGLISH].find((each) => sentence.includes(each));
  if (!english) return [sentence, '', ''];
  const at = sentence.indexOf(english);
  return [sentence.slice(0, at), english, sentence.slice(at + english.length)];
}
