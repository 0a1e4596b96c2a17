import { createFileRoute } from '@tanstack/react-router';
import { BackToList } from '#src/features/admin/BackLink.tsx';
import { FaqForm } from '#src/features/admin/faq/FaqForm.tsx';
import {
  useDataSinceOpening,
  useRefetchOnOpen,
} from '#src/features/admin/forms/versions/dataSinceOpening.ts';
import { HistoryLink } from '#src/features/admin/history/RecordLinks.tsx';
import { Loaded } from '#src/features/admin/Loaded.tsx';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';

export const Route = createFileRoute('/admin/_panel/faq/$faqId')({
  head: ({ match }) => adminPageHead('Edit question', match),
  component: EditQuestion,
});

function EditQuestion() {
  const { faqId } = Route.useParams();
  const faq = useDataSinceOpening(trpc.faq.byId.useQuery({ id: faqId }, useRefetchOnOpen()));
  return (
    <>
      <PageHeading title="Edit question" back={<BackToList to="/admin/faq" />}>
        <HistoryLink entity="faq" id={faqId} />
      </PageHeading>
      <Loaded query={faq}>{(stored) => <FaqForm key={stored.id} faq={stored} />}</Loaded>
    </>
  );
}
