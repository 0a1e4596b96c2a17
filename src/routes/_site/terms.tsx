import { createFileRoute } from '@tanstack/react-router';
import { LegalPage, loadLegalPage } from '#src/features/shell/LegalPage.tsx';
import { loadedHead } from '#src/lib/pageHead.ts';

export const Route = createFileRoute('/_site/terms')({
  loader: ({ context: { trpc } }) => loadLegalPage(trpc, 'terms'),
  head: loadedHead,
  component: Terms,
});

function Terms() {
  return <LegalPage page="terms" />;
}
