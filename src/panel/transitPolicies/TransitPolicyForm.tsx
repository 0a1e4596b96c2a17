import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import {
  type TransitPolicyInput,
  transitPolicyFields,
} from '#core/inputs/records/transitPolicy.ts';
import { transitPolicyWords } from '#core/records/transitPolicyWords.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { EditForm } from '../forms/EditForm.tsx';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import { NoteField } from '../rules/NoteField.tsx';
import { AirsideFields } from './AirsideFields.tsx';
import { ExceptionsFields } from './ExceptionFields.tsx';
import { PageFields } from './PageFields.tsx';
import type { Choices } from './PassportListFields.tsx';
import { PolicyEffects } from './PolicyEffects.tsx';
import { ProgrammesFields } from './ProgrammeFields.tsx';

type Policy = RouterOutputs['transitPolicy']['byId'];

const blankPolicy: TransitPolicyInput = {
  sources: {},
  airside: null,
  exceptions: [],
  programmes: [],
  copiedFrom: null,
  note: '',
};

/** Adds or edits the team's policy of a country; a new one starts empty, or as a copy of the shipped one. */
export function TransitPolicyForm({
  destination,
  policy,
  copy,
  choices,
}: {
  destination: string;
  policy?: Policy;
  copy?: TransitPolicyInput | null;
  choices: Choices;
}) {
  const navigate = useNavigate();
  const create = trpc.transitPolicy.create.useMutation();
  const update = trpc.transitPolicy.update.useMutation();
  const preview = trpc.transitPolicy.preview.useMutation();
  const [effects, setEffects] = useState<RouterOutputs['transitPolicy']['preview']>();
  const fetchNewest = trpc.useUtils().transitPolicy.byId.fetch;
  const stored = useStoredForm<TransitPolicyInput, { version: number; id: number }>({
    // Its defaults are for files, which may leave fields out.
    schema: transitPolicyFields as z.core.$ZodType<TransitPolicyInput, TransitPolicyInput>,
    withoutHidden,
    record: `transit-policies/${policy?.id ?? `new/${destination}${copy ? '/copy' : ''}`}`,
    history: policy && { entity: 'transit_policy', id: policy.id },
    stored: policy && storedOf(policy),
    blank: copy ?? blankPolicy,
    save: (fields, version) =>
      policy && version !== undefined
        ? update.mutateAsync({ id: policy.id, version, fields })
        : create.mutateAsync({ destination, fields }),
    fetchNewest: async (options) =>
      policy && storedOf(await fetchNewest({ id: policy.id }, options)),
    onSaved: () => navigate({ to: '/admin/transit-policies', ignoreBlocker: true }),
    onStayed: ({ id }) =>
      navigate({
        to: '/admin/transit-policies/$policyId',
        params: { policyId: String(id) },
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
    setEffects(await preview.mutateAsync({ destination, fields }).catch(() => undefined)),
  );

  return (
    <EditForm
      stored={stored}
      labels={transitPolicyWords.labels}
      submitLabel="Save policy"
      actions={
        <>
          <ButtonLink to="/admin/transit-policies">Cancel</ButtonLink>
          <Button disabled={preview.isPending} onClick={() => void look()}>
            {preview.isPending ? 'Looking...' : 'Preview'}
          </Button>
        </>
      }
    >
      <AirsideFields choices={choices} />
      <ExceptionsFields choices={choices} />
      <ProgrammesFields choices={choices} />
      <FormSection title="Pages">
        <p className="text-ink-soft sm:col-span-2">
          The official pages on which the statements rest. Visitors read them beside the answer.
        </p>
        <PageFields />
      </FormSection>
      <FormSection title="For the team" columns={1}>
        <NoteField />
      </FormSection>
      {effects && (
        <PolicyEffects
          effects={effects}
          sameAccess="The same, with other programmes"
          countries={choices.countries}
        />
      )}
    </EditForm>
  );
}

/** Without passports of lists that name none, and without what a document must be that isn't asked for. */
function withoutHidden(fields: TransitPolicyInput): TransitPolicyInput {
  // Unset fields, which the schema would refuse, are left out of JSON.
  const { airside, exceptions, programmes, ...rest }: TransitPolicyInput = JSON.parse(
    JSON.stringify(fields),
  );
  return {
    ...rest,
    airside: airside && {
      ...airside,
      visa: withoutMay(ofList(airside.visa)),
      eta: airside.eta && ofList(airside.eta),
    },
    exceptions: exceptions.map(withoutMust),
    programmes: programmes.map((programme) => ({
      ...withoutMust(programme),
      passports: ofList(programme.passports),
    })),
  };
}

function ofList<List extends { list: string; passports: string[] }>(list: List): List {
  return list.list === 'only' || list.list === 'all_but' ? list : { ...list, passports: [] };
}

type Visa = NonNullable<TransitPolicyInput['airside']>['visa'];

/** A field that appears later has null in the form until it is filled in. */
function withoutMay({ mayBeNeeded, kind, ...visa }: Visa): Visa {
  const isNamed = Boolean(mayBeNeeded?.length) && visa.passports.length > 0;
  return { ...visa, ...(kind && { kind }), ...(isNamed && mayBeNeeded && { mayBeNeeded }) };
}

function withoutMust<Of extends Pick<TransitPolicyInput['exceptions'][number], 'holds' | 'must'>>({
  must,
  ...of
}: Of): Of {
  const asked = Object.entries(must ?? {}).filter(
    ([document, qualities]) => of.holds.includes(document) && (qualities ?? []).length > 0,
  );
  return (asked.length > 0 ? { ...of, must: Object.fromEntries(asked) } : of) as Of;
}

function storedOf({ id: _id, destination: _of, version, ...fields }: Policy) {
  return { version, fields } satisfies Stored<TransitPolicyInput>;
}
