import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { trpc } from '#src/lib/trpc.ts';
import { KindLinks } from '#src/panel/history/KindLinks.tsx';
import { keepingPage } from '#src/panel/lists/keepingPage.ts';
import { ListFilters } from '#src/panel/lists/ListFilters.tsx';
import { useStoreListSearch } from '#src/panel/lists/listState.ts';
import { SearchBox } from '#src/panel/lists/SearchBox.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { TranslationTable } from '#src/panel/translations/TranslationTable.tsx';
import {
  readTranslationSearch,
  type TranslationSearch,
  translationFilters,
  translationListInput,
} from '#src/panel/translations/translationSearch.ts';

export const Route = createFileRoute('/admin/_panel/translations/')({
  validateSearch: unvalidated<TranslationSearch>,
  head: ({ match }) => panelPageHead('Translations', match),
  component: Translations,
});

function Translations() {
  const address = readTranslationSearch(Route.useSearch());
  useStoreListSearch('/admin/translations', address);
  const input = translationListInput(address);
  const { data } = trpc.translation.list.useQuery(input, keepingPage);
  return (
    <>
      <PageHeading
        title="Translations"
        detail="The site’s texts in each language. What you accept or correct stays when the site is updated."
      />
      <SearchBox placeholder="Search texts..." value={address.search ?? ''} />
      <ListFilters
        filters={translationFilters(input.language, data?.areas ?? [], data?.states)}
        values={address}
      />
      <TranslationTable address={address} />
      <KindLinks entity="translation" />
    </>
  );
}
