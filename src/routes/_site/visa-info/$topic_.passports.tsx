import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#src/lib/pageHead.ts';
import { textsIn } from '#src/lib/searchParams.ts';
import type { AnswerTableSearch } from '#src/site/answerLists/answerRows.ts';
import { loadPassportsThere } from '#src/site/passports/there/loadPassportsThere.ts';
import { PassportsTherePage } from '#src/site/passports/there/PassportsTherePage.tsx';

export const Route = createFileRoute('/_site/visa-info/$topic_/passports')({
  validateSearch: (search: Record<string, unknown>): AnswerTableSearch =>
    textsIn(search, ['find', 'access', 'continent', 'sort', 'type']),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { trpc }, params: { topic }, deps: search }) =>
    loadPassportsThere(trpc, topic, search),
  head: loadedHead,
  component: PassportsThere,
});

function PassportsThere() {
  return <PassportsTherePage {...Route.useLoaderData()} search={Route.useSearch()} />;
}
