import type { DocumentOption, ExceptionTerms } from '../../../../db/exceptionTerms.ts';
import type { Access } from '../../../../db/schema.ts';
import type { PackedDestination, PackedException } from '../../../../db/seed/rules/packs.ts';
import { documentsOf, termsOf } from './documentPhrases.ts';
import { placeOf, scopeOf, titleOf } from './pages.ts';
import {
  latestDay,
  type PublishedCondition,
  type PublishedFile,
  pageOf,
  passportsOf,
} from './publishedFiles.ts';

const accesses: Record<string, Access> = {
  visa_free: 'visa_free',
  eta: 'eta',
  visa_on_arrival: 'visa_on_arrival',
  e_visa: 'e_visa',
};

/**
 * Conditions that our vocabulary doesn't express, by destination and what identifies them. The
 * answer says that exceptions exist, and links the page.
 */
const unexpressed: { destination: string; isMeant: (one: PublishedCondition) => boolean }[] = [
  { destination: 'AU', isMeant: ({ other }) => other === 'Frequent traveller stream open' },
  { destination: 'BA', isMeant: ({ gives }) => gives === undefined },
  { destination: 'CL', isMeant: () => true },
  { destination: 'EC', isMeant: () => true },
  { destination: 'IE', isMeant: ({ other }) => other === 'no visa fee' },
  { destination: 'IQ', isMeant: ({ purpose }) => purpose === 'pilgrimage' },
  { destination: 'JO', isMeant: ({ passports }) => passports === 'SY' },
  // A stay without a visa for all, by now over, and one that the access says.
  { destination: 'KH', isMeant: () => true },
  { destination: 'KR', isMeant: ({ other }) => other === 'K-ETA temporarily waived' },
  { destination: 'NI', isMeant: ({ gives }) => gives === undefined },
  { destination: 'SN', isMeant: () => true },
  { destination: 'TN', isMeant: ({ passports }) => passports === 'IR' },
  { destination: 'TR', isMeant: ({ passports }) => passports === 'NP' || passports === 'UA' },
  { destination: 'TW', isMeant: ({ passports }) => passports === 'BN' },
  { destination: 'CR', isMeant: ({ passports }) => passports === 'HK MO' },
];

/**
 * The file's conditions in our vocabulary; those that it doesn't express are without terms. Throws a
 * sentence that names the file for an unknown wording.
 */
export function exceptionsOf(file: PublishedFile, pages: [string, string][]): PackedException[] {
  const conditions = (file.conditions ?? []).map((condition) =>
    exceptionOf(file, condition, pages),
  );
  return [...conditions, ...transitExceptions(file, pages)];
}

function exceptionOf(
  file: PublishedFile,
  condition: PublishedCondition,
  pages: PackedDestination['pages'],
): PackedException {
  const { destination } = file;
  const { name, url, checked } = pageOf(file, condition.source);
  const passports = passportsIn(file, condition).join(' ');
  const scope = scopeOf(destination, url, { isOfGroup: condition.source !== undefined });
  const cited = { page: placeOf(pages, [titleOf(name), url]), checked, scope };
  const isUnexpressed = unexpressed.some(
    (one) => one.destination === destination && one.isMeant(condition),
  );
  if (isUnexpressed) return { passports, ...cited };
  const access = accesses[condition.gives ?? ''];
  if (!access) {
    throw new Error(`${destination}.json: nobody has decided about "gives: ${condition.gives}"`);
  }
  const { days, since, until } = condition;
  const last = latestDay(until);
  return {
    passports,
    access,
    ...(typeof days === 'number' && { days }),
    terms: termsOfCondition(condition, `${destination}.json`),
    ...(since && { from: since }),
    ...(last && { to: last }),
    ...cited,
  };
}

/** A stay in transit without a visa, whose nationalities the files only count. */
function transitExceptions(file: PublishedFile, pages: [string, string][]): PackedException[] {
  const visaFree = file.transit?.visaFree;
  if (!visaFree) return [];
  const { name, url, checked } = pageOf(file, visaFree.source);
  return [
    {
      passports: '',
      access: 'visa_free',
      days: visaFree.hours / 24,
      terms: { terms: ['in_transit', 'onward_ticket', 'named_place', 'named_nationality'] },
      page: placeOf(pages, [titleOf(name), url]),
      checked,
      scope: scopeOf(file.destination, url, { isOfGroup: visaFree.source !== undefined }),
    },
  ];
}

/** Named passports, or all whose group needs a visa; none for a condition about everyone. */
function passportsIn(file: PublishedFile, condition: PublishedCondition): string[] {
  const { passports = '', appliesTo, passportsExcluded = '', notFor = '' } = condition;
  if (passports === '' && appliesTo === undefined) return [];
  const excluded = `${passportsExcluded} ${notFor}`.split(/[ ,]+/);
  const isOfAll = appliesTo !== undefined || passports.startsWith('all ');
  const group = passports.endsWith('visa_free') ? 'visa_free' : needsVisa(file);
  const named = isOfAll
    ? file.access.filter(({ access }) => access === group).flatMap(passportsOf)
    : passports.split(' ').filter((code) => /^[A-Z]{2}$/.test(code));
  return named.filter((code) => code !== file.destination && !excluded.includes(code));
}

/** Where nobody needs a visa from a mission, an e-visa is the visa. */
function needsVisa({ access }: PublishedFile): string {
  return access.some((group) => group.access === 'visa_required') ? 'visa_required' : 'e_visa';
}

/** What a phrase asks of every document of its condition. */
const ofEveryDocument: Record<
  string,
  Pick<DocumentOption, 'qualities' | 'validDays' | 'validMonths'>
> = {
  'multiple-entry sticker visa, 90 days left; not electronic authorisations': {
    qualities: ['multiple_entry', 'sticker'],
    validDays: 90,
  },
  'at least 6 months of validity left; category A': { validMonths: 6 },
  'permit valid 6 months from entry; physical card or passport sticker in Latin script': {
    validMonths: 6,
  },
};

const VACCINATIONS = ', with measles, rubella and polio vaccination';

function termsOfCondition(condition: PublishedCondition, file: string): ExceptionTerms {
  const { ifHolds = [], only, other } = condition;
  const said = [only, other].flatMap((phrase) => phrase ?? []);
  const phrases = ifHolds.map((phrase) => phrase.replace(VACCINATIONS, ''));
  const documents = phrases.filter((phrase) => isDocument(phrase));
  const terms = [...said, ...phrases.filter((phrase) => !isDocument(phrase))].flatMap((phrase) => {
    if (ofEveryDocument[phrase] || livesIn[phrase] || /^age over/.test(phrase)) return [];
    const asked = termsOf(phrase);
    if (!asked) throw new Error(`${file}: nobody has decided what "${phrase}" asks`);
    return asked;
  });
  if (phrases.some((phrase, at) => phrase !== ifHolds[at])) terms.push('vaccinations');
  const homes = homesOf(condition);
  const ages = agesOf(condition, file);
  return {
    ...(documents.length > 0 && { documents: documentsIn(documents, condition, file) }),
    ...(phrases.some((phrase) => phrase.includes('another listed')) && { orOthers: true as const }),
    ...(homes.length > 0 && { livesIn: homes }),
    ...(other === 'travelling from Australia' && { arrivingFrom: ['AU'] }),
    ...(ages.length > 0 && { ages }),
    ...(terms.length > 0 && { terms: [...new Set(terms)] }),
  };
}

/** "long-term pass of one of these": the documents may be of either kind. */
const OF_THESE = 'long-term pass of one of these';

function isDocument(phrase: string): boolean {
  return termsOf(phrase) === undefined && !livesIn[phrase] && !/^age over/.test(phrase);
}

/** The documents of a condition, those that differ in their issuer only as one. */
function documentsIn(
  phrases: string[],
  { only = '', other = '', documentValidDays }: PublishedCondition,
  file: string,
): DocumentOption[] {
  const every = ofEveryDocument[only] ?? ofEveryDocument[other] ?? {};
  const merged = new Map<string, DocumentOption>();
  for (const phrase of phrases.filter((one) => one !== OF_THESE)) {
    const { issuers, kind, ...read } = documentsOf(phrase, file);
    const option = {
      ...(kind && !phrases.includes(OF_THESE) && { kind }),
      ...read,
      ...(documentValidDays !== undefined && { validDays: documentValidDays }),
      ...every,
    };
    const key = JSON.stringify(option);
    const equal = merged.get(key);
    if (equal) equal.issuers = [...new Set([...equal.issuers, ...issuers])];
    else merged.set(key, { ...option, issuers });
  }
  return [...merged.values()];
}

/** Countries of residence in the files' words. */
const livesIn: Record<string, string> = { 'residence in India': 'IN' };

function homesOf({ ifHolds = [], ifResidesIn = [], passports = '' }: PublishedCondition): string[] {
  const stated = ifResidesIn.flatMap((code) =>
    code === 'own country' ? passports.split(' ') : code,
  );
  return [...ifHolds.flatMap((phrase) => livesIn[phrase] ?? []), ...stated];
}

/** "Over 55" excludes 55. */
function agesOf(
  { ifHolds = [], age }: PublishedCondition,
  file: string,
): { from?: number; under?: number }[] {
  const over = ifHolds.flatMap((phrase) => {
    const [, years] = /^age over (\d+)$/.exec(phrase) ?? [];
    return years ? [{ from: Number(years) + 1 }] : [];
  });
  if (age === undefined) return over;
  if (typeof age === 'string') {
    const [, under, above] = /^under (\d+) or over (\d+)$/.exec(age) ?? [];
    if (!under || !above) throw new Error(`${file}: nobody has decided about the age "${age}"`);
    return [{ under: Number(under) }, { from: Number(above) + 1 }];
  }
  const { from, to, under, over: above } = age;
  return [
    ...(under === undefined ? [] : [{ under }]),
    ...(above === undefined ? [] : [{ from: above + 1 }]),
    ...(from === undefined ? [] : [{ from, ...(to !== undefined && { under: to + 1 }) }]),
  ];
}
