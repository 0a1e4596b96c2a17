import { createFileRoute } from '@tanstack/react-router';
import creditMessages from '#messages/en/credits.gen.ts';
import { translator } from '#messages/translate.ts';
import { loadedHead } from '#src/lib/pageHead.ts';
import { CreditsPage } from '#src/site/credits/CreditsPage.tsx';

const t = translator(creditMessages);

export const Route = createFileRoute('/_site/credits')({
  loader: async ({ context }) => {
    await Promise.all([
      context.trpc.ruleSource.listInUse.fetch(),
      context.trpc.ruleSource.coverage.fetch(),
    ]);
    return { head: { title: t('title'), description: t('description') } };
  },
  head: loadedHead,
  component: CreditsPage,
});
