import { createFileRoute } from '@tanstack/react-router';
import { PageIntro } from '../../components/site/PageIntro.tsx';
import { VisaSearchForm } from '../../components/site/VisaSearchForm.tsx';
import { pageHead } from '../../pageHead.ts';

export const Route = createFileRoute('/_site/visa-info/')({
  head: ({ match }) =>
    pageHead({
      match,
      title: 'Visa Information',
      description: 'What your passport needs, country by country.',
    }),
  component: VisaInformation,
});

function VisaInformation() {
  return (
    <div className="container-site py-8">
      <PageIntro title="Visa Information">
        More visa information is coming soon. Choose a country to see what is known already.
      </PageIntro>
      <div className="max-w-xl">
        <VisaSearchForm initial="tourist-visa" />
      </div>
    </div>
  );
}
