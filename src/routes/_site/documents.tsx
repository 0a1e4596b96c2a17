import { createFileRoute } from '@tanstack/react-router';
import { countryOfResidence } from '../../../server/schemas/answers/documents.ts';
import { sitePath } from '../../../server/schemas/sitePath.ts';
import { MyDocuments } from '../../features/documents/MyDocuments.tsx';
import { findCountry } from '../../features/passports/queries.ts';
import { loadedHead } from '../../lib/pageHead.ts';
import { textIn } from '../../lib/searchParams.ts';

const RETURN_TO_MAX = 500;

/** `returnTo` is the page to open after saving. */
export const Route = createFileRoute('/_site/documents')({
  validateSearch: (search: Record<string, unknown>): { returnTo?: string | undefined } => ({
    returnTo: sitePath(textIn(search.returnTo, RETURN_TO_MAX) ?? '/'),
  }),
  loader: async ({ context: { trpc } }) => {
    const { holds } = await trpc.visitor.country.fetch();
    return {
      residence: await findCountry(trpc, countryOfResidence(holds)),
      head: {
        title: 'My Documents',
        description:
          'Choose the visas and residence permits that you hold, and every answer counts with them.',
        indexed: false,
      },
    };
  },
  head: loadedHead,
  component: Documents,
});

function Documents() {
  const { returnTo = '/' } = Route.useSearch();
  const { residence } = Route.useLoaderData();
  const { formState } = Route.useRouteContext();
  return (
    <MyDocuments
      returnTo={returnTo}
      residence={residence}
      refused={formState?.form === 'documents' ? formState : null}
    />
  );
}
