import { createFileRoute } from '@tanstack/react-router';
import { isVisaCategory, searchCategories } from '../../../features/home/searchCategories.ts';
import { VisaSearchForm } from '../../../features/home/VisaSearchForm.tsx';
import { loadedHead } from '../../../lib/pageHead.ts';
import { oneOf } from '../../../lib/searchParams.ts';
import { PageIntro } from '../../../ui/PageIntro.tsx';

const visaCategories = searchCategories.map(({ value }) => value).filter(isVisaCategory);

/** `missing` is the field that a search sent without scripts lacked. */
export const Route = createFileRoute('/_site/visa-info/')({
  validateSearch: (
    search: Record<string, unknown>,
  ): {
    category?: (typeof visaCategories)[number] | undefined;
    missing?: 'country' | undefined;
  } => ({
    category: oneOf(search.category, visaCategories),
    missing: oneOf(search.missing, ['country']),
  }),
  loader: () => ({
    head: {
      title: 'Visa Information',
      description: 'Look up what a passport needs, country by country.',
    },
  }),
  head: loadedHead,
  component: VisaInformation,
});

function VisaInformation() {
  const { category = 'tourist-visa', missing } = Route.useSearch();
  return (
    <div className="container-site py-8">
      <PageIntro title="Visa Information">
        More visa information is coming soon. Choose a country to see what is known already.
      </PageIntro>
      <div className="max-w-xl">
        <VisaSearchForm initial={category} countryMissing={missing === 'country'} />
      </div>
    </div>
  );
}
