import { listedAccess } from '#core/answers/access.ts';
import { marksOf } from '#core/answers/answerMarks.ts';
import { countryVerdict } from '#core/answers/countryVerdict.ts';
import { listedAnswer } from '#core/answers/doubt.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import type { TransitSides } from '#core/answers/transit/transitAnswer.ts';
import { airsideLines } from '#core/answers/words/transitWords.ts';
import type { OfferedCountry } from '#core/countries/packedCountries.ts';
import { territoryOf } from '#core/countries/territories.ts';
import { heldDocumentLine } from '#core/documents/heldDocumentWords.ts';
import type { SiteSearch } from '#core/inputs/siteSearch.ts';
import { TRAVELLERS_MAX } from '#core/passports/travellers.ts';
import type { VisaType } from '#core/vocabulary.ts';
import { DEFAULT_STAY } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { findAnswer } from '../answers/findAnswer.ts';
import { documentTokens } from './documentTokens.ts';
import { countryNames, type NameFinder } from './nameFinder.ts';
import { type PageGroup, pageGroups } from './pageGroups.ts';
import { pageIndex } from './pageIndex.ts';
import { firstOfEach, type KindOfName, type NamedCountry } from './reader/parts.ts';
import { type Query, readQuery } from './reader/readQuery.ts';
import { respellings } from './respellings.ts';

type Country = Pick<OfferedCountry, 'code' | 'name'>;

/** A verdict in short, for a passport in a country today. */
type FoundAnswer = Awaited<ReturnType<typeof answerOf>>;

/** A country, the name that it was found by, and its verdict for the searcher's passport. */
type FoundCountry = Country & {
  foundBy: string | null;
  purpose: VisaType;
  holds: string[];
  answer: FoundAnswer | null;
};

/** Results of one kind under a heading, the best first. */
export type ResultGroup =
  | { kind: 'answers'; results: FoundAnswer[] }
  | { kind: 'countries'; exact: boolean; results: FoundCountry[] }
  | { kind: 'passports'; results: Country[] }
  /** Whose embassies refugees and others without a nationality's passport ask; none if unknown. */
  | { kind: 'otherPapers'; results: { destinations: Country[] }[] }
  | PageGroup;

/** What a search understood of a text. */
type Understood = {
  passports: Country[];
  destinations: Country[];
  /** Undefined for the default kind of stay. */
  purpose: Query['purpose'];
  /** Documents that the traveller has; see `readHolds`. */
  holds: string[];
  /** What it didn't understand or doesn't use, as it was typed. */
  unread: string[];
};

/** At most so many results of a kind. */
const most = { answers: TRAVELLERS_MAX, countries: 6, passports: 3 };

/** At most so many countries get a verdict. */
const MOST_VERDICTS = 3;

/**
 * What a text finds, in groups, the best first: the answer that it asks for, countries and
 * territories, passports, tools, visas for remote workers, destinations and questions. Only what was
 * surely `understood` is answered; `respelt` are texts that may be meant instead, and `nearest` the
 * countries with the most similar names, if it finds nothing.
 */
export async function searchSite(
  db: Db,
  { text, passport, ...visitors }: SiteSearch,
): Promise<{
  groups: ResultGroup[];
  understood: Understood;
  respelt: string[];
  nearest: Country[];
}> {
  const [names, pages] = await Promise.all([countryNames(db), pageIndex(db)]);
  const query = readQuery(text, names.countries);
  if (query.otherPapersTo) return embassiesOf(query.otherPapersTo.map(inShort));
  const { holds, others } = await documentTokens(db, query.documents);
  const understood = {
    passports: query.passports.map(inShort),
    destinations: query.destinations.map(inShort),
    purpose: query.purpose,
    holds,
    unread: [...query.unread, ...others],
  };
  const named = countriesOf(query, names);
  const purpose = query.purpose ?? DEFAULT_STAY;

  const answers = await answersTo(db, query, { purpose, named: holds, ...visitors });
  // Nobody's verdict is theirs who wrote more than was understood, as an unknown nationality.
  const isUnderstood = answers.length === 0 && understood.unread.length === 0;
  const countries = {
    kind: 'countries' as const,
    exact: named.some(({ exact }) => exact),
    results: await withVerdicts(db, named.slice(0, most.countries), {
      purpose,
      named: holds,
      ...visitors,
      passport: isUnderstood ? passport : undefined,
    }),
  };
  const passports = {
    kind: 'passports' as const,
    results: issuersOf(query.passports.length > 0 ? query.passports : exactOf(named), names).slice(
      0,
      most.passports,
    ),
  };
  const [first, ...rest] = pageGroups(pages, query);

  const isAnswered = answers.length > 0;
  const asksPassport = !isAnswered && query.passports.length > 0 && query.destinations.length === 0;
  const asksPage =
    query.about === 'nomads' || query.about === 'work' || (!countries.exact && first?.exact);
  const groups: ResultGroup[] = [
    { kind: 'answers', results: answers },
    ...(asksPage && first ? [first.group] : []),
    ...(asksPassport ? [passports, countries] : [countries, passports]),
    ...(asksPage || !first ? [] : [first.group]),
    ...rest.map(({ group }) => group),
  ];
  const found = groups.filter(({ results }) => results.length > 0);
  const nearest = found.length > 0 ? [] : names.nearest(query.text).map(inShort);
  return { groups: found, understood, respelt: respellings(query, names), nearest };
}

/**
 * The one answer to travellers with other papers than a passport, whose rules are their own. No verdict
 * for a passport stands beside it: it would be read as theirs.
 */
function embassiesOf(destinations: Country[]) {
  const groups: ResultGroup[] = [{ kind: 'otherPapers', results: [{ destinations }] }];
  const none = { passports: [], purpose: undefined, holds: [], unread: [] };
  return { groups, understood: { ...none, destinations }, respelt: [], nearest: [] };
}

function inShort({ code, name }: Country): Country {
  return { code, name };
}

/** The countries that a query names, destinations first, and those that its whole text may name. */
function countriesOf(
  { text, destinations, passports, otherParts }: Query,
  names: NameFinder,
): NamedCountry[] {
  const asked = destinations.length > 0 ? destinations : passports;
  const isName = asked.length === 0 || otherParts.length === 0;
  return firstOfEach([...asked, ...(isName ? names.named(text) : [])]);
}

function exactOf(named: NamedCountry[]): NamedCountry[] {
  return named.filter(({ exact, as }) => exact && (as === 'name' || as === 'code'));
}

/** The countries whose passports these countries' people have: a territory's, its state's. */
function issuersOf(countries: readonly OfferedCountry[], names: NameFinder): Country[] {
  const issuers = countries.flatMap((country) => {
    if (country.issuesPassports) return country;
    return names.countries.get(territoryOf(country.code)?.state ?? '') ?? [];
  });
  return firstOfEach(issuers)
    .filter(({ issuesPassports }) => issuesPassports)
    .map(inShort);
}

async function answersTo(db: Db, query: Query, asked: Asked): Promise<FoundAnswer[]> {
  const passports = issuersOf(query.passports, await countryNames(db));
  const pairs = passports.flatMap((passport) =>
    query.destinations
      .filter(({ code }) => code !== passport.code)
      .map((destination) => ({ passport, destination })),
  );
  return Promise.all(pairs.slice(0, most.answers).map((pair) => answerOf(db, pair, asked)));
}

/** The kind of stay, the documents that the text names, and the visitor's with whose they are. */
type Asked = Pick<SiteSearch, 'holds' | 'holder'> & { purpose: VisaType; named: string[] };

async function answerOf(
  db: Db,
  { passport, destination }: { passport: Country; destination: Country },
  { purpose, named, holds, holder }: Asked,
) {
  const codes = { passport: passport.code, destination: destination.code };
  const isHeld = holder?.includes(passport.code) ?? true;
  const documents = [...new Set([...named, ...((isHeld && holds) || [])])];
  const answer = await findAnswer(db, { ...codes, purpose, holds: documents });
  return {
    passport: inShort(passport),
    destination: inShort(destination),
    purpose,
    holds: named,
    ...verdictOf(answer),
    /** The two sides of changing planes; null for a stay. */
    transit: answer.transit && sidesInShort(answer.transit),
    /** The first line on working; null where nothing is known, and for other stays. */
    working: (answer.work && countryVerdict(answer).lines[0]) ?? null,
  };
}

function verdictOf(answer: EntryAnswer) {
  const marks = marksOf(answer);
  return {
    ...listedAnswer({ ...answer, ...marks }),
    stay: answer.stay,
    window: answer.window,
    /** What a document of the searcher does or may do. */
    withDocument: heldDocumentLine(answer) ?? null,
  };
}

function sidesInShort({ airside, border }: TransitSides) {
  const { access, stay, restriction, doubt } = border;
  return {
    /** The first line on staying in the transit area; null where that is unknown. */
    airside: airsideLines(airside)[0] ?? null,
    border: { access: listedAccess({ access, suspended: restriction !== null }), stay, doubt },
  };
}

/** Kinds of names that stand for the country itself: the result needs no other name beside it. */
const foundByItself = new Set<KindOfName>(['code', 'translation', 'nationality']);

async function withVerdicts(
  db: Db,
  countries: NamedCountry[],
  asked: Asked & { passport: string | undefined },
): Promise<FoundCountry[]> {
  const passport = asked.passport && (await countryNames(db)).countries.get(asked.passport);
  return Promise.all(
    countries.map(async ({ code, name, foundBy, as, exact }, place) => {
      const hasVerdict = passport && passport.code !== code && exact && place < MOST_VERDICTS;
      const pair = passport && { passport, destination: { code, name } };
      return {
        code,
        name,
        purpose: asked.purpose,
        holds: asked.named,
        foundBy: foundBy === name || foundByItself.has(as) ? null : foundBy,
        answer: hasVerdict && pair ? await answerOf(db, pair, asked) : null,
      };
    }),
  );
}
