import { createFileRoute } from '@tanstack/react-router';
import { BackToList } from '#src/features/admin/BackLink.tsx';
import {
  useDataSinceOpening,
  useRefetchOnOpen,
} from '#src/features/admin/forms/versions/dataSinceOpening.ts';
import { HistoryLink } from '#src/features/admin/history/RecordLinks.tsx';
import { Loaded } from '#src/features/admin/Loaded.tsx';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { TranslatedText } from '#src/features/admin/translations/TranslatedText.tsx';
import { TranslationForm } from '#src/features/admin/translations/TranslationForm.tsx';
import {
  readTextSearch,
  type TextSearch,
} from '#src/features/admin/translations/translationSearch.ts';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { trpc } from '#src/lib/trpc.ts';

export const Route = createFileRoute('/admin/_panel/translations/text')({
  validateSearch: unvalidated<TextSearch>,
  head: ({ match }) => adminPageHead('Edit translation', match),
  component: EditTranslation,
});

function EditTranslation() {
  const address = readTextSearch(Route.useSearch());
  const text = useDataSinceOpening(
    trpc.translation.bySubject.useQuery(address, useRefetchOnOpen()),
  );
  return (
    <>
      <PageHeading title="Edit translation" back={<BackToList to="/admin/translations" />}>
        {text.data?.stored && <HistoryLink entity="translation" id={text.data.stored.id} />}
      </PageHeading>
      <Loaded query={text}>
        {(found) => (
          <div key={`${found.language} ${found.subject}`} className="flex flex-col gap-6">
            <TranslatedText text={found} />
            <TranslationForm language={found.language} text={found} />
          </div>
        )}
      </Loaded>
    </>
  );
}
