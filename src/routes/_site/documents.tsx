import { createFileRoute } from '@tanstack/react-router';
import { sitePath } from '../../../server/schemas/sitePath.ts';
import { MyDocuments } from '../../features/documents/MyDocuments.tsx';
import { loadedHead } from '../../lib/pageHead.ts';
import { textIn } from '../../lib/searchParams.ts';

const RETURN_TO_MAX = 500;

/** `returnTo` is the page to open after saving. */
export const Route = createFileRoute('/_site/documents')({
  validateSearch: (search: Record<string, unknown>): { returnTo?: string | undefined } => ({
    returnTo: sitePath(textIn(search.returnTo, RETURN_TO_MAX) ?? '/'),
  }),
  loader: async ({ context: { trpc } }) => {
    await Promise.all([trpc.visitor.country.fetch(), trpc.country.list.fetch()]);
    return {
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
  return <MyDocuments returnTo={returnTo} />;
}
