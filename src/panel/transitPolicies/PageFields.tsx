import { useWatch } from 'react-hook-form';
import type { TransitPolicyInput } from '#core/inputs/records/transitPolicy.ts';
import { ErrorText } from '#src/ui/forms/ErrorText.tsx';
import { AddRowButton, RemoveRowButton } from '#src/ui/forms/RowButtons.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { ageNames, pageQualityNames } from '../rules/pageLabels.ts';
import { orNull } from '../rules/SourceFields.tsx';
import { usePolicyForm } from './usePolicyForm.ts';

type Pages = TransitPolicyInput['sources'];

/** The pages on which the statements rest. */
export function PageFields() {
  const form = usePolicyForm();
  const pages = usePages();
  const { sources: error } = form.formState.errors;
  const isOwn = typeof error?.message === 'string' ? error.message : undefined;
  const set = (next: Pages) => form.setValue('sources', next, { shouldDirty: true });

  function remove(id: string) {
    form.unregister(`sources.${id}`);
    set(Object.fromEntries(Object.entries(pages).filter(([other]) => other !== id)));
  }

  return (
    <>
      {Object.entries(pages).map(([id, { title }], at) => (
        <fieldset key={id} className="min-w-0 rounded-md border border-line p-3 sm:col-span-2">
          <legend className="px-1 font-semibold">{title || `Page ${at + 1}`}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField form={form} name={`sources.${id}.title`} label="Title" maxLength={300} />
            <TextField
              form={form}
              name={`sources.${id}.publisher`}
              label="Publisher"
              maxLength={200}
            />
            <TextField
              form={form}
              name={`sources.${id}.address`}
              label="Address"
              type="url"
              maxLength={2000}
              className="sm:col-span-2"
            />
            <SelectField
              form={form}
              name={`sources.${id}.quality`}
              label="Whose page"
              hint="Only a law and the country’s own government confirm"
              names={pageQualityNames}
              className="sm:col-span-2"
            />
            <TextField
              form={form}
              name={`sources.${id}.asOf`}
              label="Date"
              hint="2026, 2026-02 or 2026-02-17"
              optional
              maxLength={10}
              rules={orNull}
            />
            <SelectField
              form={form}
              name={`sources.${id}.asOfIs`}
              label="What the date is"
              names={ageNames}
            />
          </div>
          <RemoveRowButton
            label={`Remove ${title || `page ${at + 1}`}`}
            onClick={() => remove(id)}
          />
        </fieldset>
      ))}
      {isOwn && <ErrorText>{isOwn}</ErrorText>}
      <AddRowButton
        label="Add page"
        onClick={() => set({ ...pages, [unusedId(pages)]: blankPage })}
      />
    </>
  );
}

/** The page that states something, among those of the policy. */
export function PageField({ name, label }: { name: string; label: string }) {
  const form = usePolicyForm();
  const pages = usePages();
  const names = Object.fromEntries(
    Object.entries(pages).map(([id, { title, publisher }], at) => [
      id,
      [publisher, title].filter(Boolean).join(': ') || `Page ${at + 1}`,
    ]),
  );
  return (
    // Options come and go with the pages; a select shows the value only of an option that is there.
    <SelectField
      key={Object.keys(pages).join()}
      form={form}
      name={name}
      label={label}
      unset="Select a page"
      names={names}
      className="sm:col-span-2"
    />
  );
}

function usePages(): Pages {
  const { control } = usePolicyForm();
  return useWatch({ control, name: 'sources' }) ?? {};
}

const blankPage: Pages[string] = {
  title: '',
  publisher: '',
  address: '',
  quality: 'own_government',
  asOf: null,
  asOfIs: 'stated',
};

function unusedId(pages: Pages): string {
  let number = Object.keys(pages).length + 1;
  while (`page-${number}` in pages) number += 1;
  return `page-${number}`;
}
