import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#src/lib/pageHead.ts';
import { textsIn } from '#src/lib/searchParams.ts';
import type { AnswerTableSearch } from '#src/site/answerLists/answerRows.ts';
import { holdsIn } from '#src/site/passports/heldDocuments.ts';
import { loadPassport } from '#src/site/passports/page/loadPassport.ts';
import { PassportPage } from '#src/site/passports/page/PassportPage.tsx';

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
