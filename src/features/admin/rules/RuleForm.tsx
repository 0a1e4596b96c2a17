import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useNavigate } from '@tanstack/react-router';
import { FormProvider, type Resolver } from 'react-hook-form';
import { visaTypes } from '../../../../server/schemas/constants.ts';
import { type RuleInput, ruleFields } from '../../../../server/schemas/rules/administratorRule.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { CountryOptions } from '../../passports/CountryOptions.tsx';
import { StoredFormFooter } from '../forms/StoredFormFooter.tsx';
import { UnsavedOffer } from '../forms/unsaved/UnsavedOffer.tsx';
import { useUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import { storedListSearch } from '../lists/listState.ts';
import { purposeNames, ruleLabels, type StoredRule } from './ruleLabels.ts';
import { blankStatement, StatedFields, withoutHiddenCondition } from './StatedFields.tsx';
import { showRuleValue } from './showRuleValue.ts';

/** Creates or edits a rule of this site, and returns to the list. */
export function RuleForm({
  rule,
  start,
  countries,
}: {
  rule?: StoredRule;
  /** Initial values of a new rule. */
  start?: Partial<RuleInput>;
  countries: RouterOutputs['country']['listAll'];
}) {
  const navigate = useNavigate();
  const create = trpc.rule.create.useMutation();
  const update = trpc.rule.update.useMutation();
  const utils = trpc.useUtils();
  const { form, submit, formKey, conflict, unsaved } = useStoredForm({
    resolver,
    record: `rule/${rule?.id ?? 'new'}`,
    stored: rule && storedOf(rule),
    blank: { ...blank, ...start },
    save: (fields, version, creationKey) =>
      rule && version !== undefined
        ? update.mutateAsync({ id: rule.id, version, fields })
        : create.mutateAsync({ creationKey, fields }),
    fetchNewest: async () =>
      rule && storedOf(await utils.rule.byId.fetch({ id: rule.id }, { staleTime: 0 })),
    onSaved: (saved) => {
      const { passport, destination } = saved.getValues();
      // A new rule may not match the previous search.
      const search = rule ? storedListSearch('/admin/rules') : { passport, destination };
      return navigate({ to: '/admin/rules', search, ignoreBlocker: true });
    },
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);

  return (
    <FormProvider {...form}>
      <form key={formKey} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <UnsavedOffer unsaved={unsaved} />
        <FormSection title="Who and where" columns={3}>
          <FormField form={form} name="passport" label={ruleLabels.passport}>
            {(control) => (
              <select className="input" {...control}>
                <option value="">Select a passport</option>
                <CountryOptions
                  countries={countries.filter(
                    ({ code, issuesPassports }) => issuesPassports || code === rule?.passport,
                  )}
                />
              </select>
            )}
          </FormField>
          <FormField form={form} name="destination" label={ruleLabels.destination}>
            {(control) => (
              <select className="input" {...control}>
                <option value="">Select a destination</option>
                <CountryOptions countries={countries} />
              </select>
            )}
          </FormField>
          <FormField form={form} name="purpose" label={ruleLabels.purpose}>
            {(control) => (
              <select className="input" {...control}>
                {visaTypes.map((purpose) => (
                  <option key={purpose} value={purpose}>
                    {purposeNames[purpose]}
                  </option>
                ))}
              </select>
            )}
          </FormField>
        </FormSection>
        <StatedFields />
        <StoredFormFooter
          conflict={conflict}
          labels={ruleLabels}
          show={showRuleValue(countries)}
          saving={isSubmitting}
          submitLabel={rule ? 'Update Rule' : 'Create Rule'}
          savingLabel="Saving..."
          error={errors.root?.message}
        >
          <Link
            to="/admin/rules"
            search={storedListSearch('/admin/rules')}
            className="button-quiet"
          >
            Cancel
          </Link>
        </StoredFormFooter>
      </form>
    </FormProvider>
  );
}

const resolve = zodResolver(ruleFields);

const resolver: Resolver<RuleInput, unknown, RuleInput> = (fields, context, options) =>
  resolve(withoutHiddenCondition(fields), context, options);

const blank = { ...blankStatement, passport: '', destination: '' };

function storedOf(rule: StoredRule): Stored<RuleInput> {
  const { id, sourceId, editionId, verifiedOn, refusedOn, version, ...fields } = rule;
  return { version, fields };
}
