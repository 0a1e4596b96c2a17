import messages from '#messages/en/trip.gen.ts';
import { translator } from '#messages/translate.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import type { LoadedTrip } from './loadTrip.ts';
import { TripAnswers } from './TripAnswers.tsx';
import { TripForm } from './TripForm.tsx';

const t = translator(messages);

/** A trip through several countries: a form, and what its travellers need at each stop. */
export function TripPage({ trip }: { trip: LoadedTrip }) {
  const { travellers, stops, problems } = trip;
  return (
    <div className="container-site py-8">
      <PageIntro title={t('title')}>{t('intro')}</PageIntro>
      <TripForm trip={trip} />
      {problems.length > 0 && (
        <ul aria-label={t('problems')} className="notice mt-6 flex flex-col gap-1">
          {[...new Set(problems)].map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {travellers.length > 0 && stops.length > 0 && <TripAnswers trip={trip} />}
    </div>
  );
}
