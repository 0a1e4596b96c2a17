import {
  type VisaRequirementChanges,
  visaRequirementChanges,
} from '#core/inputs/visaRequirement.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { SchemaForm } from '#src/panel/forms/SchemaForm.tsx';
import { useSchemaForm } from '#src/panel/forms/useSchemaForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { visaRequirementLabels as labels } from '../visaRequirementLabels.ts';

type Listed = RouterOutputs['visaRequirement']['listByDestination'][number];

/** An empty box leaves its field as it is. */
const orKept = { setValueAs: (typed: string | undefined) => typed?.trim() || undefined };
const daysOrKept = {
  setValueAs: (typed: string | number | undefined) => (typed ? Number(typed) : undefined),
};

export function ChangesForm({
  selected,
  submitLabel,
  onCancel,
  onSaved,
}: {
  selected: Listed[];
  submitLabel: string;
  onCancel: () => void;
  onSaved: () => void;
}) {
  const change = trpc.visaRequirement.changeMany.useMutation();
  const { form, submit } = useSchemaForm<VisaRequirementChanges, VisaRequirementChanges>({
    schema: visaRequirementChanges,
    defaultValues: {},
    save: (fields) => change.mutateAsync({ ids: selected.map(({ id }) => id), fields }),
    onSaved,
  });
  const samples = selected.filter(({ standing }) => standing === 'sample').length;
  return (
    <div className="mt-3 flex flex-col gap-4 whitespace-normal">
      <p className="text-ink-soft">Empty fields stay as they are.</p>
      {samples > 0 && (
        <p className="font-semibold">
          {samples === 1
            ? '1 sample becomes your team’s word: visitors read it as confirmed by you.'
            : `${samples.toLocaleString('en')} samples become your team’s word: visitors read them as confirmed by you.`}
        </p>
      )}
      <SchemaForm
        form={form}
        submit={submit}
        submitLabel={submitLabel}
        actions={<Button onClick={onCancel}>Cancel</Button>}
      >
        <TextField
          form={form}
          name="durationDays"
          label={labels.durationDays}
          optional
          type="number"
          min="1"
          step="1"
          rules={daysOrKept}
        />
        <TextField
          form={form}
          name="cost"
          label={labels.cost}
          optional
          maxLength={200}
          rules={orKept}
        />
        <TextField
          form={form}
          name="sourceDate"
          label={labels.sourceDate}
          optional
          hint="When the rule held: 2026, 2026-02 or 2026-02-17"
          maxLength={10}
          rules={orKept}
        />
      </SchemaForm>
    </div>
  );
}
