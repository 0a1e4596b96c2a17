import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, startTransition, useOptimistic } from 'react';
import { FIND_MAX } from '#core/countries/foundByName.ts';
import { GROUP_DAYS_MAX } from '#core/passports/travellers.ts';
import { filterContinents } from '#core/siteVocabulary.ts';
import messages from '#messages/en/together.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import { handFocusOver } from '#src/ui/useHashFocus.ts';
import { continentInWords } from '../answerLists/continentWords.ts';
import { SelectFilter } from '../answerLists/ListFilters.tsx';
import { filtersOf, type GroupAddress, type GroupFilter, LISTED_ID } from './groupSearch.ts';

const t = translator(messages);

/** Which country, for how long, when, how easily and where: a plain form without scripts. */
export function GroupFilters({ address }: { address: GroupAddress }) {
  const navigate = useNavigate();
  const { passports } = address;
  const filters = filtersOf(address);
  // Shows the choice at once, while its results are loading.
  const [shown, show] = useOptimistic(filters);
  const change = (changed: GroupFilter, hash?: string) =>
    startTransition(async () => {
      const search = filtersOf({ ...shown, ...changed });
      show(search);
      // The choice is painted before the router works: on a slow phone that takes 0.1 s.
      await new Promise((painted) => setTimeout(painted));
      await navigate({
        to: '/together',
        search: { passports, ...search },
        ...(hash ? { hash } : { resetScroll: false }),
      });
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    change(
      {
        find: String(typed.get('find')),
        days: String(typed.get('days')),
        on: String(typed.get('on')),
      },
      LISTED_ID,
    );
  };

  return (
    <search>
      <form
        action={localAddress(`/together#${LISTED_ID}`)}
        className="no-print flex flex-wrap items-end gap-3"
        onSubmit={submit}
      >
        <input type="hidden" name="passports" value={passports ?? ''} />
        <Field label={t('findLabel')} className="flex-1 basis-full sm:min-w-48 sm:basis-48">
          {(control) => (
            <input
              {...control}
              key={filters.find}
              type="search"
              name="find"
              maxLength={FIND_MAX}
              defaultValue={filters.find}
              autoComplete="off"
              className="input"
            />
          )}
        </Field>
        <Field
          label={t('daysLabel')}
          className="min-w-[min(100%,9rem)] flex-1 sm:max-w-44 sm:flex-none"
        >
          {(control) => (
            <input
              {...control}
              key={filters.days}
              type="number"
              name="days"
              min={1}
              max={GROUP_DAYS_MAX}
              inputMode="numeric"
              defaultValue={filters.days}
              className="input"
            />
          )}
        </Field>
        <Field label={t('onLabel')} className="min-w-[min(100%,9rem)] flex-1 sm:flex-none">
          {(control) => (
            <input
              {...control}
              key={filters.on}
              type="date"
              name="on"
              defaultValue={filters.on}
              className="input"
            />
          )}
        </Field>
        <SelectFilter
          label={t('accessLabel')}
          name="access"
          all={t('anyAccess')}
          options={[
            ['visa_free', t('visaFree')],
            ['no_visa_beforehand', t('noVisaBeforehand')],
            ['e_visa', t('atMostEVisa')],
          ]}
          value={shown.access}
          onChange={(access) => change({ access })}
        />
        <SelectFilter
          label={t('continentLabel')}
          name="continent"
          all={t('anyContinent')}
          options={filterContinents.map((continent) => [continent, continentInWords(continent)])}
          value={shown.continent}
          onChange={(continent) => change({ continent })}
        />
        <button type="submit" className="button-quiet">
          {t('filter')}
        </button>
        {Object.values(filters).some(Boolean) && (
          <Link
            ref={handFocusOver}
            to="/together"
            search={{ passports }}
            resetScroll={false}
            className="link inline-flex min-h-11 items-center"
          >
            {t('clear')}
          </Link>
        )}
      </form>
    </search>
  );
}
