import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#src/lib/pageHead.ts';
import { LegalPage, loadLegalPage } from '#src/site/shell/LegalPage.tsx';

export const Route = createFileRoute('/_site/privacy')({
  loader: ({ context: { trpc } }) => loadLegalPage(trpc, 'privacy'),
  head: loadedHead,
  component: Privacy,
});

function Privacy() {
  return <LegalPage page="privacy" />;
}
