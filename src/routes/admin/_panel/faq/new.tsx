import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { FaqForm } from '#src/panel/faq/FaqForm.tsx';
import { BackToList } from '#src/panel/lists/BackLink.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';

export const Route = createFileRoute('/admin/_panel/faq/new')({
  head: ({ match }) => panelPageHead('New question', match),
  component: NewQuestion,
});

function NewQuestion() {
  return (
    <>
      <PageHeading title="New question" back={<BackToList to="/admin/faq" />} />
      <FaqForm />
    </>
  );
}
