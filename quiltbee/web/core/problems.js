/** What went wrong, as a sentence, and in which language it is. */
import { language } from './words.js';

/** Sentences of the server, which speaks English whatever the page speaks. @type {Set<string>} */
const OF_SERVER = new Set();

/** @param {unknown} problem */
export function sentenceOf(problem) {
  return problem instanceof Error ? problem.message : String(problem);
}

/** A sentence as the server said it. @param {string} sentence */
export function saidByServer(sentence) {
  OF_SERVER.add(sentence);
  return sentence;
}

/** The language of a sentence that is shown. @param {string} sentence */
export function languageOf(sentence) {
  return OF_SERVER.has(sentence) ? 'en' : language();
}
