import { accesses } from '../../../../server/schemas/answers/access.ts';
import { visaTypes } from '../../../../server/schemas/constants.ts';
import { countryCodeIn, flagIn, oneOf, pageNumberIn, textIn } from '../../../lib/searchParams.ts';

export type RuleSearch = {
  passport?: string | undefined;
  destination?: string | undefined;
  purpose?: (typeof visaTypes)[number] | undefined;
  access?: (typeof accesses)[number] | undefined;
  source?: string | undefined;
  stale?: true | undefined;
  page?: number | undefined;
};

/** The longest id of a source. */
const SOURCE_MAX = 60;

/** The filters of the list of rules as the address has them; pages count from 1. */
export function readRuleSearch(search: Record<string, unknown>): RuleSearch {
  const source = textIn(search.source, SOURCE_MAX);
  return {
    passport: countryCodeIn(search.passport),
    destination: countryCodeIn(search.destination),
    purpose: oneOf(search.purpose, visaTypes),
    access: oneOf(search.access, accesses),
    source: source && /^[a-z0-9-]+$/.test(source) ? source : undefined,
    stale: flagIn(search.stale),
    page: pageNumberIn(search.page),
  };
}
