/** The language in which texts are worded now: a request's on the server, the page's in a browser. */
export function languageNow(): string {
  return source();
}

/** The address of a page or file of this site in the present language: `/visa-info`, `/de/visa-info`. */
export function localAddress(path: string): string {
  return addressIn(languageNow(), path);
}

/** The address in a language; English, the first language, has no prefix. */
export function addressIn(language: string, path: string): string {
  return language === 'en' ? path : `/${language}${path}`;
}

/** Sets where `languageNow` finds the language; on the server, once, at its start. */
export function findLanguageBy(find: () => string): void {
  source = find;
}

let source = () => (typeof document === 'undefined' ? 'en' : document.documentElement.lang);
