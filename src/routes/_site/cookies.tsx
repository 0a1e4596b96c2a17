import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#src/lib/pageHead.ts';
import { LegalPage, loadLegalPage } from '#src/site/shell/LegalPage.tsx';

export const Route = createFileRoute('/_site/cookies')({
  loader: ({ context: { trpc } }) => loadLegalPage(trpc, 'cookies'),
  head: loadedHead,
  component: Cookies,
});

function Cookies() {
  return <LegalPage page="cookies" />;
}
