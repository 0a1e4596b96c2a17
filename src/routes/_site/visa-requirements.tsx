import { createFileRoute, redirect } from '@tanstack/react-router';
import { RequirementsLookUp } from '../../features/visa/RequirementsLookUp.tsx';
import { pageHead } from '../../lib/pageHead.ts';
import { countryCodeIn } from '../../lib/searchParams.ts';
import { PageIntro } from '../../ui/PageIntro.tsx';

/** A look-up with both countries chosen redirects to its answer, with and without scripts. */
export const Route = createFileRoute('/_site/visa-requirements')({
  validateSearch: (
    search: Record<string, unknown>,
  ): { from?: string | undefined; country?: string | undefined } => ({
    from: countryCodeIn(search.from),
    country: countryCodeIn(search.country),
  }),
  beforeLoad: ({ search: { from, country } }) => {
    if (country) {
      throw redirect({ to: '/visa-info/$topic', params: { topic: country }, search: { from } });
    }
  },
  head: ({ match }) =>
    pageHead({
      match,
      title: 'Visa Requirements',
      description: 'Look up what a passport needs in a destination country.',
    }),
  component: VisaRequirements,
});

function VisaRequirements() {
  return (
    <div className="container-site py-8">
      <PageIntro title="Visa Requirements">
        Choose a passport and a destination country to see what is needed there.
      </PageIntro>
      <RequirementsLookUp />
    </div>
  );
}
