import { Link } from '@tanstack/react-router';
import { partialDateText } from '#core/languages/partialDateText.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { DashboardSection } from './DashboardSection.tsx';

type Editions = NonNullable<RouterOutputs['dashboard']['read']['site']>['editions'];

/** The dates of the editions in use. */
export function EditionAges({ editions }: { editions: Editions }) {
  return (
    <DashboardSection id="editions" title="Current edition">
      <div className="card flex flex-col gap-1 p-4">
        {editions.length === 0 && <p>No edition is imported.</p>}
        {editions.map(({ title, date, isOld }) => (
          <p key={title}>
            {title}: {date ? partialDateText(date) : 'date unknown'}
            {isOld && <strong className="text-danger"> (older than Settings allow)</strong>}
          </p>
        ))}
        <Link
          to="/admin/rules/editions"
          className="link inline-flex min-h-11 items-center self-start"
        >
          See all editions
        </Link>
      </div>
    </DashboardSection>
  );
}
