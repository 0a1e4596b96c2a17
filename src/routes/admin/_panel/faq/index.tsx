import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { ButtonLink } from '../../../../features/admin/ButtonLink.tsx';
import { FaqTable } from '../../../../features/admin/faq/FaqTable.tsx';
import {
  type FaqSearch,
  faqFilters,
  readFaqSearch,
} from '../../../../features/admin/faq/faqSearch.ts';
import { KindLinks } from '../../../../features/admin/history/KindLinks.tsx';
import { ListFilters } from '../../../../features/admin/lists/ListFilters.tsx';
import { useStoreListSearch } from '../../../../features/admin/lists/listState.ts';
import { SavedViews } from '../../../../features/admin/lists/SavedViews.tsx';
import { SearchBox } from '../../../../features/admin/lists/SearchBox.tsx';
import { PageHeading } from '../../../../features/admin/PageHeading.tsx';
import { adminPageHead } from '../../../../lib/pageHead.ts';
import { unvalidated } from '../../../../lib/searchParams.ts';

export const Route = createFileRoute('/admin/_panel/faq/')({
  validateSearch: unvalidated<FaqSearch>,
  head: ({ match }) => adminPageHead('FAQ', match),
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
        <ButtonLink Icon={Plus} to="/admin/faq/new" className="button" data-list-new>
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
