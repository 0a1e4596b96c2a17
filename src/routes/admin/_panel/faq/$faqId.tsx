import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';
import { FaqForm } from '#src/panel/faq/FaqForm.tsx';
import {
  useDataSinceOpening,
  useRefetchOnOpen,
} from '#src/panel/forms/versions/dataSinceOpening.ts';
import { HistoryLink } from '#src/panel/HistoryLink.tsx';
import { Loaded } from '#src/panel/Loaded.tsx';
import { BackToList } from '#src/panel/lists/BackLink.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';

export const Route = createFileRoute('/admin/_panel/faq/$faqId')({
  head: ({ match }) => panelPageHead('Edit question', match),
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
