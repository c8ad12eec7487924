/** What went wrong, as a sentence. */

/** @param {unknown} problem */
export function sentenceOf(problem) {
  return problem instanceof Error ? problem.message : String(problem);
}
