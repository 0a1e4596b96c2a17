import { createFileRoute, redirect } from '@tanstack/react-router';
import { RequirementQuestion } from '../../features/visa/questions/RequirementQuestion.tsx';
import {
  type GivenAnswers,
  questionAfter,
} from '../../features/visa/questions/requirementQuestions.ts';
import { loadedHead } from '../../lib/pageHead.ts';
import { answerIn, isEmpty } from '../../lib/searchParams.ts';
import { PageIntro } from '../../ui/PageIntro.tsx';

/** Asks for missing parameters, one question per page, and redirects to the country's page. */
export const Route = createFileRoute('/_site/visa-requirements')({
  validateSearch: (search: Record<string, unknown>): GivenAnswers => ({
    from: answerIn(search.from),
    country: answerIn(search.country),
    type: answerIn(search.type),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const next = questionAfter(deps, await context.trpc.country.list.fetch());
    if (next.question) return { ...next, head: headOf(next.error, deps) };
    const { country, ...search } = next.answers;
    throw redirect({ to: '/visa-info/$topic', params: { topic: country }, search });
  },
  head: loadedHead,
  component: VisaRequirements,
});

function headOf(error: string | undefined, search: GivenAnswers) {
  return {
    title: `${error ? 'Error: ' : ''}Visa Requirements`,
    description: 'Look up what a passport needs in a destination country.',
    indexed: isEmpty(search),
  };
}

function VisaRequirements() {
  return (
    <div className="container-site py-8">
      <PageIntro title="Visa Requirements">
        Three questions, and you see what you need to enter a country.
      </PageIntro>
      <RequirementQuestion {...Route.useLoaderData()} />
    </div>
  );
}
