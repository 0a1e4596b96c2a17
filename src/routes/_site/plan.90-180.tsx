import { createFileRoute } from '@tanstack/react-router';
import messages from '#messages/en/planner.gen.ts';
import { translator } from '#messages/translate.ts';
import { loadedHead } from '#src/lib/pageHead.ts';
import { textIn } from '#src/lib/searchParams.ts';
import { trpc } from '#src/lib/trpc.ts';
import { StayPlanner } from '#src/site/planner/StayPlanner.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';

const t = translator(messages);

export const Route = createFileRoute('/_site/plan/90-180')({
  validateSearch: ({ zone }: Record<string, unknown>): { zone?: string | undefined } => ({
    zone: textIn(zone, 60),
  }),
  loader: async ({ context }) => {
    await context.trpc.stayZone.list.fetch();
    return {
      head: {
        title: t('headTitle'),
        description: t('headDescription'),
        breadcrumbs: [{ name: t('title'), path: '/plan/90-180' }],
      },
    };
  },
  head: loadedHead,
  component: PlanStay,
});

function PlanStay() {
  const { zone } = Route.useSearch();
  const { formState } = Route.useRouteContext();
  const [list] = trpc.stayZone.list.useSuspenseQuery();
  return (
    <div className="container-site py-8">
      <PageIntro title={t('title')}>{t('intro')}</PageIntro>
      <StayPlanner
        {...list}
        wanted={zone}
        posted={formState?.form === 'stayPlan' ? formState : null}
      />
    </div>
  );
}
