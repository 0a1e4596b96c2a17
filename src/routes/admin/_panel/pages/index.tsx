import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';
import { Loaded } from '#src/panel/Loaded.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { PageList } from '#src/panel/pages/PageList.tsx';

export const Route = createFileRoute('/admin/_panel/pages/')({
  head: ({ match }) => panelPageHead('Pages', match),
  component: Pages,
});

function Pages() {
  const pages = trpc.sitePage.list.useQuery();
  return (
    <>
      <PageHeading title="Pages" detail="The legal pages and the texts of the footer." />
      <Loaded query={pages}>{(listed) => <PageList pages={listed} />}</Loaded>
    </>
  );
}
