import { createFileRoute } from '@tanstack/react-router';
import { type VisaType, visaTypes } from '../../../server/schemas/constants.ts';
import { DestinationPage } from '../../features/destinations/DestinationPage.tsx';
import { destinationInput } from '../../features/destinations/queries.ts';
import { countryInput } from '../../features/passports/queries.ts';
import { NotFoundPage } from '../../features/shell/NotFoundPage.tsx';
import { answerInput, requirementsAtDestination } from '../../features/visa/queries.ts';
import { missingPageHead, pageHead } from '../../lib/pageHead.ts';
import { countryCodeIn, oneOf } from '../../lib/searchParams.ts';
import { destinationData, destinationPath } from '../../lib/structuredData.ts';
import { orNotFound, orUndefined, trpc } from '../../lib/trpc.ts';

export const Route = createFileRoute('/_site/destination/$destinationId')({
  validateSearch: (
    search: Record<string, unknown>,
  ): { type?: VisaType | undefined; from?: string | undefined } => ({
    type: oneOf(search.type, visaTypes),
    from: countryCodeIn(search.from),
  }),
  loaderDeps: ({ search: { from } }) => ({ from }),
  loader: async ({ context, params: { destinationId }, deps: { from } }) => {
    const stated =
      (from && (await orUndefined(context.trpc.country.byCode.fetch(countryInput(from))))) ||
      undefined;
    const passports = stated ? [stated] : (await context.trpc.visitor.country.fetch()).passports;
    const { countryCode } = await orNotFound(
      context.trpc.destination.byId.fetch(destinationInput(destinationId)),
    );
    // A failure here is shown in its own block, not in place of the page.
    await Promise.all(
      passports.flatMap(({ code }) => [
        context.trpc.visaRequirement.forVisitor.prefetch(
          requirementsAtDestination(destinationId, code),
        ),
        ...visaTypes.map((type) =>
          context.trpc.entryRule.answer.prefetch(answerInput(code, countryCode, type)),
        ),
      ]),
    );
    return { stated };
  },
  head: ({ match, loaderData, params: { destinationId } }) => {
    const { trpc: cached, origin } = match.context;
    const destination =
      loaderData && cached.destination.byId.getData(destinationInput(destinationId));
    if (!destination) {
      return missingPageHead('Destination Not Found', 'There is no destination at this address.');
    }
    const title = `${destination.name}, ${destination.country}`;
    const path = destinationPath(destination.id);
    const image = {
      path: `/share${path}.png`,
      alt: `${title}: an image of the place and its name`,
    };
    return pageHead({
      match,
      title,
      description: destination.shortDescription,
      canonicalPath: path,
      image,
      structuredData: [destinationData(origin, destination, image.path)],
      breadcrumbs: [
        { name: destination.country, path: `/visa-info/${destination.countryCode}` },
        { name: destination.name, path },
      ],
    });
  },
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
  const { type } = Route.useSearch();
  const { stated } = Route.useLoaderData();
  const [destination] = trpc.destination.byId.useSuspenseQuery(destinationInput(destinationId));
  return <DestinationPage destination={destination} stated={stated} wanted={type} />;
}
