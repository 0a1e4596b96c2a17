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
};

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
  };
}

/** The input of the list query for these search parameters. */
export function ruleListInput({ sort, page, size, hidden: _hidden, ...filter }: RuleSearch) {
  return { ...filter, ...pageInput({ sort, page, size }, ruleSorts) };
}
