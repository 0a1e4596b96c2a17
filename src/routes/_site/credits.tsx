import { createFileRoute } from '@tanstack/react-router';
import { CreditsPage } from '../../features/credits/CreditsPage.tsx';
import { pageHead } from '../../lib/pageHead.ts';

export const Route = createFileRoute('/_site/credits')({
  loader: async ({ context }) => {
    await context.trpc.ruleSource.listInUse.fetch();
  },
  head: ({ match }) =>
    pageHead({
      match,
      title: 'Credits',
      description: 'Every source of the entry rules, with its date and licence.',
    }),
  component: CreditsPage,
});
