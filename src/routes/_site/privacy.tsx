import { createFileRoute } from '@tanstack/react-router';
import { LegalPage, loadLegalPage } from '#src/features/shell/LegalPage.tsx';
import { loadedHead } from '#src/lib/pageHead.ts';

export const Route = createFileRoute('/_site/privacy')({
  loader: ({ context: { trpc } }) => loadLegalPage(trpc, 'privacy'),
  head: loadedHead,
  component: Privacy,
});

function Privacy() {
  return <LegalPage page="privacy" />;
}
