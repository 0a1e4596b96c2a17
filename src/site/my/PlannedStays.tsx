import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import myMessages from '#messages/en/my.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { readStoredStays, storedZones } from '../planner/storedStays.ts';

const t = translator(myMessages);

/** The number of stays in each zone, with a link to the planner. */
export function PlannedStays() {
  const [{ zones }] = trpc.stayZone.list.useSuspenseQuery();
  const [stays, setStays] = useState<{ zone: string; count: number }[]>([]);
  useEffect(() => {
    const read = () =>
      setStays(storedZones().map((zone) => ({ zone, count: readStoredStays(zone).length })));
    read();
    // Another tab, or an imported file.
    window.addEventListener('storage', read);
    window.addEventListener('focus', read);
    return () => {
      window.removeEventListener('storage', read);
      window.removeEventListener('focus', read);
    };
  }, []);
  const titleOf = (zone: string) => zones.find(({ id }) => id === zone)?.title ?? zone;
  return (
    <section aria-labelledby="my-stays" className="card flex flex-col gap-3 p-5">
      <h2 id="my-stays" className="text-xl font-semibold">
        {t('stays')}
      </h2>
      {stays.length === 0 && <p className="text-ink-soft">{t('noStays')}</p>}
      <ul>
        {stays.map(({ zone, count }) => (
          <li key={zone}>
            <Link
              to="/plan/90-180"
              search={{ zone }}
              className="link inline-flex min-h-11 items-center"
            >
              {t('staysIn', { zone: titleOf(zone), count })}
            </Link>
          </li>
        ))}
      </ul>
      {stays.length === 0 && (
        <Link to="/plan/90-180" className="link inline-flex min-h-11 items-center self-start">
          {t('planStays')}
        </Link>
      )}
    </section>
  );
}
