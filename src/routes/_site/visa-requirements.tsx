import { createFileRoute } from '@tanstack/react-router';
import searchMessages from '#messages/en/visaSearch.gen.ts';
import { translator } from '#messages/translate.ts';
import { loadedHead } from '#src/lib/pageHead.ts';
import { loadSearchPage } from '#src/site/visaSearch/loadSearchPage.ts';
import { SearchPage } from '#src/site/visaSearch/SearchPage.tsx';
import { readSearchAddress } from '#src/site/visaSearch/searchAddress.ts';

const t = translator(searchMessages);

/** The search form under the address of the footer's link; `type` is a kind of visa. */
export const Route = createFileRoute('/_site/visa-requirements')({
  validateSearch: readSearchAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { trpc }, deps }) => {
    const words = { title: t('requirementsTitle'), description: t('requirementsDescription') };
    return loadSearchPage(trpc, deps, words);
  },
  head: loadedHead,
  component: VisaRequirements,
});

function VisaRequirements() {
  const { sent } = Route.useLoaderData();
  return <SearchPage title={t('requirementsTitle')} intro={t('requirementsIntro')} sent={sent} />;
}
