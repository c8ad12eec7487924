/** Problems as sentences, and the English parts of them on a page in another language. */
import { language } from './words.ts';

/** English sentences of the server that occur in such sentences. */
const ENGLISH: Set<string> = new Set();

export function sentenceOf(problem: unknown) {
  return problem instanceof Error ? problem.message : String(problem);
}

export function noteEnglish(words: string) {
  if (words !== '') ENGLISH.add(words);
}

/** Split a sentence around its English part; the latter two are empty without one. */
export function partsOf(sentence: string): [before: string, english: string, after: string] {
  const english = language() === 'en' ? '' : [...ENGLISH].find((each) => sentence.includes(each));
  if (!english) return [sentence, '', ''];
  const at = sentence.indexOf(english);
  return [sentence.slice(0, at), english, sentence.slice(at + english.length)];
}
