import { createFileRoute } from '@tanstack/react-router';
import myMessages from '#messages/en/my.gen.ts';
import { translator } from '#messages/translate.ts';
import { loadedHead } from '#src/lib/pageHead.ts';
import { flagIn } from '#src/lib/searchParams.ts';
import { MyTravelPage } from '#src/site/my/MyTravelPage.tsx';

const t = translator(myMessages);

/** `forgotten` after everything on the device was removed. */
export const Route = createFileRoute('/_site/my')({
  validateSearch: ({ forgotten }: Record<string, unknown>): { forgotten?: true | undefined } => ({
    forgotten: flagIn(forgotten),
  }),
  loader: async ({ context: { trpc } }) => {
    await Promise.all([
      trpc.visitor.country.fetch(),
      trpc.stayZone.list.fetch(),
      trpc.answerWatch.isOffered.fetch(),
    ]);
    return { head: { title: t('title'), description: t('headDescription'), indexed: false } };
  },
  head: loadedHead,
  component: MyTravel,
});

function MyTravel() {
  const { forgotten = false } = Route.useSearch();
  return <MyTravelPage isForgotten={forgotten} />;
}
