import { coverageKinds } from '../../../server/schemas/answers/coverage.ts';
import { trpc } from '../../lib/trpc.ts';

/** The number of answers by kind of source, and the sources' dates. */
export function CoverageTable() {
  const [{ total, rows, recentGovernmentPages }] = trpc.ruleSource.coverage.useSuspenseQuery();
  if (total === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-2xl font-semibold">Where the answers come from</h2>
      <p className="mb-5 max-w-prose text-ink-soft">
        Tourist stays, for every passport and country. {percent(recentGovernmentPages, total)} rest
        on a government page that was read in the last 120 days.
      </p>
      <div className="card max-w-3xl overflow-hidden">
        <table className="answer-table">
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col" className="number">
                Answers
              </th>
              <th scope="col" className="number">
                Share
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, count }) => (
              <tr key={kind}>
                <th scope="row">{coverageKinds[kind]}</th>
                <td className="number">{count}</td>
                <td className="number">{percent(count, total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function percent(count: number, total: number): string {
  return `${Math.round((count / total) * 1000) / 10}\u00a0%`;
}
