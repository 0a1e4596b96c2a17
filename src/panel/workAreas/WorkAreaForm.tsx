import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { type WorkAreaInput, workAreaFields } from '#core/inputs/records/workArea.ts';
import { workAreaWords } from '#core/records/workAreaWords.ts';
import { workDuties } from '#core/workVocabulary.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { EditForm } from '../forms/EditForm.tsx';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import { NoteField } from '../rules/NoteField.tsx';
import { orNull } from '../rules/SourceFields.tsx';
import { ChoicesField } from '../transitPolicies/ChoicesField.tsx';
import { PageField, PageFields } from '../transitPolicies/PageFields.tsx';
import { type Choices, NamedPassports } from '../transitPolicies/PassportListFields.tsx';
import { PolicyEffects } from '../transitPolicies/PolicyEffects.tsx';
import { PairsFields } from './PairsFields.tsx';
import { dutyNames, grantNames } from './workLabels.ts';

type Area = RouterOutputs['workArea']['byId'];

const blankArea: WorkAreaInput = {
  area: '',
  name: '',
  grant: 'work_without_permit',
  members: [],
  pairs: [],
  duties: [],
  from: null,
  to: null,
  sources: {},
  source: '',
  copiedFrom: null,
  note: '',
};

/** Adds or edits an area of the team; a new one starts empty, or as a copy of a shipped one. */
export function WorkAreaForm({
  area,
  copy,
  countries,
}: {
  area?: Area;
  copy?: WorkAreaInput | null;
  countries: Choices['countries'];
}) {
  const navigate = useNavigate();
  const create = trpc.workArea.create.useMutation();
  const update = trpc.workArea.update.useMutation();
  const preview = trpc.workArea.preview.useMutation();
  const [effects, setEffects] = useState<RouterOutputs['workArea']['preview']>();
  const fetchNewest = trpc.useUtils().workArea.byId.fetch;
  const stored = useStoredForm<WorkAreaInput, { version: number; id: number }>({
    // Its defaults are for files, which may leave fields out.
    schema: workAreaFields as z.core.$ZodType<WorkAreaInput, WorkAreaInput>,
    record: `work-areas/${area?.id ?? `new/${copy?.area ?? ''}`}`,
    history: area && { entity: 'work_area', id: area.id },
    stored: area && storedOf(area),
    blank: copy ?? blankArea,
    save: (fields, version) =>
      area && version !== undefined
        ? update.mutateAsync({ id: area.id, version, fields })
        : create.mutateAsync({ fields }),
    fetchNewest: async (options) => area && storedOf(await fetchNewest({ id: area.id }, options)),
    onSaved: () => navigate({ to: '/admin/work-areas', ignoreBlocker: true }),
    onStayed: ({ id }) =>
      navigate({
        to: '/admin/work-areas/$areaId',
        params: { areaId: String(id) },
        replace: true,
        ignoreBlocker: true,
      }),
  });
  const { form } = stored;
  // The preview is outdated once the form changes.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => setEffects(undefined) }),
    [form],
  );

  const look = form.handleSubmit(async (fields) =>
    setEffects(await preview.mutateAsync({ id: area?.id ?? null, fields }).catch(() => undefined)),
  );
  const choices: Choices = { countries, lists: [] };
  const { labels } = workAreaWords;

  return (
    <EditForm
      stored={stored}
      labels={labels}
      submitLabel="Save area"
      actions={
        <>
          <ButtonLink to="/admin/work-areas">Cancel</ButtonLink>
          <Button disabled={preview.isPending} onClick={() => void look()}>
            {preview.isPending ? 'Looking...' : 'Preview'}
          </Button>
        </>
      }
    >
      <FormSection title="Area">
        <TextField
          form={form}
          name="name"
          label={labels.name}
          hint="Visitors read it beside the answer"
          maxLength={200}
        />
        <TextField
          form={form}
          name="area"
          label={labels.area}
          hint="Takes the place of the shipped area with this short name"
          maxLength={60}
        />
        <SelectField form={form} name="grant" label={labels.grant} names={grantNames} />
        <ChoicesField
          name="duties"
          label={labels.duties}
          values={workDuties}
          nameOf={(duty) => dutyNames[duty]}
        />
        <TextField
          form={form}
          name="from"
          label={labels.from}
          hint="As 2026-02-17"
          optional
          maxLength={10}
          rules={orNull}
        />
        <TextField
          form={form}
          name="to"
          label={labels.to}
          hint="Ends the area after this day"
          optional
          maxLength={10}
          rules={orNull}
        />
      </FormSection>
      <FormSection title="Members">
        <p className="text-ink-soft sm:col-span-2">
          Citizens of each member may work in every other.
        </p>
        <NamedPassports name="members" label={labels.members} choices={choices} />
      </FormSection>
      <PairsFields choices={choices} />
      <FormSection title="Pages">
        <p className="text-ink-soft sm:col-span-2">
          The official pages on which the area rests. Visitors read the one that states it beside
          the answer.
        </p>
        <PageFields />
        <PageField name="source" label={labels.source} />
      </FormSection>
      <FormSection title="For the team" columns={1}>
        <NoteField />
      </FormSection>
      {effects && (
        <PolicyEffects
          effects={effects}
          sameAccess="A permit as now, but the right to it changes"
          countries={countries}
        />
      )}
    </EditForm>
  );
}

function storedOf({ id: _id, version, ...fields }: Area) {
  return { version, fields } satisfies Stored<WorkAreaInput>;
}
