import { createFileRoute } from '@tanstack/react-router';
import { DestinationPage } from '../../components/site/DestinationPage.tsx';
import { NotFoundPage } from '../../components/site/NotFoundPage.tsx';
import { pageHead } from '../../pageHead.ts';
import { orNotFound, trpc } from '../../trpc.ts';

export const Route = createFileRoute('/_site/destination/$destinationId')({
  loader: async ({ context, params: { destinationId } }) => {
    const visitor = await context.trpc.visitor.country.fetch();
    const [destination] = await Promise.all([
      orNotFound(context.trpc.destination.byId.fetch({ id: destinationId })),
      // A failure here is shown in its own block, not in place of the page.
      context.trpc.visaRequirement.forVisitor.prefetch({
        destinationId,
        passport: visitor.country.code,
      }),
    ]);
    return {
      title: `${destination.name}, ${destination.country}`,
      description: destination.shortDescription,
    };
  },
  head: ({ loaderData }) =>
    pageHead(
      loaderData?.title ?? 'Destination Not Found',
      loaderData?.description ?? 'There is no destination at this address.',
    ),
  component: DestinationRoute,
  notFoundComponent: () => (
    <NotFoundPage
      title="Destination Not Found"
      text="The destination you are looking for is not, or no longer, on this site."
      wayOn="Back to Home"
    />
  ),
});

function DestinationRoute() {
  const { destinationId } = Route.useParams();
  const [destination] = trpc.destination.byId.useSuspenseQuery({ id: destinationId });
  return <DestinationPage destination={destination} />;
}
