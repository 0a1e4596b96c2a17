import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import {
  useDataSinceOpening,
  useRefetchOnOpen,
} from '#src/panel/forms/versions/dataSinceOpening.ts';
import { HistoryLink } from '#src/panel/HistoryLink.tsx';
import { Loaded } from '#src/panel/Loaded.tsx';
import { BackToList } from '#src/panel/lists/BackLink.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { TranslatedText } from '#src/panel/translations/TranslatedText.tsx';
import { TranslationForm } from '#src/panel/translations/TranslationForm.tsx';
import { readTextSearch, type TextSearch } from '#src/panel/translations/translationSearch.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';

const TITLE = 'Edit translation';

export const Route = createFileRoute('/admin/_panel/translations/text')({
  validateSearch: unvalidated<TextSearch>,
  head: ({ match }) => panelPageHead(TITLE, match),
  component: EditTranslation,
});

function EditTranslation() {
  const address = readTextSearch(Route.useSearch());
  return address.subject ? <NamedText {...address} /> : <NoText />;
}

function NoText() {
  return (
    <>
      <PageHeading title={TITLE} back={<BackToList to="/admin/translations" />} />
      <EmptyState title="No text chosen" hint="Choose a text in the list of translations.">
        <ButtonLink to="/admin/translations">Open translations</ButtonLink>
      </EmptyState>
    </>
  );
}

function NamedText(address: Required<TextSearch>) {
  const text = useDataSinceOpening(
    trpc.translation.bySubject.useQuery(address, useRefetchOnOpen()),
  );
  return (
    <>
      <PageHeading title={TITLE} back={<BackToList to="/admin/translations" />}>
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
