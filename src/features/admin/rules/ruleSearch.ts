import { ruleSorts } from '../../../../server/schemas/admin/adminList.ts';
import { accesses } from '../../../../server/schemas/answers/access.ts';
import { ADMIN_PAGE_SIZE, visaTypes } from '../../../../server/schemas/constants.ts';
import { countryCodeIn, flagIn, oneOf, textIn } from '../../../lib/searchParams.ts';
import { type ListAddress, readListAddress, sortedBy } from '../lists/listAddress.ts';

/** How the list of rules is looked at, as its address says. */
export type RuleSearch = Omit<ListAddress, 'search'> & {
  passport?: string | undefined;
  destination?: string | undefined;
  purpose?: (typeof visaTypes)[number] | undefined;
  access?: (typeof accesses)[number] | undefined;
  source?: string | undefined;
  stale?: true | undefined;
};

/** The longest id of a source. */
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

/** The input of the query that lists what the address says. */
export function ruleListInput({ sort, page = 1, size = ADMIN_PAGE_SIZE, ...filter }: RuleSearch) {
  const sorted = sortedBy(sort);
  const by = ruleSorts.find((name) => name === sorted?.by);
  return {
    ...filter,
    sort: by && { by, descending: sorted?.descending ?? false },
    page: page - 1,
    pageSize: size,
  };
}
