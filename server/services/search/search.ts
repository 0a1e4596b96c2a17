import type { Db } from '../../../db/db.ts';
import type { VisaType } from '../../../db/schema.ts';
import { gravestMark, marksOf } from '../../schemas/answers/answerMarks.ts';
import { heldDocumentLine } from '../../schemas/answers/heldDocumentWords.ts';
import { DEFAULT_STAY } from '../../schemas/constants.ts';
import { territoryOf } from '../../schemas/countries/territories.ts';
import { foldedName } from '../../schemas/foldedName.ts';
import type { SiteSearch } from '../../schemas/siteSearch.ts';
import type { CountryOption } from '../countries.ts';
import { findAnswer } from '../entryRules/findAnswer.ts';
import { countryNames } from './countriesNamed.ts';
import type { CountryNameIndex, KindOfName, NamedCountry } from './countryNameIndex.ts';
import { type FoundPage, pageIndex } from './pageIndex.ts';
import { queryWords } from './queryWords.ts';
import { type Query, readQuery } from './readQuery.ts';

type Country = Pick<CountryOption, 'code' | 'name'>;

/** A verdict in short, for a passport in a country today. */
export type FoundAnswer = Awaited<ReturnType<typeof answerOf>>;

/** A country, the name that it was found by, and its verdict for the searcher's passport. */
export type FoundCountry = Country & {
  foundBy: string | null;
  purpose: VisaType;
  answer: FoundAnswer | null;
};

/** Results of one kind under a heading, the best first. */
export type ResultGroup =
  | { kind: 'answers'; results: FoundAnswer[] }
  | { kind: 'countries'; exact: boolean; results: FoundCountry[] }
  | { kind: 'passports'; results: Country[] }
  | { kind: 'pages'; of: FoundPage['kind']; results: FoundPage[] };

/** At most so many results of a kind. */
const most = {
  ...{ answers: 4, countries: 6, passports: 3, tool: 4, destination: 5, scheme: 5, question: 3 },
};

/** At most so many countries get a verdict. */
const MOST_VERDICTS = 3;

/**
 * What a text finds, in groups, the best first: the answer that it asks for, countries and
 * territories, passports, tools, visas for remote workers, destinations and questions. `nearest` are
 * the countries with the most similar names, if it finds nothing.
 */
export async function searchSite(
  db: Db,
  { text, passport, ...documents }: SiteSearch,
): Promise<{ groups: ResultGroup[]; nearest: Country[] }> {
  const [names, pages] = await Promise.all([countryNames(db), pageIndex(db)]);
  const query = readQuery(text, names);
  const named = countriesOf(query, text, names);
  const purpose = query.purpose ?? DEFAULT_STAY;

  const answers = await answersTo(db, query, { purpose, ...documents });
  const countries = {
    kind: 'countries' as const,
    exact: named.some(({ exact }) => exact),
    results: await withVerdicts(db, named.slice(0, most.countries), {
      purpose,
      ...documents,
      // Another passport's answer is above.
      passport: answers.length > 0 ? undefined : passport,
    }),
  };
  const passports = {
    kind: 'passports' as const,
    results: issuersOf(query.passports.length > 0 ? query.passports : exactOf(named), names),
  };
  const [first, ...rest] = pageGroups(pages, query, text);

  const isAnswered = answers.length > 0;
  const asksPassport = !isAnswered && query.passports.length > 0 && query.destinations.length === 0;
  const asksPage = query.about === 'nomads' || (!countries.exact && first?.exact);
  const groups: ResultGroup[] = [
    { kind: 'answers', results: answers },
    ...(asksPage && first ? [first.group] : []),
    ...(asksPassport ? [passports, countries] : [countries, passports]),
    ...(asksPage || !first ? [] : [first.group]),
    ...rest.map(({ group }) => group),
  ];
  const found = groups.filter(({ results }) => results.length > 0);
  return { groups: found, nearest: found.length > 0 ? [] : names.nearest(text) };
}

/** The countries that a query names: destinations first, or those that its whole text may mean. */
function countriesOf(
  { destinations, passports }: Query<CountryOption>,
  text: string,
  names: CountryNameIndex<CountryOption>,
): NamedCountry<CountryOption>[] {
  const asked = destinations.length > 0 ? destinations : passports;
  return unique([...asked, ...names.named(text)]);
}

function exactOf(named: NamedCountry<CountryOption>[]): NamedCountry<CountryOption>[] {
  return named.filter(({ exact, as }) => exact && (as === 'name' || as === 'code'));
}

/** The countries whose passports these countries' people have: a territory's, its state's. */
function issuersOf(
  countries: readonly CountryOption[],
  names: CountryNameIndex<CountryOption>,
): Country[] {
  const issuers = countries.flatMap((country) => {
    if (country.issuesPassports) return country;
    return names.called(territoryOf(country.code)?.state ?? '');
  });
  return unique(issuers)
    .filter(({ issuesPassports }) => issuesPassports)
    .slice(0, most.passports)
    .map(({ code, name }) => ({ code, name }));
}

async function answersTo(
  db: Db,
  query: Query<CountryOption>,
  asked: Asked,
): Promise<FoundAnswer[]> {
  const passports = issuersOf(query.passports, await countryNames(db));
  const pairs = passports.flatMap((passport) =>
    query.destinations
      .filter(({ code }) => code !== passport.code)
      .map((destination) => ({ passport, destination })),
  );
  return Promise.all(pairs.slice(0, most.answers).map((pair) => answerOf(db, pair, asked)));
}

/** The kind of stay, and whose documents count. */
type Asked = Pick<SiteSearch, 'holds' | 'holder'> & { purpose: VisaType };

async function answerOf(
  db: Db,
  { passport, destination }: { passport: Country; destination: Country },
  { purpose, holds, holder }: Asked,
) {
  const codes = { passport: passport.code, destination: destination.code };
  const isHeld = holder?.includes(passport.code) ?? true;
  const answer = await findAnswer(db, { ...codes, purpose, holds: isHeld ? holds : undefined });
  return {
    passport: { code: passport.code, name: passport.name },
    destination: { code: destination.code, name: destination.name },
    purpose,
    access: answer.access,
    stay: answer.restriction ? null : answer.stay,
    window: answer.restriction ? null : answer.window,
    mark: gravestMark(marksOf(answer)),
    /** What a document of the searcher does or may do. */
    withDocument: heldDocumentLine(answer) ?? null,
  };
}

/** Kinds of names that stand for the country itself: the result needs no other name beside it. */
const foundByItself = new Set<KindOfName>(['code', 'translation', 'nationality']);

async function withVerdicts(
  db: Db,
  countries: NamedCountry<CountryOption>[],
  asked: Asked & { passport: string | undefined },
): Promise<FoundCountry[]> {
  const passport = asked.passport && (await countryNames(db)).called(asked.passport)[0];
  return Promise.all(
    countries.map(async ({ code, name, foundBy, as, exact }, place) => {
      const hasVerdict = passport && passport.code !== code && exact && place < MOST_VERDICTS;
      const pair = passport && { passport, destination: { code, name } };
      return {
        ...{ code, name, purpose: asked.purpose },
        foundBy: foundBy === name || foundByItself.has(as) ? null : foundBy,
        answer: hasVerdict && pair ? await answerOf(db, pair, asked) : null,
      };
    }),
  );
}

/** Pages by kind, the kind of the best first, and whether they have exactly the query's words. */
function pageGroups(
  pages: Awaited<ReturnType<typeof pageIndex>>,
  query: Query<CountryOption>,
  text: string,
): { exact: boolean; group: ResultGroup }[] {
  const words = wordsOf(query, text);
  const asked: FoundPage[] = query.about === 'nomads' ? nomadPages(pages, query) : [];
  const found = words ? pages.withWords(words) : [];
  const others = words ? pages.resembling(words) : [];
  const all = [...asked, ...found, ...others].filter(
    // What else is about the country is on its page.
    ({ kind }) => kind !== 'question' || query.otherWords.length > 0,
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

/** The schemes of the countries that a query names, or else the page that compares all. */
function nomadPages(
  pages: Awaited<ReturnType<typeof pageIndex>>,
  { destinations, passports }: Query<CountryOption>,
): FoundPage[] {
  const schemes = [...destinations, ...passports].flatMap(({ code }) => pages.schemesOf(code));
  return [...schemes, { kind: 'tool', tool: 'nomads' }];
}

/**
 * The words that pages are searched for: all that say something. If countries are named, and the
 * rest only says that a visa is asked for, those countries are the result.
 */
function wordsOf({ otherWords, passports, destinations }: Query<CountryOption>, text: string) {
  const { filler, into, from, visa, passport, working, nomad } = queryWords;
  const saysNothing = [filler, into, from, queryWords.for];
  const isNamed = passports.length + destinations.length > 0;
  const aboutVisa = isNamed ? [visa, passport, working, nomad] : [];
  const left = otherWords.filter(
    (word) => ![...saysNothing, ...aboutVisa].some((group) => group.has(word)),
  );
  if (left.length > 0) return left.join(' ');
  return isNamed && otherWords.length > 0 ? '' : foldedName(text);
}

function unique<Named extends { code: string }>(countries: readonly Named[]): Named[] {
  const codes = countries.map(({ code }) => code);
  return countries.filter(({ code }, at) => codes.indexOf(code) === at);
}
