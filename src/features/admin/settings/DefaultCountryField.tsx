import {
  defaultSiteSettings,
  type SiteSettings,
} from '../../../../server/schemas/settings/siteSettings.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import type { StoredForm } from '../forms/useStoredForm.ts';
import { DefaultNote } from './DefaultNote.tsx';

/** Chooses the default passport country of visitors. */
export function DefaultCountryField({
  form,
  label,
  countries,
}: {
  form: StoredForm<SiteSettings>;
  label: string;
  countries: RouterOutputs['country']['list'];
}) {
  const { defaultPassport } = defaultSiteSettings;
  const stored = form.formState.defaultValues?.defaultPassport;
  return (
    <div>
      <FormField
        form={form}
        name="defaultPassport"
        label={label}
        hint="Whose passport a visitor is taken to hold where the country can’t be told from the address. It can’t be switched off under Countries."
      >
        {(control) => (
          <select className="input" {...control}>
            {countries.every(({ code }) => code !== stored) && (
              <option value={stored}>{stored} (not enabled)</option>
            )}
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <DefaultNote
        form={form}
        name="defaultPassport"
        label={label}
        value={defaultPassport}
        shown={countries.find(({ code }) => code === defaultPassport)?.name}
      />
    </div>
  );
}
