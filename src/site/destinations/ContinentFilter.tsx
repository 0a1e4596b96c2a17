import { Link, useNavigate } from '@tanstack/react-router';
import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { type Continent, filterContinents } from '#core/siteVocabulary.ts';
import destinationMessages from '#messages/en/destinations.gen.ts';
import { translator } from '#messages/translate.ts';
import { handFocusOver } from '#src/ui/useHashFocus.ts';
import { continentInWords } from '../answerLists/continentWords.ts';
import type { ListingSearch } from '../visaSearch/listing.ts';
import { HiddenFilters } from './HiddenFilters.tsx';

const t = translator(destinationMessages);

/** The width of the fade at the end of the line of continents, as in app.css: 1.5rem. */
const FADE_PX = 24;

/**
 * Filters by one continent, stored in the address. Without scripts it is a plain form with a
 * button.
 */
export function ContinentFilter({ search }: { search: ListingSearch }) {
  const navigate = useNavigate();
  // Shows the choice at once, while its results are loading.
  const [chosen, choose] = useOptimistic(search.continent);
  const show = (continent: Continent | undefined) =>
    startTransition(async () => {
      choose(continent);
      await navigate({
        to: '.',
        search: (previous: Record<string, unknown>) => ({
          ...previous,
          continent,
          page: undefined,
        }),
        resetScroll: false,
      });
    });

  // If the continents are a scrolling line, the chosen one may be out of view.
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosenBox = line.current?.querySelector('label:has(:checked)');
    if (!line.current || !chosenBox) return;
    const hidden =
      chosenBox.getBoundingClientRect().right - line.current.getBoundingClientRect().right;
    line.current.scrollLeft += Math.max(0, hidden + FADE_PX);
  }, []);

  return (
    <form aria-label={t('filters')} className="filter-line card flex lg:flex-col lg:gap-1 lg:p-5">
      <h2 className="min-h-8 font-semibold max-lg:sr-only">{t('continent')}</h2>
      <HiddenFilters search={search} except="continent" />
      <div ref={line} className="filter-line-items flex lg:flex-col">
        {filterContinents.map((continent) => (
          <label
            key={continent}
            className="flex min-h-11 shrink-0 items-center gap-2.5 rounded-full border border-line px-3.5 whitespace-nowrap max-lg:bg-surface lg:border-0 lg:px-0"
          >
            <input
              type="checkbox"
              name="continent"
              value={continent}
              className="checkbox"
              checked={chosen === continent}
              onChange={(event) => show(event.target.checked ? continent : undefined)}
            />
            {continentInWords(continent)}
          </label>
        ))}
      </div>
      {search.continent && (
        <Link
          ref={handFocusOver}
          to="."
          search={(previous: Record<string, unknown>) => ({
            ...previous,
            continent: undefined,
            page: undefined,
          })}
          resetScroll={false}
          className="link inline-flex min-h-11 shrink-0 items-center text-sm max-lg:self-center lg:self-start"
        >
          {t('clear')}
        </Link>
      )}
      <noscript>
        <button type="submit" className="button-quiet w-full">
          {t('apply')}
        </button>
      </noscript>
    </form>
  );
}
