import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { type TranslationFields, translationFields } from '#core/inputs/records/translation.ts';
import { directionOf, type LanguageCode } from '#core/languages/languages.ts';
import { translationWords } from '#core/records/translationWords.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { TextAreaField } from '#src/ui/forms/TextAreaField.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { EditForm } from '../forms/EditForm.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import { useStoredListSearch } from '../lists/listState.ts';
import { examplePageOf } from './examplePages.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { PagePreview } from './PagePreview.tsx';
import { readTranslationSearch, translationListInput } from './translationSearch.ts';

type Text = RouterOutputs['translation']['bySubject'];

/** Rows of the field, for a sentence and for a page. */
const ROWS = { message: 4, page: 16 } as const;

/** Accepts or corrects a text in a language, and goes on to the next that nobody has looked at. */
export function TranslationForm({
  language,
  text,
}: {
  language: TranslationFields['language'];
  text: Text;
}) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const create = trpc.translation.create.useMutation();
  const { subject, english, madeFrom, stored, shown, next } = text;
  const list = useListSearch(language);
  const fields = { language, subject, english, text: stored?.text ?? shown };
  const form = useStoredForm<TranslationFields>({
    schema: translationFields,
    record: `translation/${language}/${subject}`,
    history: stored ? { entity: 'translation', id: stored.id } : undefined,
    stored: stored ? { version: stored.version, fields } : undefined,
    blank: fields,
    save: (fields) => create.mutateAsync({ fields }),
    fetchNewest: async (options) =>
      storedOf(await utils.translation.bySubject.fetch({ language, subject }, options)),
    onSaved: () =>
      next === null
        ? navigate({ to: '/admin/translations', search: list, ignoreBlocker: true })
        : navigate({
            to: '/admin/translations/text',
            search: { language, subject: next },
            ignoreBlocker: true,
          }),
  });
  const field = labelledFields(form.form, translationWords.labels);
  const typed = useWatch({ control: form.form.control, name: 'text' });
  const isMessage = subject.startsWith('messages/');
  const examplePage = isMessage ? examplePageOf(subject) : undefined;
  return (
    <>
      <EditForm
        stored={form}
        labels={translationWords.labels}
        submitLabel={next === null ? 'Accept' : 'Accept and next'}
        actions={
          <ButtonLink to="/admin/translations" search={list}>
            Cancel
          </ButtonLink>
        }
      >
        <FormSection title="Translation" columns={1}>
          {madeFrom !== null && madeFrom !== english && (
            <p className="text-warn">
              The English text has changed since. It was: <q>{madeFrom}</q>
            </p>
          )}
          <TextAreaField
            {...field('text')}
            rows={isMessage ? ROWS.message : ROWS.page}
            lang={language}
            dir={directionOf(language)}
          />
          {isMessage && (
            <MessagePreview
              language={language}
              english={english}
              maxLength={text.maxLength}
              text={typed}
            />
          )}
        </FormSection>
      </EditForm>
      {examplePage && (
        <PagePreview language={language} subject={subject} text={typed} examplePage={examplePage} />
      )}
    </>
  );
}

/** The search of the list from which the text was opened; another language's is that language's alone. */
function useListSearch(language: LanguageCode): { [name: string]: unknown } {
  const stored = useStoredListSearch('/admin/translations');
  const { language: ofList } = translationListInput(readTranslationSearch(stored));
  return ofList === language ? stored : { language };
}

function storedOf({
  stored,
  subject,
  english,
  ...text
}: Text): Stored<TranslationFields> | undefined {
  return stored
    ? {
        version: stored.version,
        fields: { language: text.language, subject, english, text: stored.text },
      }
    : undefined;
}
