import { createFileRoute, Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { FaqList } from '../../../../features/admin/faq/FaqList.tsx';
import { Loaded } from '../../../../features/admin/Loaded.tsx';
import { PageHeading } from '../../../../features/admin/PageHeading.tsx';
import { failedToLoad } from '../../../../features/admin/reports.ts';
import { adminPageHead } from '../../../../lib/pageHead.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';

export const Route = createFileRoute('/admin/_panel/faq/')({
  head: ({ match }) => adminPageHead('FAQ', match),
  component: Faqs,
});

function Faqs() {
  const faqs = trpc.faq.listToEdit.useQuery(undefined, { meta: { failure: failedToLoad.faqs } });
  return (
    <>
      <PageHeading
        title="FAQ"
        detail="The questions of the home page, in the order they have there"
      >
        <Link to="/admin/faq/new" className="button" data-list-new>
          <Plus aria-hidden="true" className="size-5" />
          Add Question
        </Link>
      </PageHeading>
      <Loaded query={faqs} failure={failedToLoad.faqs}>
        {(listed) =>
          listed.length > 0 ? <FaqList faqs={listed} /> : <EmptyState title="No questions yet" />
        }
      </Loaded>
    </>
  );
}
