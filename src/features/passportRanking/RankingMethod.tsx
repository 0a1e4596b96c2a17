import { Link } from '@tanstack/react-router';
import {
  accessesOf,
  COUNTED_AS_SHOWN,
  COUNTED_PLACES,
  countedAccesses,
  type Opening,
} from '../../../server/schemas/answers/accessCounts.ts';
import { accessInWords } from '../../../server/schemas/answers/accessWords.ts';
import { listInWords } from '../../../server/schemas/listInWords.ts';
import { partialDateText } from '../../../server/schemas/rules/partialDateText.ts';

/** Explains the colours and what is counted. */
export function RankingMethod({ passports, on }: { passports: number; on: string }) {
  return (
    <section aria-labelledby="method" className="mt-10 max-w-3xl">
      <h2 id="method" className="mb-3 text-2xl font-semibold">
        How this is counted
      </h2>
      <ul className="mb-5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {countedAccesses.map((access) => (
          <li key={access} data-access={access} className="access-swatch">
            {accessInWords(access)}
          </li>
        ))}
      </ul>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>
          “No visa beforehand” counts {namesOf('no-visa-beforehand')}. “Visa free only” counts{' '}
          {namesOf('visa-free')}.
        </li>
        <li>
          {COUNTED_PLACES} That makes {passports - 1} destinations for each of {passports}{' '}
          passports.
        </li>
        <li>No answer means that no source has a rule. It has its own column.</li>
        <li>
          Passports that open equally many destinations share a rank, marked with =. The next rank
          is counted after all of them.
        </li>
        <li>{COUNTED_AS_SHOWN} The passport’s page marks each of them.</li>
        <li>
          As of {partialDateText(on)}. The credits name the{' '}
          <Link to="/credits" className="link">
            sources, their age and their licences
          </Link>
          .
        </li>
      </ul>
    </section>
  );
}

/** "freedom of movement, visa free, visa on arrival and travel authorisation" */
function namesOf(opening: Opening): string {
  return listInWords(accessesOf(opening).map((access) => accessInWords(access).toLowerCase()));
}
