import { type LanguageCode, languages } from '#core/languages/languages.ts';
import { languageNow } from '#messages/language.ts';

/** In localStorage, once the visitor has closed a suggestion. */
const REFUSED = 'language suggestion closed';

/**
 * The language to suggest: the first of the browser's that the site is offered in. Undefined if it
 * is the page's, or after the visitor has closed a suggestion.
 */
export function languageToSuggest(): LanguageCode | undefined {
  const codes = navigator.languages.map((one) => one.split('-')[0]);
  const preferred = codes.find((code) => languages.some((one) => one.code === code));
  if (preferred === languageNow() || isRefused()) return undefined;
  return preferred as LanguageCode | undefined;
}

export function refuseSuggestion(): void {
  try {
    localStorage.setItem(REFUSED, 'true');
  } catch {
    // Storage is blocked: the next page suggests it again.
  }
}

function isRefused(): boolean {
  try {
    return localStorage.getItem(REFUSED) !== null;
  } catch {
    return false;
  }
}
