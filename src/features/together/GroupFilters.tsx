import { useNavigate } from '@tanstack/react-router';
import { startTransition, useOptimistic } from 'react';
import { filterContinents } from '../../../server/schemas/constants.ts';
import { SelectFilter } from '../access/ListFilters.tsx';
import type { GroupAddress } from './groupSearch.ts';

const accessOptions: [value: string, words: string][] = [
  ['visa_free', 'Visa free for all'],
  ['no_visa_beforehand', 'Nobody needs a visa in advance'],
  ['e_visa', 'At most an e-visa'],
];

const continentOptions = filterContinents.map((name): [string, string] => [name, name]);

/** Filters by continent and by maximum requirement. Without scripts it is a plain form. */
export function GroupFilters({ address }: { address: GroupAddress }) {
  const navigate = useNavigate();
  const { passports, continent, access } = address;
  // Shows the choice at once, while its results are loading.
  const [shown, show] = useOptimistic({ continent, access });
  const change = (changed: Partial<typeof shown>) =>
    startTransition(async () => {
      const search = { ...shown, ...changed };
      show(search);
      await navigate({ to: '/together', search: { passports, ...search }, resetScroll: false });
    });

  return (
    <search>
      <form
        action="/together#countries"
        className="no-print flex flex-wrap items-end gap-3"
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="passports" value={passports ?? ''} />
        <SelectFilter
          label="Access"
          name="access"
          all="Any access"
          options={accessOptions}
          value={shown.access}
          onChange={(value) => change({ access: value })}
        />
        <SelectFilter
          label="Continent"
          name="continent"
          all="Any continent"
          options={continentOptions}
          value={shown.continent}
          onChange={(value) => change({ continent: value })}
        />
        <noscript>
          <button type="submit" className="button-quiet">
            Show
          </button>
        </noscript>
      </form>
    </search>
  );
}
