import { createFileRoute, notFound } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { type SitePage, sitePages, sitePageTitles } from '#core/site/sitePageNames.ts';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { HistoryLink } from '#src/panel/HistoryLink.tsx';
import { BackToList } from '#src/panel/lists/BackLink.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { EditedFooter, EditedPage } from '#src/panel/pages/EditedTexts.tsx';

export const Route = createFileRoute('/admin/_panel/pages/$page')({
  head: ({ match }) => panelPageHead('Edit page', match),
  component: EditPage,
});

function EditPage() {
  const { page } = Route.useParams();
  const known = sitePages.find((one) => one === page);
  if (!known && page !== 'footer') throw notFound();
  return (
    <>
      <PageHeading
        title={known ? `Edit ${sitePageTitles[known]}` : 'Edit footer'}
        back={<BackToList to="/admin/pages" />}
      >
        <HistoryLink entity="setting" id={known ? `page.${known}` : 'footer'} />
        <ViewPage page={known} />
      </PageHeading>
      {known ? <EditedPage key={known} page={known} /> : <EditedFooter />}
    </>
  );
}

/** Links to the page as visitors see it; the footer is on each. */
function ViewPage({ page }: { page: SitePage | undefined }) {
  return (
    <ButtonLink Icon={ExternalLink} to={page ? `/${page}` : '/'}>
      View on site
    </ButtonLink>
  );
}
