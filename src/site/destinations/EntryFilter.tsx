import { useNavigate } from '@tanstack/react-router';
import { startTransition, useOptimistic } from 'react';
import type { DestinationType } from '#core/siteVocabulary.ts';
import destinationMessages from '#messages/en/destinations.gen.ts';
import { translator } from '#messages/translate.ts';
import type { ListingSearch } from '../visaSearch/listing.ts';
import { HiddenFilters } from './HiddenFilters.tsx';

const t = translator(destinationMessages);

/**
 * Filters destinations without a visa beforehand, stored in the address. Without scripts it is a
 * plain form.
 */
export function EntryFilter({
  category,
  search,
}: {
  category: DestinationType | undefined;
  search: ListingSearch;
}) {
  const heading = category === 'transit' ? t('transitFilter') : t('entry');
  const navigate = useNavigate();
  // Shows the choice at once, while its results are loading.
  const [chosen, choose] = useOptimistic(search.noVisaBeforehand ?? false);
  const show = (checked: boolean) =>
    startTransition(async () => {
      choose(checked);
      const noVisaBeforehand = checked || undefined;
      await navigate({
        to: '.',
        search: (previous: Record<string, unknown>) => ({
          ...previous,
          noVisaBeforehand,
          page: undefined,
        }),
        resetScroll: false,
      });
    });

  return (
    <form aria-label={heading} className="card flex flex-col gap-1 px-5 py-2 lg:p-5">
      <h2 className="min-h-8 font-semibold max-lg:sr-only">{heading}</h2>
      <HiddenFilters search={search} except="noVisaBeforehand" />
      <label className="flex min-h-11 items-center gap-2.5">
        <input
          type="checkbox"
          name="noVisaBeforehand"
          value="true"
          className="checkbox"
          checked={chosen}
          onChange={(event) => show(event.target.checked)}
        />
        {t('noVisa')}
      </label>
      <p className="text-sm text-ink-soft">{t('noVisaMeans')}</p>
      <noscript>
        <button type="submit" className="button-quiet mt-2 w-full">
          {t('onlyThese')}
        </button>
      </noscript>
    </form>
  );
}
