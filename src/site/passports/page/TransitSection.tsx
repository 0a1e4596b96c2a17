import { Link } from '@tanstack/react-router';
import { gravestMark } from '#core/answers/answerMarks.ts';
import { doubtOfCountry, type ListedAnswer } from '#core/answers/doubt.ts';
import { type ShownAnswer, unpackAnswers } from '#core/answers/packedAnswers.ts';
import { cityOfAirport } from '#core/countries/airportCities.ts';
import { transitHubs } from '#core/countries/transitHubs.ts';
import { sentencesInWords } from '#core/languages/sentences.ts';
import changingPlanesMessages from '#messages/en/changingPlanes.gen.ts';
import messages from '#messages/en/passports.gen.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { AccessBadge } from '#src/site/answer/AccessBadge.tsx';
import { countsInWords, doubtsInWords } from '#src/site/answerLists/countsInWords.ts';
import { useStatedHolds } from '#src/site/documents/StatedDocuments.tsx';
import { useCountryName } from '../useCountries.ts';

const t = translator(messages);
const changingPlanesText = translator(changingPlanesMessages);

/** Changing planes with a passport: the counts of all countries, and the answers at large airports. */
export function TransitSection({
  passport,
  transit,
}: {
  /** Its code. */
  passport: string;
  transit: RouterOutputs['passport']['byCode']['transit'];
}) {
  const nameOf = useCountryName();
  const holds = useStatedHolds();
  const parts = countsInWords(transit.counts);
  const counts = parts && t('transitCounts', { total: transit.total, parts });
  return (
    <section aria-labelledby="transit" className="flex flex-col gap-3">
      <h2 id="transit" className="text-2xl font-semibold">
        {t('transit')}
      </h2>
      <p className="max-w-3xl">{sentencesInWords([counts, ...doubtsInWords(transit)])}</p>
      <details>
        <summary className="min-h-11 font-semibold">{changingPlanesText('hubs')}</summary>
        {groupsOf(transit.hubs).map(({ entry, hubs }) => (
          <div key={hubs[0]?.code} className="mt-3">
            <AccessBadge entry={entry} />
            <ul className="flex flex-wrap gap-x-5">
              {hubs.map(({ code }) => (
                <li key={code}>
                  <Link
                    to="/visa-info/$topic"
                    params={{ topic: code }}
                    search={{ from: passport, type: 'transit', holds }}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {nameOf(code)}
                  </Link>{' '}
                  {citiesOf(code)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
      <Link
        to="/visa-info/$topic"
        params={{ topic: 'transit' }}
        search={{ from: passport, holds }}
        className="link inline-flex min-h-11 items-center self-start"
      >
        {changingPlanesText('all')}
      </Link>
    </section>
  );
}

function citiesOf(code: string): string {
  return [...new Set(transitHubs[code]?.map(cityOfAirport))].join(', ');
}

/** The answers at the hubs, in their order, those that look the same together. */
function groupsOf(packed: string): { entry: ListedAnswer; hubs: ShownAnswer[] }[] {
  const groups = Map.groupBy(unpackAnswers(packed), (answer) =>
    Object.values(listed(answer)).join(' '),
  );
  return [...groups.values()].flatMap((hubs) => {
    const [first] = hubs;
    return first ? [{ entry: listed(first), hubs }] : [];
  });
}

function listed(answer: ShownAnswer): ListedAnswer {
  const marks = { ...answer, suspended: answer.access === 'suspended' };
  return { access: answer.access, mark: gravestMark(marks), doubt: doubtOfCountry(marks) };
}
