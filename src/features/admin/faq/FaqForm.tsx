import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useNavigate } from '@tanstack/react-router';
import { faqCategories } from '../../../../server/schemas/constants.ts';
import {
  FAQ_ANSWER_MAX,
  FAQ_QUESTION_MAX,
  type FaqFields,
  faqFields,
} from '../../../../server/schemas/records/faq.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { MarkdownField } from '../forms/markdown/MarkdownField.tsx';
import { StoredFormFooter } from '../forms/StoredFormFooter.tsx';
import { UnsavedOffer } from '../forms/unsaved/UnsavedOffer.tsx';
import { useUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import { categoryNames, faqLabels } from './faqLabels.ts';

type Faq = RouterOutputs['faq']['byId'];

/** Adds or edits a question, and returns to the list. */
export function FaqForm({ faq }: { faq?: Faq }) {
  const navigate = useNavigate();
  const create = trpc.faq.create.useMutation();
  const update = trpc.faq.update.useMutation();
  const utils = trpc.useUtils();
  const { form, submit, formKey, conflict, unsaved } = useStoredForm({
    resolver,
    record: `faq/${faq?.id ?? 'new'}`,
    stored: faq && storedOf(faq),
    blank: { question: '', answer: '', category: 'general' },
    save: (fields, version, creationKey) =>
      faq && version !== undefined
        ? update.mutateAsync({ id: faq.id, version, fields })
        : create.mutateAsync({ creationKey, fields }),
    fetchNewest: async () =>
      faq && storedOf(await utils.faq.byId.fetch({ id: faq.id }, { staleTime: 0 })),
    onSaved: () => navigate({ to: '/admin/faq', ignoreBlocker: true }),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);

  return (
    <form key={formKey} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <UnsavedOffer unsaved={unsaved} />
      <FormSection title="Question" columns={1}>
        <TextField
          form={form}
          name="question"
          label={faqLabels.question}
          maxLength={FAQ_QUESTION_MAX}
        />
        <FormField
          form={form}
          name="category"
          label={faqLabels.category}
          hint="The tab that it is found under, besides All Questions"
        >
          {(control) => (
            <select className="input" {...control}>
              {faqCategories.map((category) => (
                <option key={category} value={category}>
                  {categoryNames[category]}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <MarkdownField
          form={form}
          name="answer"
          label={faqLabels.answer}
          rows={8}
          maxLength={FAQ_ANSWER_MAX}
          topHeading={3}
        />
      </FormSection>
      <StoredFormFooter
        conflict={conflict}
        labels={faqLabels}
        saving={isSubmitting}
        submitLabel={faq ? 'Update Question' : 'Create Question'}
        savingLabel="Saving..."
        error={errors.root?.message}
      >
        <Link to="/admin/faq" className="button-quiet">
          Cancel
        </Link>
      </StoredFormFooter>
    </form>
  );
}

const resolver = zodResolver(faqFields);

function storedOf({ version, question, answer, category }: Faq): Stored<FaqFields> {
  return { version, fields: { question, answer, category } };
}
