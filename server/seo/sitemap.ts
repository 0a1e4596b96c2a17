import { hasPage, territoryCodes } from '#core/countries/territories.ts';
import { plainText } from '#core/plainText.ts';
import { sitemapPages } from '#core/site/pageLists.ts';
import { addressOf, type Page } from '#core/site/pages.ts';
import { type SitePage, sitePages } from '#core/site/sitePageNames.ts';
import type { Db } from '#db/db.ts';
import { listDestinationsTranslatedInto } from '#db/queries/records/translations.ts';
import {
  listCountriesWithLastChange,
  listDestinationsWithLastChange,
  listLastChangesOfAnswers,
  listPagesWithLastAnswer,
  listSettingsWithLastChange,
} from '#db/queries/sitemap.ts';
import { languageNow, localAddress } from '#messages/language.ts';
import { countryOf } from '../answers/facts/countries.ts';
import { passportsWithIndexedAnswer } from '../answers/facts/indexedAnswers.ts';
import { pageSetting } from '../site/settings/settings.ts';
import { readPage } from '../site/settings/sitePages.ts';

/** The maximum number of addresses per file (sitemaps.org). */
const ADDRESSES_PER_FILE = 50_000;

/** A file of addresses in the sitemap's index: its path, and the time of its last change, if known. */
type SitemapFile = Pick<KnownPage, 'path' | 'changedAt'>;

/** A page for search engines: its path, and the time of its last change (ISO 8601), if known. */
export type KnownPage = {
  path: string;
  changedAt?: string;
  /** Whether its text is in English in every language: only the English page is listed. */
  englishOnly?: boolean;
};

/** All public pages of the present language, in a stable order. */
export async function listKnownPages(db: Db): Promise<KnownPage[]> {
  const language = languageNow();
  const [translated, destinations, countries, pages] = await Promise.all([
    listDestinationsTranslatedInto(db, language),
    listDestinationsWithLastChange(db),
    listCountriesWithLastChange(db),
    listPagesWithLastAnswer(db, territoryCodes),
  ]);
  const lastChanges = new Map(countries.map(({ code, changedAt }) => [code, changedAt]));
  const known: Partial<Record<Page, Omit<KnownPage, 'path'>>> = {
    changes: latest(...pages.map(({ changedAt }) => changedAt)),
    developers: { englishOnly: true },
    ...(await legalPages(db)),
  };
  const all: KnownPage[] = [
    ...sitemapPages.map((page) => ({ path: addressOf[page], ...known[page] })),
    ...pages.map(({ code, changedAt }) => ({
      path: `/visa-info/${code}`,
      ...latest(changedAt, lastChanges.get(code)),
    })),
    ...pages.flatMap(({ code, changedAt }) =>
      ['', '?type=transit', '?type=working'].map((stay) => ({
        path: `/visa-info/${code}/passports${stay}`,
        ...latest(changedAt),
      })),
    ),
    ...pages.flatMap(({ code, issuesPassports, passportChangedAt }) =>
      issuesPassports ? [{ path: `/passports/${code}`, ...latest(passportChangedAt) }] : [],
    ),
    // Pages of changes are empty until the first change.
    ...pages.flatMap(({ code, changedAt, passportChangedAt, issuesPassports }) => [
      ...(changedAt ? [{ path: `/changes/country/${code}`, changedAt }] : []),
      ...(passportChangedAt && issuesPassports
        ? [{ path: `/changes/passport/${code}`, changedAt: passportChangedAt }]
        : []),
    ]),
    ...destinations.map(({ id, changedAt }) => ({
      path: `/destination/${encodeURIComponent(id)}`,
      changedAt,
      englishOnly: !translated.has(id),
    })),
  ];
  return language === 'en' ? all : all.filter(({ englishOnly }) => !englishOnly);
}

/** The date of a page is that of its English text: when a translation was last changed is another. */
async function legalPages(db: Db) {
  const lastChanges = await listSettingsWithLastChange(db, sitePages.map(keyOf));
  const known = sitePages.map(async (page) => {
    const { english } = await readPage(db, page);
    const changed = languageNow() === 'en' ? lastChanges.get(keyOf(page)) : undefined;
    return [page, { englishOnly: english, ...latest(changed) }] as const;
  });
  return Object.fromEntries(await Promise.all(known));
}

function keyOf(page: SitePage): string {
  return pageSetting(page).key;
}

/** The files of the sitemap: of pages, and of the answers for each country that has some. */
export async function listSitemapFiles(
  db: Db,
  perFile = ADDRESSES_PER_FILE,
): Promise<SitemapFile[]> {
  const files = Math.ceil((await listKnownPages(db)).length / perFile);
  const countries = await listPagesWithLastAnswer(db, territoryCodes);
  const ofAnswers: SitemapFile[] = [];
  for (const { code, changedAt } of countries) {
    const passports = await passportsWithIndexedAnswer(db, code);
    if (passports.length === 0) continue;
    ofAnswers.push({ path: `/sitemap-answers-${code}.xml`, ...latest(changedAt) });
  }
  return [
    ...Array.from({ length: files }, (_, index) => ({ path: `/sitemap-${index + 1}.xml` })),
    ...ofAnswers,
  ];
}

/**
 * The answers for a country that search engines list, each with the time of its own last change;
 * empty for a country without a page.
 */
export async function listAnswerPages(db: Db, destination: string): Promise<KnownPage[]> {
  const country = await countryOf(db, destination);
  if (!country || !hasPage(country)) return [];
  const passports = await passportsWithIndexedAnswer(db, destination);
  const changes = await listLastChangesOfAnswers(db, destination);
  return passports.map((passport) => ({
    path: `/visa-info/${destination}?from=${passport}`,
    ...latest(changes.get(passport)),
  }));
}

/** The later of some times (ISO 8601), if any. */
function latest(...times: (string | null | undefined)[]): { changedAt?: string } {
  const changedAt = times
    .filter((time) => typeof time === 'string')
    .sort()
    .at(-1);
  return changedAt ? { changedAt } : {};
}

/** /sitemap.xml: the index of files. */
export function sitemapIndex(origin: string, files: readonly SitemapFile[]): string {
  return document('sitemapindex', addresses('sitemap', origin, files));
}

/** The pages of /sitemap-{number}.xml, counted from 1; empty if it doesn't exist. */
export function pagesOfFile(
  pages: readonly KnownPage[],
  number: number,
  perFile = ADDRESSES_PER_FILE,
): readonly KnownPage[] {
  return number < 1 ? [] : pages.slice((number - 1) * perFile, number * perFile);
}

/** A file of the index. */
export function sitemapFile(origin: string, pages: readonly KnownPage[]): string {
  return document('urlset', addresses('url', origin, pages));
}

function addresses(name: string, origin: string, listed: readonly SitemapFile[]): string[] {
  return listed.map(({ path, changedAt }) =>
    element(
      name,
      element('loc', escapeXml(new URL(localAddress(path), origin).href)) +
        (changedAt ? element('lastmod', escapeXml(changedAt)) : ''),
    ),
  );
}

function document(root: string, items: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join('\n')}
</${root}>
`;
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

const xmlEntities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return plainText(text).replace(/[&<>"']/g, (character) => xmlEntities[character] ?? '');
}
