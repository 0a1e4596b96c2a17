import { accessInWords } from '#core/answers/words/accessWords.ts';
import { accesses, visaTypes } from '#core/vocabulary.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { ListFilters } from '../lists/ListFilters.tsx';
import { purposeNames, type RuleSource } from './ruleLabels.ts';
import { ageDays, endingDays, type RuleSearch } from './ruleSearch.ts';

/** Filters of the list of rules. */
export function RuleFilters({
  search,
  countries,
  sources,
}: {
  search: RuleSearch;
  countries: RouterOutputs['country']['listAll'];
  sources: RuleSource[];
}) {
  const { passport, destination, stale, ending, age } = search;
  const isAnywhere = !(passport || destination || stale || ending || age);
  const named = ({ code, name }: (typeof countries)[number]) => ({ value: code, text: name });
  const passports = countries.filter(
    ({ code, issuesPassports }) => issuesPassports || code === passport,
  );
  return (
    <ListFilters
      values={search}
      filters={[
        {
          name: 'passport',
          label: 'Passport',
          any: 'Any passport',
          options: passports.map(named),
        },
        {
          name: 'destination',
          label: 'Destination',
          any: 'Any destination',
          options: countries.map(named),
        },
        {
          name: 'source',
          label: 'Source',
          any: isAnywhere ? "This site's editors" : 'Any source',
          options: sources.map(({ id, title }) => ({ value: id, text: title })),
        },
        {
          name: 'access',
          label: 'Access',
          any: 'Any access',
          options: accesses.map((access) => ({ value: access, text: accessInWords(access) })),
        },
        {
          name: 'purpose',
          label: 'Purpose',
          any: 'Any purpose',
          options: visaTypes.map((purpose) => ({ value: purpose, text: purposeNames[purpose] })),
        },
        {
          name: 'ending',
          label: 'Ends',
          any: 'Any last day',
          options: endingDays.map((days) => ({ value: days, text: `Within ${days} days` })),
        },
        {
          name: 'age',
          label: 'Age',
          any: 'Any age',
          options: ageDays.map((days) => ({ value: days, text: `Over ${days} days` })),
        },
      ]}
      flags={[{ name: 'stale', label: 'Stale only' }]}
    />
  );
}
