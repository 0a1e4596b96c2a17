import { foldedName } from '#core/languages/foldedName.ts';
import type { WordGroup } from '../languages/languageFile.ts';
import type { FoundPage, PageIndex } from './pageIndex.ts';
import { says } from './reader/parts.ts';
import type { Query } from './reader/readQuery.ts';

/** Pages of one kind, the best first. */
export type PageGroup = { kind: 'pages'; of: FoundPage['kind']; results: FoundPage[] };

/** At most so many pages of a kind. */
const most: Record<FoundPage['kind'], number> = { tool: 4, destination: 5, scheme: 5, question: 3 };

/** Pages by kind, the kind of the best first, and whether they have exactly the query's words. */
export function pageGroups(pages: PageIndex, query: Query): { exact: boolean; group: PageGroup }[] {
  const words = wordsOf(query);
  const asked = askedPages(pages, query);
  const found = words ? pages.withWords(words) : [];
  const others = words ? pages.resembling(words) : [];
  const questions = words && found.length === 0 ? pages.questionsAbout(words) : [];
  const all = [...asked, ...found, ...others, ...questions].filter(
    (page) =>
      // What else is about the country is on its page.
      (page.kind !== 'question' || query.otherParts.length > 0) &&
      // Who asks for a job is not helped by visas for those who bring theirs.
      (query.purpose !== 'working' || !isForNomads(page)),
  );
  const byKind = Map.groupBy(
    new Map(all.map((page) => [keyOf(page), page])).values(),
    ({ kind }) => kind,
  );
  const exact = new Set([...asked, ...found].map(({ kind }) => kind));
  return Array.from(byKind, ([kind, results]) => ({
    exact: exact.has(kind),
    group: { kind: 'pages', of: kind, results: results.slice(0, most[kind]) },
  }));
}

function keyOf(page: FoundPage): string {
  return `${page.kind} ${page.kind === 'tool' ? page.tool : page.id}`;
}

/** The pages that a query asks for by what it is about. */
function askedPages(pages: PageIndex, query: Query): FoundPage[] {
  if (query.about === 'nomads') return nomadPages(pages, query);
  return query.about === 'work' ? [{ kind: 'tool', tool: 'workingVisas' }] : [];
}

function isForNomads(page: FoundPage): boolean {
  return page.kind === 'scheme' || (page.kind === 'tool' && page.tool === 'nomads');
}

/** The schemes of the countries that a query names, or else the page that compares all. */
function nomadPages(pages: PageIndex, { destinations, passports }: Query): FoundPage[] {
  const schemes = [...destinations, ...passports].flatMap(({ code }) => pages.schemesOf(code));
  return [...schemes, { kind: 'tool', tool: 'nomads' }];
}

/**
 * The words that pages are searched for: all that say something. If countries are named, and the
 * rest only says that a visa is asked for, those countries are the result.
 */
function wordsOf({ text, otherParts, passports, destinations }: Query): string {
  const isNamed = passports.length + destinations.length > 0;
  const ofNoPage = isNamed ? [...saysNothing, ...aboutVisa] : saysNothing;
  const left = otherParts.filter((part) => !says(part, ofNoPage));
  if (left.length > 0) return left.map(({ word }) => word).join(' ');
  return isNamed && otherParts.length > 0 ? '' : foldedName(text);
}

const saysNothing: readonly WordGroup[] = ['filler', 'article', 'and', 'to', 'from', 'for', 'with'];
const aboutVisa: readonly WordGroup[] = ['visa', 'passport', 'working', 'nomad'];
