import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import { FormField, type FormFieldProps } from '#src/ui/forms/FormField.tsx';
import { MarkdownInput } from './MarkdownInput.tsx';
import { MarkdownPreview } from './MarkdownPreview.tsx';

const syntax =
  'Plain text, or Markdown: **bold**, *italic*, [links](https://…), lists and headings';

/** A Markdown field of a form, with a preview below. */
export function MarkdownField<Input extends FieldValues, Output, Name extends Path<Input>>({
  rows,
  maxLength,
  topHeading,
  ...field
}: Omit<FormFieldProps<Input, Output, Name>, 'rules'> & {
  rows: number;
  maxLength: number;
  /** The level of the page's first headings, for the preview. */
  topHeading?: 2 | 3;
}) {
  const { form, name, label, hint, className = '' } = field;
  const text: unknown = useWatch({ control: form.control, name });
  return (
    <div className={`flex flex-col gap-2 ${className}`}>
      <FormField {...field} className="" hint={hint ? `${hint} ${syntax}` : syntax}>
        {(control) => <MarkdownInput rows={rows} maxLength={maxLength} {...control} />}
      </FormField>
      {topHeading && (
        <MarkdownPreview label={label} text={String(text ?? '')} topHeading={topHeading} />
      )}
    </div>
  );
}
