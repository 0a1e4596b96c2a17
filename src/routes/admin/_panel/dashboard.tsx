import { createFileRoute } from '@tanstack/react-router';
import { EditionAges } from '../../../features/admin/dashboard/EditionAges.tsx';
import { openWork } from '../../../features/admin/dashboard/openWork.ts';
import { Unanswered } from '../../../features/admin/dashboard/Unanswered.tsx';
import { UpdatesQuestion } from '../../../features/admin/dashboard/UpdatesQuestion.tsx';
import { WorkList } from '../../../features/admin/dashboard/WorkList.tsx';
import { Loaded } from '../../../features/admin/Loaded.tsx';
import { PageHeading } from '../../../features/admin/PageHeading.tsx';
import { useSignedIn } from '../../../features/admin/session/signedIn.ts';
import { BackupNotice } from '../../../features/admin/settings/BackupNotice.tsx';
import { adminPageHead } from '../../../lib/pageHead.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useTimeZone } from '../../../ui/useTimeZone.ts';

export const Route = createFileRoute('/admin/_panel/dashboard')({
  head: ({ match }) => adminPageHead('Dashboard', match),
  component: DashboardPage,
});

function DashboardPage() {
  const user = useSignedIn();
  const timeZone = useTimeZone();
  const dashboard = trpc.dashboard.read.useQuery();
  return (
    <>
      <PageHeading title={`Hello, ${user.name || user.email}`} detail="What needs doing today." />
      <Loaded query={dashboard}>
        {(found) => (
          <>
            {found.site && <UpdatesQuestion />}
            <WorkList work={openWork(found, timeZone)} />
            <Unanswered pairs={found.unanswered} />
            {found.site && (
              <>
                <EditionAges editions={found.site.editions} />
                <section aria-labelledby="backup" className="flex flex-col gap-3">
                  <h2 id="backup" className="text-xl font-semibold">
                    Backup
                  </h2>
                  <BackupNotice />
                </section>
              </>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
