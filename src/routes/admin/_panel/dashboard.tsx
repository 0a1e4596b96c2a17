import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';
import { DashboardSection } from '#src/panel/dashboard/DashboardSection.tsx';
import { EditionAges } from '#src/panel/dashboard/EditionAges.tsx';
import { openWork } from '#src/panel/dashboard/openWork.ts';
import { Unanswered } from '#src/panel/dashboard/Unanswered.tsx';
import { UpdatesQuestion } from '#src/panel/dashboard/UpdatesQuestion.tsx';
import { WorkList } from '#src/panel/dashboard/WorkList.tsx';
import { Loaded } from '#src/panel/Loaded.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { useSignedIn } from '#src/panel/session/signedIn.ts';
import { BackupNotice } from '#src/panel/settings/BackupNotice.tsx';
import { useTimeZone } from '#src/ui/useTimeZone.ts';

export const Route = createFileRoute('/admin/_panel/dashboard')({
  head: ({ match }) => panelPageHead('Dashboard', match),
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
                <DashboardSection id="backup" title="Backup">
                  <BackupNotice />
                </DashboardSection>
              </>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
