import { createFileRoute } from '@tanstack/react-router';
import { CreditsPage } from '../../features/credits/CreditsPage.tsx';
import { loadedHead } from '../../lib/pageHead.ts';

export const Route = createFileRoute('/_site/credits')({
  loader: async ({ context }) => {
    await Promise.all([
      context.trpc.ruleSource.listInUse.fetch(),
      context.trpc.ruleSource.coverage.fetch(),
    ]);
    return {
      head: {
        title: 'Credits',
        description: 'Every source of the entry rules, with its date and licence.',
      },
    };
  },
  head: loadedHead,
  component: CreditsPage,
});
