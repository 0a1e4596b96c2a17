import { territoryCodes } from '#core/countries/territories.ts';
import { plainText } from '#core/plainText.ts';
import { sitemapPages } from '#core/site/pageLists.ts';
import { addressOf, type Page } from '#core/site/pages.ts';
import { type SitePage, sitePages } from '#core/site/sitePageNames.ts';
import type { Db } from '#db/db.ts';
import { listDestinationsTranslatedInto } from '#db/queries/records/translations.ts';
import {
  listCountriesWithLastChange,
  listDestinationsWithLastChange,
  listPagesWithLastAnswer,
  listSettingsWithLastChange,
} from '#db/queries/sitemap.ts';
import { languageNow, localAddress } from '#messages/language.ts';
import { pageSetting } from '../site/settings/settings.ts';
import { readPage } from '../site/settings/sitePages.ts';

/** The maximum number of addresses per file (sitemaps.org). */
const ADDRESSES_PER_FILE = 50_000;

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

/** The later of some times (ISO 8601), if any. */
function latest(...times: (string | null | undefined)[]): { changedAt?: string } {
  const changedAt = times
    .filter((time) => typeof time === 'string')
    .sort()
    .at(-1);
  return changedAt ? { changedAt } : {};
}

/**
 * /sitemap.xml: the pages themselves, or, if there are too many for one file, an index of files.
 */
export function sitemap(origin: string, pages: KnownPage[], perFile = ADDRESSES_PER_FILE): string {
  if (pages.length <= perFile) return addressFile(origin, pages);
  const files = Array.from({ length: Math.ceil(pages.length / perFile) }, (_, index) =>
    element(
      'sitemap',
      element('loc', escapeXml(`${origin}${localAddress(`/sitemap-${index + 1}.xml`)}`)),
    ),
  );
  return document('sitemapindex', files);
}

/** /sitemap-{number}.xml, counted from 1; `undefined` if it doesn't exist. */
export function sitemapPart(
  origin: string,
  pages: KnownPage[],
  number: number,
  perFile = ADDRESSES_PER_FILE,
): string | undefined {
  if (!Number.isInteger(number) || number < 1) return undefined;
  const part = pages.slice((number - 1) * perFile, number * perFile);
  return part.length > 0 ? addressFile(origin, part) : undefined;
}

function addressFile(origin: string, pages: KnownPage[]): string {
  return document(
    'urlset',
    pages.map(({ path, changedAt }) =>
      element(
        'url',
        element('loc', escapeXml(new URL(localAddress(path), origin).href)) +
          (changedAt ? element('lastmod', escapeXml(changedAt)) : ''),
      ),
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
