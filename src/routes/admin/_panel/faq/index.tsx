import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { FaqTable } from '#src/panel/faq/FaqTable.tsx';
import { type FaqSearch, faqFilters, readFaqSearch } from '#src/panel/faq/faqSearch.ts';
import { KindLinks } from '#src/panel/history/KindLinks.tsx';
import { ListFilters } from '#src/panel/lists/ListFilters.tsx';
import { useStoreListSearch } from '#src/panel/lists/listState.ts';
import { SearchBox } from '#src/panel/lists/SearchBox.tsx';
import { SavedViews } from '#src/panel/lists/savedViews/SavedViews.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';

export const Route = createFileRoute('/admin/_panel/faq/')({
  validateSearch: unvalidated<FaqSearch>,
  head: ({ match }) => panelPageHead('FAQ', match),
  component: Faqs,
});

function Faqs() {
  const address = readFaqSearch(Route.useSearch());
  useStoreListSearch('/admin/faq', address);
  return (
    <>
      <PageHeading
        title="FAQ"
        detail="The questions of the home page. In the order they have there, they can be moved."
      >
        <ButtonLink Icon={Plus} to="/admin/faq/new" look="button" data-list-new>
          Add question
        </ButtonLink>
      </PageHeading>
      <SearchBox placeholder="Search questions..." value={address.search ?? ''} />
      <ListFilters filters={faqFilters} values={address} />
      <SavedViews list="faq" />
      <FaqTable address={address} />
      <KindLinks entity="faq" />
    </>
  );
}
