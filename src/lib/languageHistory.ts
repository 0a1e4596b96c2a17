import { parseHref } from '@tanstack/history';
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { addressIn, localAddress } from '#messages/language.ts';

/**
 * The history of pages in a language: the router knows their paths without its prefix. Its own
 * `basepath` and `rewrite` would load a page's data again where the query has escapes (`two%20words`),
 * and build a URL for every link.
 */
export function historyIn(language: string): RouterHistory | undefined {
  if (language === 'en') return undefined;
  return createBrowserHistory({
    parseLocation: () => {
      const path = withoutLanguage(location.pathname);
      return parseHref(path + location.search + location.hash, window.history.state);
    },
    createHref: (href) => addressIn(language, href),
  });
}

/** The path of an address in the page's language, as the router knows it. */
export function withoutLanguage(path: string): string {
  return path.slice(localAddress('').length);
}
