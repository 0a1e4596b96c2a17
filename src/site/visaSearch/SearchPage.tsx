import { PageIntro } from '#src/ui/PageIntro.tsx';
import type { SentSearch } from './sentSearch.ts';
import { VisaSearchForm } from './VisaSearchForm.tsx';

/** A page that asks where to go, and again for what a sent search lacked. */
export function SearchPage({
  title,
  intro,
  sent: { category = 'tourist-visa', ...sent },
}: {
  title: string;
  intro: string;
  sent: SentSearch;
}) {
  return (
    <div className="container-site py-8">
      <PageIntro title={title}>{intro}</PageIntro>
      <div className="max-w-xl">
        {/* Another address is another form. */}
        <VisaSearchForm key={JSON.stringify(sent)} category={category} {...sent} />
      </div>
    </div>
  );
}
