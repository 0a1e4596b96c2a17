import { inSentence, passportOf } from '../../../server/schemas/countries/countryInSentence.ts';

import { listInWords } from '../../../server/schemas/listInWords.ts';

import { trpc } from '../../lib/trpc.ts';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { CountedWith } from '../documents/CountedWith.tsx';
import { leavingDay } from './checklist.ts';
import type { LoadedTrip, TripPassport } from './loadTrip.ts';
import { tripInput } from './loadTrip.ts';
import { StopCard } from './StopCard.tsx';
import { TripActions } from './TripActions.tsx';
import { TripChecklist } from './TripChecklist.tsx';
import { TripForm } from './TripForm.tsx';

/** A trip through several countries: a form, and the passport's requirements at each stop. */
export function TripPage({ trip }: { trip: LoadedTrip }) {
  const { lines, passport, stops, problems } = trip;
  return (
    <div className="container-site py-8">
      <PageIntro title="Plan a Trip">
        What one passport needs at every stop, each judged for its own day of entry. Nothing is
        stored: the address holds the whole trip.
      </PageIntro>
      <TripForm {...{ lines, stops, passport }} unclear={trip.unclear} isEmpty={trip.isEmpty} />
      {problems.length > 0 && (
        <ul aria-label="What is wrong with this trip" className="notice mt-6 flex flex-col gap-1">
          {[...new Set(problems)].map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {passport && stops.length > 0 && <TripAnswers passport={passport} trip={trip} />}
    </div>
  );
}

function TripAnswers({ passport, trip }: { passport: TripPassport; trip: LoadedTrip }) {
  const { stops, holds } = trip;
  const [answers] = trpc.trip.answers.useSuspenseQuery(tripInput(passport, trip));
  const answered = stops.flatMap((stop, index) => {
    const answer = answers[index];
    return answer ? [{ ...stop, ...answer }] : [];
  });
  const judged = answered.map((stop, index) => ({
    ...stop,
    leave: leavingDay(stop, answered.slice(index + 1)),
  }));
  const undated = stops.filter(({ on }) => on === undefined);
  return (
    <div className="trip mt-10 flex flex-col gap-8">
      <section id="answers" aria-labelledby="stops-heading" tabIndex={-1} className="outline-none">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
          <div>
            <h2 id="stops-heading" className="text-2xl font-semibold">
              {stops.map(({ name }) => name).join(' → ')}
            </h2>
            <p className="text-ink-soft">
              With a {passportOf(passport.name)}
              {passport.guessed && ', which we took to be yours'}.
            </p>
            <CountedWith holds={holds} />
          </div>
          <TripActions stops={judged} />
        </div>
        {undated.length > 0 && (
          <p className="notice mb-4">
            Without a day of entry, today’s rules are shown for{' '}
            {listInWords(new Set(undated.map(({ name }) => inSentence(name))))}.
          </p>
        )}
        <ol className="flex flex-col gap-4">
          {judged.map((stop, index) => (
            <StopCard key={stop.line} stop={stop} number={index + 1} />
          ))}
        </ol>
      </section>
      <TripChecklist stops={judged} />
      <p className="text-sm text-ink-soft">
        Officers at the border and airlines at the counter decide, and rules change without notice.
        Confirm with the embassy of each country before you travel.
      </p>
    </div>
  );
}
