import { languages } from '#core/languages/languages.ts';
import { siteName } from '#core/site/siteName.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import { addressIn, languageNow, localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { type SiteContext, siteNameIn } from './siteName.ts';
import { breadcrumbData, faqData, type StructuredData } from './structuredData.ts';

const t = translator(shellMessages);

/** The image of a link preview. */
type ShareImage = { path: string; alt: string };

/** The page's path and site. */
type Match = { pathname: string; context: SiteContext & { origin: string } };

/**
 * A page's metadata for search engines and link previews, returned by its route's loader: loaders
 * are loaded with their page, while everything in a route's `head` is in the first load of all
 * pages.
 */
export type LoadedHead = {
  title: string;
  description: string;
  /** Query parameters of the canonical address: those that select content, not a view of it. */
  search?: Record<string, string | undefined>;
  /**
   * The query parameters of the shared address, if its title says more than the canonical page's:
   * previews of a link are made from the address that `og:url` names.
   */
  sharedSearch?: Record<string, string | undefined>;
  /** The canonical path, if this page is a filtered or later page of another. */
  canonicalPath?: string;
  /** False excludes the page from search engines; its links are still followed. */
  indexed?: boolean;
  image?: ShareImage;
  /**
   * The path from the home page, which is omitted, to this page: by default this page alone, unless it has
   * other structured data.
   */
  breadcrumbs?: { name: string; path: string }[];
  /** Questions answered on the page. */
  questions?: { question: string; answer: string }[];
  /**
   * The languages of the page's main content; default: all that the site is offered in. In another
   * language the page shows the English content, and is the same page as the English one.
   */
  contentLanguages?: readonly string[];
  /** The feed of the page's content. */
  feed?: { path: string; title: string };
  structuredData?: StructuredData[];
};

/** The recommended size of link previews, which share images have. */
const IMAGE_WIDTH = '1200';
const IMAGE_HEIGHT = '630';

function siteImage(site: string): ShareImage {
  return { path: '/share/site.png', alt: t('shareImage', { site }) };
}

/** The `head` of a public page whose loader returns a LoadedHead. */
export function loadedHead({
  match,
  loaderData,
}: {
  match: Match & { status: string };
  loaderData?: { head: LoadedHead } | undefined;
}) {
  if (loaderData) return pageHead({ match, ...loaderData.head });
  // A failed page keeps the site's title: it isn't missing.
  return match.status === 'error' ? {} : missingPageHead(match);
}

/** The metadata of a public page, for its route's `head`. */
export function pageHead({
  match,
  title,
  description,
  search = {},
  sharedSearch,
  canonicalPath = match.pathname.replace(/(?<=.)\/$/, ''),
  indexed = true,
  image,
  structuredData = [],
  breadcrumbs = structuredData.length === 0 ? [{ name: title, path: canonicalPath }] : undefined,
  questions = [],
  contentLanguages = languages.map(({ code }) => code),
  feed,
}: LoadedHead & { match: Match }) {
  const { origin } = match.context;
  const name = siteNameIn(match);
  const shared = image ?? siteImage(name);
  const isTranslated = contentLanguages.includes(languageNow());
  const address = new URL(isTranslated ? localAddress(canonicalPath) : canonicalPath, origin);
  setSearch(address, search);
  const sharedAddress = new URL(sharedSearch ? localAddress(match.pathname) : address, origin);
  setSearch(sharedAddress, sharedSearch ?? {});
  return {
    meta: [
      ...titleAndDescription(match, title, description),
      ...(indexed ? [] : [notIndexed]),
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: localeNow() },
      { property: 'og:site_name', content: name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: sharedAddress.href },
      { property: 'og:image', content: new URL(localAddress(shared.path), origin).href },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: IMAGE_WIDTH },
      { property: 'og:image:height', content: IMAGE_HEIGHT },
      { property: 'og:image:alt', content: shared.alt },
      // X uses Open Graph for the rest.
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'canonical', href: address.href },
      ...(indexed && isTranslated && contentLanguages.length > 1
        ? translationLinks(contentLanguages, canonicalPath + address.search, origin)
        : []),
      ...(feed
        ? [
            {
              rel: 'alternate',
              type: 'application/atom+xml',
              href: localAddress(feed.path),
              title: feed.title,
            },
          ]
        : []),
    ],
    scripts: [
      ...structuredData,
      ...(breadcrumbs ? [breadcrumbData(origin, breadcrumbs)] : []),
      ...(questions.length > 0 ? [faqData(questions)] : []),
    ].map((data) => ({
      type: 'application/ld+json',
      // Stored text may contain </script>, which would end the element.
      children: JSON.stringify(data).replaceAll('<', '\\u003c'),
    })),
  };
}

/** The language with the country where most speak it, as previews of links ask for: `pt_BR`. */
function localeNow(): string {
  const { language, region } = new Intl.Locale(languageNow()).maximize();
  return `${language}_${region}`;
}

/** The same page in each of these languages, for search engines. */
function translationLinks(languages: readonly string[], path: string, origin: string) {
  const addressOf = (language: string) => origin + addressIn(language, path);
  return [
    ...languages.map((code) => ({ rel: 'alternate', hrefLang: code, href: addressOf(code) })),
    { rel: 'alternate', hrefLang: 'x-default', href: addressOf('en') },
  ];
}

function setSearch(address: URL, search: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) address.searchParams.set(name, value);
  }
}

/** Whether a listing's address is filtered or beyond the first page. */
export function isFilteredOrLater(search: {
  q?: unknown;
  country?: unknown;
  continent?: unknown;
  noVisaBeforehand?: unknown;
  page?: unknown;
}): boolean {
  const { q, country, continent, noVisaBeforehand, page } = search;
  return Boolean(q ?? country ?? continent ?? noVisaBeforehand ?? page);
}

/** The head of a page not found. */
export function missingPageHead(
  match: Pick<Match, 'context'>,
  title = t('notFound'),
  description = t('notFoundText'),
) {
  return { meta: [...titleAndDescription(match, title, description), notIndexed] };
}

const notIndexed = { name: 'robots', content: 'noindex, follow' };

function titleAndDescription(match: Pick<Match, 'context'>, title: string, description: string) {
  return [
    { title: `${title} · ${siteNameIn(match)}` },
    { name: 'description', content: description },
  ];
}

/** The head of a page of the admin panel. */
export function panelPageHead(title: string, match?: Pick<Match, 'context'>) {
  const name = match ? siteNameIn(match) : siteName;
  return { meta: [{ title: `${title} · Admin Panel · ${name}` }] };
}
