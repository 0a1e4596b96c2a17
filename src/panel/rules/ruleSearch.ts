import { RULE_NOTICE_DAYS } from '#core/records/lists.ts';
import { ruleSorts } from '#core/siteVocabulary.ts';
import { accesses, visaTypes } from '#core/vocabulary.ts';
import { countryCodeIn, flagIn, oneOf, textIn } from '#src/lib/searchParams.ts';
import { type ListAddress, pageInput, readListAddress } from '../lists/listAddress.ts';

/** Search parameters of the list of rules. */
export type RuleSearch = Omit<ListAddress, 'search'> & {
  passport?: string | undefined;
  destination?: string | undefined;
  purpose?: (typeof visaTypes)[number] | undefined;
  access?: (typeof accesses)[number] | undefined;
  source?: string | undefined;
  stale?: true | undefined;
  /** Whose last day is within so many days. */
  ending?: (typeof endingDays)[number] | undefined;
  /** Last reviewed longer ago than so many days. */
  age?: (typeof ageDays)[number] | undefined;
};

/** The choices of days until the last one, and since the last review, as in addresses. */
export const endingDays = ['30', `${RULE_NOTICE_DAYS}`, '180', '365'] as const;
export const ageDays = ['30', '90', '180', '365', '730'] as const;

/** Maximum length of a source's id. */
const SOURCE_MAX = 60;

export function readRuleSearch(search: { [name: string]: unknown }): RuleSearch {
  const source = textIn(search.source, SOURCE_MAX);
  const { search: _none, ...address } = readListAddress(search, ruleSorts);
  return {
    ...address,
    passport: countryCodeIn(search.passport),
    destination: countryCodeIn(search.destination),
    purpose: oneOf(search.purpose, visaTypes),
    access: oneOf(search.access, accesses),
    source: source && /^[a-z0-9-]+$/.test(source) ? source : undefined,
    stale: flagIn(search.stale),
    ending: daysIn(search.ending, endingDays),
    age: daysIn(search.age, ageDays),
  };
}

/** The input of the list query for these search parameters. */
export function ruleListInput({
  sort,
  page,
  size,
  hidden: _hidden,
  ending,
  age,
  ...filter
}: RuleSearch) {
  return {
    ...filter,
    ending: ending && Number(ending),
    age: age && Number(age),
    ...pageInput({ sort, page, size }, ruleSorts),
  };
}

/** A choice of days; the router reads a number in an address as one. */
function daysIn<Days extends string>(given: unknown, choices: readonly Days[]): Days | undefined {
  return oneOf(typeof given === 'number' ? String(given) : given, choices);
}
