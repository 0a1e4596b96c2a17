import { type ListedSource, listedSource } from '#core/answers/words/answerTexts.ts';
import { sourcesOfChecklist } from '#core/border/checklistWords.ts';
import { holdsText } from '#core/documents/documents.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { countedAnswer } from '#core/trip/changingPlanes.ts';
import messages from '#messages/en/trip.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ForWhom } from '../answer/ForWhom.tsx';
import { numberedSources } from '../border/numberedSources.ts';
import { SourceList } from '../border/SourceMarks.tsx';
import { CountedWith } from '../documents/CountedWith.tsx';
import { passportsLabel, travellersLabel } from '../travellers/travellerWords.ts';
import { type LoadedTrip, partiesOf, type TripTraveller, tripInput } from './loadTrip.ts';
import { routeInWords } from './routeInWords.ts';
import { type AnsweredParty, StopCard } from './StopCard.tsx';
import { TripActions } from './TripActions.tsx';
import { TripChecklist } from './TripChecklist.tsx';
import { tripEvents } from './tripEvents.ts';

const t = translator(messages);

/** The messages by where the passport is from. */
const withKeys = {
  stated: 'withPassport',
  location: 'withGuess',
  default: 'withDefault',
} as const;

/** What the travellers need at each stop and on the way back, and the checklist of the whole trip. */
export function TripAnswers({ trip }: { trip: LoadedTrip }) {
  const { stops, wayBack, holds, guessed, travellers } = trip;
  const [judged] = trpc.page.trip.useSuspenseQuery(tripInput(trip));
  const parties = partiesOf(travellers);
  const legs = [...stops, ...wayBack];
  const sources = numberedSources([
    ...judged.stops.flatMap(({ answers }) => answers.flatMap(sourcesOfStop)),
    ...judged.checklist.flatMap(({ parts }) =>
      parts.flatMap((part) => sourcesOfChecklist(part.checklist)),
    ),
  ]);
  const undated = new Set(legs.filter(({ on }) => !on).map(({ name }) => name));
  const title = routeInWords(legs.map(({ name }) => name));
  const [alone] = parties.length === 1 ? parties : [];
  return (
    <div className="trip mt-10 flex flex-col gap-8">
      <section id="answers" aria-labelledby="stops-heading" tabIndex={-1} className="outline-none">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
          <div>
            <h2 id="stops-heading" className="text-2xl font-semibold">
              {title}
            </h2>
            {alone ? (
              <p className="text-ink-soft">
                {t(withKeys[guessed || 'stated'], {
                  passport: passportsLabel(alone.passports),
                })}
              </p>
            ) : (
              <ul className="text-ink-soft">
                {parties.map(({ numbers, passports }) => (
                  <li key={numbers.join()}>{travellersLabel(numbers, passports)}</li>
                ))}
              </ul>
            )}
            <CountedWith
              holds={holds ?? holdsText(travellers.flatMap(({ listed }) => listed))}
              passports={firstPassports(travellers)}
            />
          </div>
          <TripActions title={title} events={tripEvents(legs, judged.checklist)} />
        </div>
        {undated.size > 0 && (
          <p className="notice mb-4">{t('noDays', { countries: listInWords(undated, 'comma') })}</p>
        )}
        <ol className="flex flex-col gap-4">
          {legs.map((leg, index) => (
            <StopCard
              key={leg.line}
              leg={leg}
              flagUrl={judged.stops[index]?.flagUrl ?? null}
              ofParties={parties.flatMap((party, place): AnsweredParty[] => {
                const answers = judged.stops[index]?.answers[place];
                return answers ? [{ party, answers }] : [];
              })}
              number={index + 1}
              isBack={index >= stops.length}
              sources={sources}
            />
          ))}
        </ol>
      </section>
      <TripChecklist trip={judged} legs={legs} parties={parties} sources={sources} />
      <SourceList sources={sources} />
      <div>
        <ForWhom />
        <p className="text-sm text-ink-soft">{t('disclaimer')}</p>
      </div>
    </div>
  );
}

/** The source of the answer that counts at a stop; none if it is unknown. */
function sourcesOfStop(answers: AnsweredParty['answers']): ListedSource[] {
  const source = listedSource(countedAnswer(answers));
  return source ? [source] : [];
}

/** The first passport of each traveller, each once. */
function firstPassports(travellers: readonly TripTraveller[]) {
  const firsts = travellers.flatMap(({ passports: [first] }) => first ?? []);
  return [...new Map(firsts.map((passport) => [passport.code, passport])).values()];
}
