import { Plus } from 'lucide-react';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { IconLink } from '../ButtonLink.tsx';
import { useNameOfCountry } from '../countries/useAllCountries.ts';
import { NameLink } from '../lists/NameLink.tsx';
import { DashboardSection } from './DashboardSection.tsx';

type Pairs = RouterOutputs['dashboard']['read']['unanswered'];

/** Pairs that visitors searched for in the last 30 days without an answer, most frequent first. */
export function Unanswered({ pairs }: { pairs: Pairs }) {
  const nameOf = useNameOfCountry();
  return (
    <DashboardSection id="unanswered" title="Asked for and not found">
      <p className="text-ink-soft">
        Questions of the last 30 days without an answer. Add a rule to answer them.
      </p>
      {pairs.length === 0 ? (
        <p className="card p-4">Every question had an answer.</p>
      ) : (
        <ul className="card divide-y divide-line">
          {pairs.map(({ passport, destination, requests }) => {
            const pair = `${nameOf(passport)} to ${nameOf(destination)}`;
            return (
              <li key={pair} className="flex flex-wrap items-center gap-x-4 px-4 py-1.5">
                <span className="grow font-semibold">
                  <NameLink to="/admin/rules" search={{ passport, destination }}>
                    {pair}
                  </NameLink>
                </span>
                <span className="text-ink-soft">
                  {requests === 1 ? 'Asked once' : `Asked ${requests.toLocaleString('en')} times`}
                </span>
                <IconLink
                  Icon={Plus}
                  label={`Add a rule for ${pair}`}
                  to="/admin/rules/new"
                  search={{ passport, destination }}
                  title="Add rule"
                />
              </li>
            );
          })}
        </ul>
      )}
    </DashboardSection>
  );
}
