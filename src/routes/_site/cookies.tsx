import { createFileRoute } from '@tanstack/react-router';
import { LegalPage, loadLegalPage } from '#src/features/shell/LegalPage.tsx';
import { loadedHead } from '#src/lib/pageHead.ts';

export const Route = createFileRoute('/_site/cookies')({
  loader: ({ context: { trpc } }) => loadLegalPage(trpc, 'cookies'),
  head: loadedHead,
  component: Cookies,
});

function Cookies() {
  return <LegalPage page="cookies" />;
}
