import { createFileRoute } from '@tanstack/react-router';
import searchMessages from '#messages/en/visaSearch.gen.ts';
import { translator } from '#messages/translate.ts';
import { loadedHead } from '#src/lib/pageHead.ts';
import { loadSearchPage } from '#src/site/visaSearch/loadSearchPage.ts';
import { SearchPage } from '#src/site/visaSearch/SearchPage.tsx';
import { readSearchAddress } from '#src/site/visaSearch/searchAddress.ts';

const t = translator(searchMessages);

/** The search form, which also asks again for what a search sent without scripts lacked. */
export const Route = createFileRoute('/_site/visa-info/')({
  validateSearch: readSearchAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { trpc }, deps }) => {
    const words = { title: t('visaInfoTitle'), description: t('visaInfoDescription') };
    return loadSearchPage(trpc, deps, words);
  },
  head: loadedHead,
  component: VisaInformation,
});

function VisaInformation() {
  const { sent } = Route.useLoaderData();
  return <SearchPage title={t('visaInfoTitle')} intro={t('visaInfoIntro')} sent={sent} />;
}
