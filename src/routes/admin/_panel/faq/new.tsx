import { createFileRoute } from '@tanstack/react-router';
import { BackToList } from '#src/features/admin/BackLink.tsx';
import { FaqForm } from '#src/features/admin/faq/FaqForm.tsx';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { adminPageHead } from '#src/lib/pageHead.ts';

export const Route = createFileRoute('/admin/_panel/faq/new')({
  head: ({ match }) => adminPageHead('New question', match),
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
