import { createFileRoute } from '@tanstack/react-router';
import { BackToList } from '../../../../features/admin/BackLink.tsx';
import { FaqForm } from '../../../../features/admin/faq/FaqForm.tsx';
import { PageHeading } from '../../../../features/admin/PageHeading.tsx';
import { adminPageHead } from '../../../../lib/pageHead.ts';

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
