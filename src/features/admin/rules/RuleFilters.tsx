import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { accesses } from '../../../../server/schemas/answers/access.ts';
import { visaTypes } from '../../../../server/schemas/constants.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { accessNames, purposeNames, type RuleSource } from './ruleLabels.ts';
import type { RuleSearch } from './ruleSearch.ts';

/** What the list of rules can be narrowed by. Each choice goes into the address at once. */
export function RuleFilters({
  search,
  countries,
  sources,
}: {
  search: RuleSearch;
  countries: RouterOutputs['country']['listAll'];
  sources: RuleSource[];
}) {
  const navigate = useNavigate();
  const staleId = useId();
  const filterBy = (changes: Partial<RuleSearch>) =>
    void navigate({
      to: '/admin/rules',
      search: { ...search, ...changes, page: undefined },
      replace: true,
      resetScroll: false,
    });

  function choice(
    name: 'passport' | 'destination' | 'purpose' | 'access' | 'source',
    label: string,
    any: string,
    options: { value: string; text: string }[],
  ) {
    return (
      <Field label={label}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={search[name] ?? ''}
            onChange={({ target }) => filterBy({ [name]: target.value || undefined })}
          >
            <option value="">{any}</option>
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
    );
  }

  const countryOptions = countries.map(({ code, name }) => ({ value: code, text: name }));
  const passportOptions = countries
    .filter(({ code, issuesPassports }) => issuesPassports || code === search.passport)
    .map(({ code, name }) => ({ value: code, text: name }));
  return (
    <search className="card grid grid-cols-2 gap-x-4 gap-y-3 p-4 lg:grid-cols-3">
      {choice('passport', 'Passport', 'Any passport', passportOptions)}
      {choice('destination', 'Destination', 'Any destination', countryOptions)}
      {choice(
        'source',
        'Source',
        search.passport || search.destination || search.stale
          ? 'Any source'
          : "This site's editors",
        sources.map(({ id, title }) => ({ value: id, text: title })),
      )}
      {choice(
        'access',
        'Access',
        'Any access',
        accesses.map((access) => ({ value: access, text: accessNames[access] })),
      )}
      {choice(
        'purpose',
        'Purpose',
        'Any purpose',
        visaTypes.map((purpose) => ({ value: purpose, text: purposeNames[purpose] })),
      )}
      <label
        htmlFor={staleId}
        className="inline-flex min-h-11 cursor-pointer items-center gap-3 self-end font-semibold"
      >
        <input
          id={staleId}
          type="checkbox"
          className="checkbox"
          checked={search.stale ?? false}
          onChange={({ target }) => filterBy({ stale: target.checked || undefined })}
        />
        Stale only
      </label>
    </search>
  );
}
