import { createFileRoute } from '@tanstack/react-router';
import type { AnswerTableSearch } from '#src/features/access/answerRows.ts';
import { holdsIn } from '#src/features/documents/heldDocuments.ts';
import { loadPassport } from '#src/features/passportPage/loadPassport.ts';
import { PassportPage } from '#src/features/passportPage/PassportPage.tsx';
import { loadedHead } from '#src/lib/pageHead.ts';
import { textsIn } from '#src/lib/searchParams.ts';

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
