import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#src/lib/pageHead.ts';
import { LegalPage, loadLegalPage } from '#src/site/shell/LegalPage.tsx';

export const Route = createFileRoute('/_site/terms')({
  loader: ({ context: { trpc } }) => loadLegalPage(trpc, 'terms'),
  head: loadedHead,
  component: Terms,
});

function Terms() {
  return <LegalPage page="terms" />;
}
