import { Link } from '@tanstack/react-router';
import { accesses } from '../../../server/schemas/answers/access.ts';
import { partialDateText } from '../../../server/schemas/rules/partialDateText.ts';
import { accessName } from '../access/answerWords.ts';

/** What the colours mean, what is counted and what is not. */
export function RankingMethod({ destinations, on }: { destinations: number; on: string }) {
  return (
    <section aria-labelledby="method" className="mt-10 max-w-3xl">
      <h2 id="method" className="mb-3 text-2xl font-semibold">
        How this is counted
      </h2>
      <ul className="mb-5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {[...accesses, 'unknown' as const].map((access) => (
          <li key={access} data-access={access} className="access-swatch">
            {accessName(access)}
          </li>
        ))}
      </ul>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>
          A destination counts as open where a tourist needs no visa beforehand: freedom of
          movement, visa free, a visa on arrival, or a travel authorisation that is applied for
          online. “Visa free only” counts freedom of movement and visa free.
        </li>
        <li>
          Counted are {destinations - 1} destinations: all {destinations} countries and territories
          that this site offers, whether they issue passports or not, without the passport’s own.
        </li>
        <li>
          No answer means that no source has a rule. It counts neither as open nor as closed, and
          stands in its own column.
        </li>
        <li>
          Passports that open equally many destinations share a rank, marked with =. The next rank
          is counted after all of them.
        </li>
        <li>
          An answer that hangs on a condition, on which sources disagree, or that nobody confirmed
          counts as what its page answers first. The passport’s page marks each of them.
        </li>
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
