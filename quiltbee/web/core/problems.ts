/** What went wrong, as a sentence; what of it is English although the page speaks otherwise. */
import { language } from './words.ts';

/** What the server said in English within such sentences. */
const ENGLISH: Set<string> = new Set();

export function sentenceOf(problem: unknown) {
  return problem instanceof Error ? problem.message : String(problem);
}

/** @param words  of the server, which speaks English */
export function noteEnglish(words: string) {
  if (words !== '') ENGLISH.add(words);
}

/**
 * A sentence before, in and after what is English in it; the latter two are empty where nothing is.
 */
export function partsOf(sentence: string): [before: string, english: string, after: string] {
  const english = language() === 'en' ? '' : [...ENGLISH].find((each) => sentence.includes(each));
  if (!english) return [sentence, '', ''];
  const at = sentence.indexOf(english);
  return [sentence.slice(0, at), english, sentence.slice(at + english.length)];
}
