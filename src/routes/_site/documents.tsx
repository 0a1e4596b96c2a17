import { createFileRoute } from '@tanstack/react-router';
import { countryOfResidence } from '#core/documents/documents.ts';
import { sitePath } from '#core/site/sitePath.ts';
import documentMessages from '#messages/en/documents.gen.ts';
import { translator } from '#messages/translate.ts';
import { loadedHead } from '#src/lib/pageHead.ts';
import { countryCodeIn, textIn } from '#src/lib/searchParams.ts';
import { MyDocuments } from '#src/site/documents/MyDocuments.tsx';
import { findCountry } from '#src/site/passports/queries.ts';

const t = translator(documentMessages);

const RETURN_TO_MAX = 500;

/** `returnTo` is the page to open after saving. */
export const Route = createFileRoute('/_site/documents')({
  validateSearch: (search: Record<string, unknown>): { returnTo?: string | undefined } => ({
    returnTo: sitePath(textIn(search.returnTo, RETURN_TO_MAX) ?? '/'),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { trpc }, deps: { returnTo = '' } }) => {
    const { holds, guessed } = await trpc.visitor.country.fetch();
    // Who came from an answer for a passport hasn't the guessed one.
    const from = new URLSearchParams(returnTo.replace(/^[^?]*|#.*/g, '')).get('from');
    const stated = guessed ? await findCountry(trpc, countryCodeIn(from)) : undefined;
    return {
      ...(stated?.issuesPassports && { stated }),
      residence: await findCountry(trpc, countryOfResidence(holds)),
      head: {
        title: t('title'),
        description: t('description'),
        indexed: false,
      },
    };
  },
  head: loadedHead,
  component: Documents,
});

function Documents() {
  const { returnTo = '/' } = Route.useSearch();
  const { residence, stated } = Route.useLoaderData();
  const { formState } = Route.useRouteContext();
  return (
    <MyDocuments
      returnTo={returnTo}
      residence={residence}
      stated={stated}
      refused={formState?.form === 'documents' ? formState : null}
    />
  );
}
