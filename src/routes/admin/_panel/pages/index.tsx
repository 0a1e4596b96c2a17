import { createFileRoute } from '@tanstack/react-router';
import { Loaded } from '../../../../features/admin/Loaded.tsx';
import { PageHeading } from '../../../../features/admin/PageHeading.tsx';
import { PageList } from '../../../../features/admin/pages/PageList.tsx';
import { failedToLoad } from '../../../../features/admin/reports.ts';
import { adminPageHead } from '../../../../lib/pageHead.ts';
import { trpc } from '../../../../lib/trpc.ts';

export const Route = createFileRoute('/admin/_panel/pages/')({
  head: ({ match }) => adminPageHead('Pages', match),
  component: Pages,
});

function Pages() {
  const failure = failedToLoad.pages;
  const pages = trpc.sitePage.list.useQuery(undefined, { meta: { failure } });
  return (
    <>
      <PageHeading title="Pages" detail="The legal pages and the texts of the footer." />
      <Loaded query={pages} failure={failure}>
        {(listed) => <PageList pages={listed} />}
      </Loaded>
    </>
  );
}
