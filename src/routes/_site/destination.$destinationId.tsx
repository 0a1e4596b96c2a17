import { createFileRoute, isNotFound, redirect } from '@tanstack/react-router';
import destinationMessages from '#messages/en/destinations.gen.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';
import { loadedHead, missingPageHead } from '#src/lib/pageHead.ts';
import { asked, keepAsked } from '#src/lib/searchParams.ts';
import { orNotFound, orUndefined, trpc } from '#src/lib/trpc.ts';
import { problemsOf } from '#src/site/answer/addressProblems.ts';
import { answerReaders } from '#src/site/answer/askedAnswer.ts';
import { DestinationPage } from '#src/site/destinations/DestinationPage.tsx';
import { destinationHead } from '#src/site/destinations/destinationHead.ts';
import { destinationInput, destinationPageInput } from '#src/site/destinations/queries.ts';
import { documentsFor } from '#src/site/passports/heldDocuments.ts';
import { readStatedPassport } from '#src/site/passports/queries.ts';
import { NotFoundPage } from '#src/site/shell/NotFoundPage.tsx';

const t = translator(destinationMessages);
const shellText = translator(shellMessages);

const { type, from } = answerReaders;
const readers = { type, from };

export const Route = createFileRoute('/_site/destination/$destinationId')({
  validateSearch: (
    search: Record<string, unknown>,
  ): { type?: string | undefined; from?: string | undefined } => keepAsked(search, readers),
  loaderDeps: ({ search }) => ({ from: search.from }),
  loader: async ({ context, params: { destinationId }, deps: { from }, location }) => {
    const { stated, unclear } = await readStatedPassport(context.trpc, from);
    if (stated && stated.code !== from) {
      throw redirect({
        to: Route.to,
        params: { destinationId },
        search: { ...location.search, from: stated.code },
      });
    }
    const visitor = await context.trpc.visitor.country.fetch();
    const passports = stated ? [stated] : visitor.passports;
    const holds = documentsFor(visitor, stated?.code);
    const destination = await orNotFound(
      context.trpc.destination.byId.fetch(destinationInput(destinationId)),
    ).catch(async (error: unknown) => {
      // A former address redirects to the destination's current one.
      const input = destinationInput(destinationId);
      const id =
        isNotFound(error) && (await orUndefined(context.trpc.destination.newAddress.fetch(input)));
      if (!id) throw error;
      throw redirect({
        to: Route.to,
        params: { destinationId: id },
        search: location.search,
        statusCode: 301,
      });
    });
    // A failure here is shown in its own block, not instead of the page.
    await context.trpc.page.destination.prefetch(
      destinationPageInput(destination, passports, holds),
    );
    return { stated, unclear, head: destinationHead(context.origin, destination) };
  },
  head: (route) => {
    if (route.match.status !== 'notFound') return loadedHead(route);
    return missingPageHead(route.match, shellText('destinationNotFound'));
  },
  component: DestinationRoute,
  notFoundComponent: DestinationNotFound,
});

function DestinationNotFound() {
  const title = shellText('destinationNotFound');
  return <NotFoundPage title={title} text={t('notFoundText')} wayOn={t('home')} />;
}

function DestinationRoute() {
  const { destinationId } = Route.useParams();
  const { type, unread } = asked(Route.useSearch(), readers);
  const { stated, unclear } = Route.useLoaderData();
  const [destination] = trpc.destination.byId.useSuspenseQuery(destinationInput(destinationId));
  return (
    <DestinationPage
      destination={destination}
      stated={stated}
      wanted={type}
      problems={problemsOf(unread)}
      unclear={unclear}
    />
  );
}
