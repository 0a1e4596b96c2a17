import { Link } from '@tanstack/react-router';
import { partialDateText } from '#core/languages/partialDateText.ts';
import myMessages from '#messages/en/my.gen.ts';
import { translator } from '#messages/translate.ts';
import type { SavedTrip } from './travelSchema.ts';
import { removeTrip } from './travelStore.ts';

const t = translator(myMessages);

/** Saved trips, each a link to its page. */
export function SavedTrips({ trips }: { trips: readonly SavedTrip[] }) {
  return (
    <section aria-labelledby="my-trips" className="card flex flex-col gap-3 p-5">
      <h2 id="my-trips" className="text-xl font-semibold">
        {t('trips')}
      </h2>
      {trips.length === 0 ? (
        <>
          <p className="text-ink-soft">{t('noTrips')}</p>
          <Link to="/trip" className="link inline-flex min-h-11 items-center self-start">
            {t('planTrip')}
          </Link>
        </>
      ) : (
        <ul className="divide-y divide-line">
          {trips.map(({ address, title, savedAt }) => (
            <li key={address} className="flex flex-wrap items-center gap-x-4 py-2">
              <Link
                to={address}
                className="link inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere"
              >
                {title}
              </Link>
              <span className="text-sm text-ink-soft">
                {t('saved', { day: partialDateText(savedAt.slice(0, 10)) })}
              </span>
              <button
                type="button"
                className="link min-h-11 text-sm"
                aria-label={t('removeNamed', { name: title })}
                onClick={() => removeTrip(address)}
              >
                {t('remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
