import { createFileRoute } from '@tanstack/react-router';
import creditMessages from '#messages/en/credits.gen.ts';
import { translator } from '#messages/translate.ts';
import { loadedHead } from '#src/lib/pageHead.ts';
import { SourceGaps } from '#src/site/credits/SourceGaps.tsx';

const t = translator(creditMessages);

export const Route = createFileRoute('/_site/credits_/gaps')({
  loader: async ({ context }) => {
    await Promise.all([
      context.trpc.ruleSource.listGaps.fetch(),
      context.trpc.country.names.ensureData(),
    ]);
    return {
      head: {
        title: t('gaps'),
        description: t('gapsDescription'),
        breadcrumbs: [
          { name: t('title'), path: '/credits' },
          { name: t('gaps'), path: '/credits/gaps' },
        ],
      },
    };
  },
  head: loadedHead,
  component: SourceGaps,
});
