import { useNavigate } from '@tanstack/react-router';
import {
  FAQ_ANSWER_MAX,
  FAQ_QUESTION_MAX,
  type FaqFields,
  faqFields,
} from '#core/inputs/records/faq.ts';
import { faqWords } from '#core/records/faqWords.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { EditForm } from '../forms/EditForm.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import { MarkdownField } from '../forms/markdown/MarkdownField.tsx';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import { categoryNames } from './categoryNames.ts';

type Faq = RouterOutputs['faq']['byId'];

/** Adds or edits a question, and returns to the list. */
export function FaqForm({ faq }: { faq?: Faq }) {
  const navigate = useNavigate();
  const create = trpc.faq.create.useMutation();
  const update = trpc.faq.update.useMutation();
  const utils = trpc.useUtils();
  const stored = useStoredForm({
    schema: faqFields,
    record: `faq/${faq?.id ?? 'new'}`,
    history: faq && { entity: 'faq', id: faq.id },
    stored: faq && storedOf(faq),
    blank: { question: '', answer: '', category: 'general' },
    save: (fields, version, creationKey) =>
      faq && version !== undefined
        ? update.mutateAsync({ id: faq.id, version, fields })
        : create.mutateAsync({ creationKey, fields }),
    fetchNewest: async (options) =>
      faq && storedOf(await utils.faq.byId.fetch({ id: faq.id }, options)),
    onSaved: () => navigate({ to: '/admin/faq', ignoreBlocker: true }),
    onStayed: ({ id }) =>
      navigate({
        to: '/admin/faq/$faqId',
        params: { faqId: id },
        replace: true,
        ignoreBlocker: true,
      }),
  });
  const { form } = stored;
  const field = labelledFields(form, faqWords.labels);

  return (
    <EditForm
      stored={stored}
      labels={faqWords.labels}
      submitLabel={faq ? 'Update question' : 'Create question'}
      actions={<ButtonLink to="/admin/faq">Cancel</ButtonLink>}
    >
      <FormSection title="Question" columns={1}>
        <TextField {...field('question')} maxLength={FAQ_QUESTION_MAX} />
        <SelectField
          {...field('category')}
          hint="The tab that it is found under, besides All Questions"
          names={categoryNames}
        />
        <MarkdownField {...field('answer')} rows={8} maxLength={FAQ_ANSWER_MAX} topHeading={3} />
      </FormSection>
    </EditForm>
  );
}

function storedOf({ version, question, answer, category }: Faq): Stored<FaqFields> {
  return { version, fields: { question, answer, category } };
}
