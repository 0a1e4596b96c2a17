import { createFileRoute } from '@tanstack/react-router';
import type { AnswerTableSearch } from '../../../features/access/answerRows.ts';
import { holdsIn } from '../../../features/documents/heldDocuments.ts';
import { loadPassport } from '../../../features/passportPage/loadPassport.ts';
import { PassportPage } from '../../../features/passportPage/PassportPage.tsx';
import { loadedHead } from '../../../lib/pageHead.ts';
import { textsIn } from '../../../lib/searchParams.ts';

export const Route = createFileRoute('/_site/passports/$passport')({
  validateSearch: (
    search: Record<string, unknown>,
  ): AnswerTableSearch & { holds?: string | undefined } => ({
    ...textsIn(search, ['find', 'access', 'continent', 'sort']),
    holds: holdsIn(search.holds),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { trpc }, params: { passport }, deps: search }) =>
    loadPassport(trpc, passport, search),
  head: loadedHead,
  component: Passport,
});

function Passport() {
  return <PassportPage {...Route.useLoaderData()} search={Route.useSearch()} />;
}
