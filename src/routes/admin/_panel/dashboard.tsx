import { createFileRoute } from '@tanstack/react-router';
import { EditionAges } from '#src/features/admin/dashboard/EditionAges.tsx';
import { openWork } from '#src/features/admin/dashboard/openWork.ts';
import { Unanswered } from '#src/features/admin/dashboard/Unanswered.tsx';
import { UpdatesQuestion } from '#src/features/admin/dashboard/UpdatesQuestion.tsx';
import { WorkList } from '#src/features/admin/dashboard/WorkList.tsx';
import { Loaded } from '#src/features/admin/Loaded.tsx';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { useSignedIn } from '#src/features/admin/session/signedIn.ts';
import { BackupNotice } from '#src/features/admin/settings/BackupNotice.tsx';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useTimeZone } from '#src/ui/useTimeZone.ts';

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
