import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#src/lib/pageHead.ts';
import { DevelopersPage } from '#src/site/developers/DevelopersPage.tsx';

export const Route = createFileRoute('/_site/developers')({
  loader: () => ({
    head: {
      title: 'Developers',
      description: 'The read-only JSON API: what a passport needs at a destination.',
      contentLanguages: ['en'],
    },
  }),
  head: loadedHead,
  component: Developers,
});

function Developers() {
  const { origin } = Route.useRouteContext();
  return <DevelopersPage origin={origin} />;
}
