import { languageNow } from '#messages/language.ts';

/** The languages whose full stop is as wide as a letter, so that no space follows it. */
const unspaced: ReadonlySet<string> = new Set(['ja', 'zh']);

/** What stands between two sentences. */
export function sentenceGap(): string {
  return unspaced.has(languageNow()) ? '' : ' ';
}

/** Sentences, one after another; empty ones are left out. */
export function sentencesInWords(sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(sentenceGap());
}
