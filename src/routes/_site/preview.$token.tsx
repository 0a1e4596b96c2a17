import { createFileRoute, redirect } from '@tanstack/react-router';
import { type VisaType, visaTypes } from '#core/vocabulary.ts';
import destinationMessages from '#messages/en/destinations.gen.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';
import { loadedHead, missingPageHead } from '#src/lib/pageHead.ts';
import { countryCodeIn, oneOf } from '#src/lib/searchParams.ts';
import { orNotFound } from '#src/lib/trpc.ts';
import { previewHead } from '#src/site/destinations/destinationHead.ts';
import { PreviewPage } from '#src/site/destinations/PreviewPage.tsx';
import { previewPageInput } from '#src/site/destinations/queries.ts';
import { documentsFor } from '#src/site/passports/heldDocuments.ts';
import { findCountry } from '#src/site/passports/queries.ts';
import { NotFoundPage } from '#src/site/shell/NotFoundPage.tsx';

const t = translator(destinationMessages);
const shellText = translator(shellMessages);

export const Route = createFileRoute('/_site/preview/$token')({
  validateSearch: (
    search: Record<string, unknown>,
  ): { type?: VisaType | undefined; from?: string | undefined } => ({
    type: oneOf(search.type, visaTypes),
    from: countryCodeIn(search.from),
  }),
  loaderDeps: ({ search: { from } }) => ({ from }),
  loader: async ({ context, params: { token }, deps: { from } }) => {
    const destination = await orNotFound(context.trpc.preview.destination.fetch({ token }));
    if (destination.status === 'published') {
      const params = { destinationId: destination.id };
      throw redirect({ to: '/destination/$destinationId', params });
    }
    const stated = await findCountry(context.trpc, from);
    const visitor = await context.trpc.visitor.country.fetch();
    const passports = stated ? [stated] : visitor.passports;
    const holds = documentsFor(visitor, stated?.code);
    // A failure here is shown in its own block, not instead of the page.
    if (destination.countryCode) {
      await context.trpc.page.preview.prefetch(
        previewPageInput({ ...destination, token }, passports, holds),
      );
    }
    return { stated, head: previewHead(context.origin, destination) };
  },
  head: (route) =>
    route.match.status === 'notFound'
      ? missingPageHead(route.match, shellText('previewNotFound'))
      : loadedHead(route),
  component: PreviewRoute,
  notFoundComponent: PreviewNotFound,
});

function PreviewNotFound() {
  const title = shellText('previewNotFound');
  return <NotFoundPage title={title} text={t('previewNotFoundText')} wayOn={t('home')} />;
}

function PreviewRoute() {
  const { token } = Route.useParams();
  const { type } = Route.useSearch();
  const { stated } = Route.useLoaderData();
  return <PreviewPage token={token} stated={stated} wanted={type} />;
}
