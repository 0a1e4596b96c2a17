import { useFormContext } from 'react-hook-form';
import { TextAreaField } from '#src/ui/forms/TextAreaField.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import { ruleLabels } from './ruleLabels.ts';

/** The note of a statement: a field of the surrounding form (`FormProvider`). */
export function NoteField() {
  const form = useFormContext<{ note: string }, unknown, { note: string }>();
  const field = labelledFields(form, ruleLabels);
  return (
    <TextAreaField
      {...field('note')}
      optional
      className="sm:col-span-2"
      rows={2}
      maxLength={1000}
    />
  );
}
