import { createFileRoute } from '@tanstack/react-router';
import { trpc } from '../../trpc.ts';

export const Route = createFileRoute('/_site/')({
  loader: ({ context }) => context.trpc.destination.popular.fetch({ limit: 3 }),
  component: Home,
});

function Home() {
  const [popular] = trpc.destination.popular.useSuspenseQuery({ limit: 3 });
  return <h1>{popular.map((d) => d.name).join(', ')}</h1>;
}
