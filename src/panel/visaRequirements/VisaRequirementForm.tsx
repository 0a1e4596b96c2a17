import { type ReactNode, useMemo, useRef } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { type VisaRequirementInput, visaRequirementFields } from '#core/inputs/visaRequirement.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { EditForm } from '../forms/EditForm.tsx';
import { useSourceOfFacts } from '../forms/useSourceOfFacts.ts';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import type { ShowValue } from '../forms/versions/DifferenceField.tsx';
import { RequirementFields, SmallRequirementFields } from './RequirementFields.tsx';
import { visaRequirementLabels } from './visaRequirementLabels.ts';

export type VisaRequirement = RouterOutputs['visaRequirement']['byId'];

/** The passport and the kind of stay of a requirement. */
export type Pair = Pick<VisaRequirementInput, 'countryCode' | 'type'>;

/** Creates or edits a requirement of a destination. */
export function VisaRequirementForm({
  destination,
  requirement,
  pair,
  countries,
  addsAnother = false,
  isSmall = false,
  onSaved,
  onStayed,
  cancel,
}: {
  destination: { id: string; countryCode: string };
  requirement?: VisaRequirement | undefined;
  /** Given if it can't be chosen. */
  pair?: Pair;
  countries: RouterOutputs['country']['listAll'];
  /** Offers to add another one after a save. */
  addsAnother?: boolean;
  /** Shows the most important fields first, in one column. */
  isSmall?: boolean;
  onSaved: () => void | Promise<void>;
  /** Offers "Save and stay", and opens the requirement's own page after it. */
  onStayed?: (requirement: { id: string }) => void | Promise<void>;
  /** A link or button to leave without saving. */
  cancel: ReactNode;
}) {
  const create = trpc.visaRequirement.create.useMutation();
  const update = trpc.visaRequirement.update.useMutation();
  const utils = trpc.useUtils();
  const another = useRef(false);
  const stored = useStoredForm({
    schema: visaRequirementFields,
    withoutHidden: withoutHiddenExtension,
    record: recordOf(destination.id, requirement, pair),
    history: requirement && { entity: 'visa_requirement', id: requirement.id },
    stored: requirement && storedOf(requirement),
    blank: { ...blank, ...pair } as DefaultValues<VisaRequirementInput>,
    save: (fields, version, creationKey) =>
      requirement && version !== undefined
        ? update.mutateAsync({ id: requirement.id, version, fields })
        : create.mutateAsync({ destinationId: destination.id, creationKey, fields }),
    fetchNewest: async (options) =>
      requirement &&
      storedOf(await utils.visaRequirement.byId.fetch({ id: requirement.id }, options)),
    onSaved: () => {
      if (!another.current) return onSaved();
      stored.startAgain();
      form.setFocus('countryCode');
    },
    onStayed: onStayed && ((saved) => onStayed(saved)),
  });
  const { form, submit } = stored;
  const source = useMemo(() => sourceOf(requirement), [requirement]);
  const isSourceAsked = useSourceOfFacts({ form, ...source });
  const sourceHint = isSourceAsked
    ? `The page that states this rule; it said something else: ${source.known?.sourceAddress}`
    : undefined;
  const { isSubmitting, errors } = form.formState;

  const offered = countries.filter(
    ({ code, enabled }) => enabled || code === requirement?.countryCode,
  );
  const show: ShowValue = (path, value) =>
    path === 'countryCode' ? countries.find(({ code }) => code === value)?.name : undefined;

  async function saveAndAddAnother() {
    another.current = true;
    await submit();
    another.current = false;
  }

  return (
    <EditForm
      stored={stored}
      labels={visaRequirementLabels}
      show={show}
      submitLabel={requirement ? 'Update Requirement' : 'Create Requirement'}
      // A given country has no field to show its error.
      error={errors.root?.message ?? (pair && errors.countryCode?.message)}
      actions={
        <>
          {cancel}
          {requirement && requirement.countryCode !== destination.countryCode && (
            <ButtonLink to="/admin/rules/new" search={{ requirement: requirement.id }}>
              Make this the country’s rule
            </ButtonLink>
          )}
          {addsAnother && (
            <Button disabled={isSubmitting} onClick={() => void saveAndAddAnother()}>
              Save and add another
            </Button>
          )}
        </>
      }
    >
      {isSmall ? (
        <SmallRequirementFields
          form={form}
          destinationCountry={destination.countryCode}
          sourceHint={sourceHint}
        />
      ) : (
        <RequirementFields
          form={form}
          destinationCountry={destination.countryCode}
          countries={pair ? undefined : offered}
          sourceHint={sourceHint}
        />
      )}
    </EditForm>
  );
}

function recordOf(
  destinationId: string,
  requirement: VisaRequirement | undefined,
  pair: Pair | undefined,
): string {
  if (requirement) return `visa-requirement/${requirement.id}`;
  const which = pair ? `/${pair.countryCode}/${pair.type}` : '';
  return `visa-requirement/new/${destinationId}${which}`;
}

const noExtension = { possible: false, maxDuration: 0, cost: '', requirements: [] };

/** An impossible extension has no other fields. */
function withoutHiddenExtension(fields: VisaRequirementInput): VisaRequirementInput {
  return fields.extensions.possible ? fields : { ...fields, extensions: noExtension };
}

const emptied = { sourceAddress: null, sourceDate: null };

/** The page that states the stored facts; others need a page of their own. */
function sourceOf(requirement: VisaRequirement | undefined) {
  const { sourceAddress, sourceDate } = requirement ?? emptied;
  return {
    known: sourceAddress ? { sourceAddress, sourceDate } : undefined,
    emptied,
    isSame: (fields: VisaRequirementInput) =>
      facts.every((name) => !requirement || fields[name] === requirement[name]),
  };
}

const facts = ['countryCode', 'type', 'required', 'onArrival', 'durationDays'] as const;

/** A new requirement, with the values of empty boxes. */
const blank = {
  countryCode: '',
  type: '',
  durationDays: Number.NaN,
  required: false,
  onArrival: false,
  cost: '',
  processingTime: null,
  notes: '',
  documents: [],
  eligibility: [],
  restrictions: [],
  extensions: noExtension,
  sourceAddress: null,
  sourceDate: null,
};

function storedOf(requirement: VisaRequirement): Stored<VisaRequirementInput> {
  const { id, destinationId, version, standing, createdAt, updatedAt, ...fields } = requirement;
  return { version, fields };
}
