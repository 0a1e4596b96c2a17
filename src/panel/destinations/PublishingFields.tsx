import { useWatch } from 'react-hook-form';
import type { DestinationForm } from '#core/inputs/destination.ts';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import { TimeField } from '../forms/TimeField.tsx';
import type { StoredForm } from '../forms/useStoredForm.ts';
import { destinationLabels, statusLabels } from './destinationLabels.ts';
import { PreviewLink } from './preview/PreviewLink.tsx';

/** A destination's address, status and publication time. */
export function PublishingFields({
  form,
  destination,
}: {
  form: StoredForm<DestinationForm>;
  /** As stored; undefined for a new one. */
  destination: { id: string; status: keyof typeof statusLabels } | undefined;
}) {
  const field = labelledFields(form, destinationLabels);
  const status = useWatch({ control: form.control, name: 'status' });
  return (
    <FormSection title="Publishing">
      <SelectField
        {...field('status')}
        hint="Visitors see what is published, and nothing else. A draft needs only a name"
        names={statusLabels}
      />
      {status === 'scheduled' && <TimeField {...field('publishAt')} />}
      <TextField
        {...field('slug')}
        hint={
          destination
            ? 'The end of /destination/…; an old address leads to the new one'
            : 'The end of /destination/…; left empty, it is made of name and country'
        }
        optional={!destination}
        maxLength={180}
        className="sm:col-start-1"
      />
      {destination && destination.status !== 'published' && (
        <PreviewLink destinationId={destination.id} />
      )}
    </FormSection>
  );
}
