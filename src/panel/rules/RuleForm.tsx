import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { RuleInput } from '#core/inputs/rules/administratorRule.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { CountryOptions } from '#src/site/passports/CountryOptions.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { EditForm } from '../forms/EditForm.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import { useSourceOfFacts } from '../forms/useSourceOfFacts.ts';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import type { ShowValue } from '../forms/versions/DifferenceField.tsx';
import { storedListSearch, useStoredListSearch } from '../lists/listState.ts';
import type { useBackToDecisions } from './decisions/decisionReturn.ts';
import { namedSourceOf } from './namedSource.ts';
import {
  accessNames,
  conditionNames,
  purposeNames,
  ruleLabels,
  type StoredRule,
} from './ruleLabels.ts';
import { blankStatement, StatedFields, withoutHiddenCondition } from './StatedFields.tsx';

/** Creates or edits a rule of this site, and returns to the list, or to the decisions. */
export function RuleForm({
  rule,
  start,
  countries,
  back,
}: {
  rule?: StoredRule;
  /** Initial values of a new rule. */
  start?: Partial<RuleInput>;
  countries: RouterOutputs['country']['listAll'];
  /** The decision from which the rule is written. */
  back?: ReturnType<typeof useBackToDecisions>;
}) {
  const navigate = useNavigate();
  const create = trpc.rule.create.useMutation();
  const update = trpc.rule.update.useMutation();
  const utils = trpc.useUtils();
  const [started] = useState(start);
  const named = useMemo(() => namedSourceOf(rule ?? started), [rule, started]);
  const stored = useStoredForm({
    schema: named.schema,
    withoutHidden: withoutHiddenCondition,
    record: `rule/${rule?.id ?? 'new'}`,
    history: rule && { entity: 'rule', id: rule.id },
    stored: rule && storedOf(rule),
    blank: { ...blank, ...start },
    save: (fields, version, creationKey) =>
      rule && version !== undefined
        ? update.mutateAsync({ id: rule.id, version, fields })
        : create.mutateAsync({ creationKey, fields }),
    fetchNewest: async (options) =>
      rule && storedOf(await utils.rule.byId.fetch({ id: rule.id }, options)),
    onSaved: (saved) => {
      if (back) return navigate({ ...back, ignoreBlocker: true });
      const { passport, destination } = saved.getValues();
      // A new rule may not match the previous search.
      const search = rule ? storedListSearch('/admin/rules') : { passport, destination };
      return navigate({ to: '/admin/rules', search, ignoreBlocker: true });
    },
    onStayed: ({ id }) =>
      navigate({
        to: '/admin/rules/$ruleId',
        params: { ruleId: String(id) },
        replace: true,
        ignoreBlocker: true,
      }),
  });
  const { form } = stored;
  const isSourceAsked = useSourceOfFacts({ form, ...named });
  const rulesSearch = useStoredListSearch('/admin/rules');
  const field = labelledFields(form, ruleLabels);

  return (
    <EditForm
      stored={stored}
      labels={ruleLabels}
      show={showRuleValue(countries)}
      submitLabel={rule ? 'Update rule' : 'Create rule'}
      actions={
        <ButtonLink {...(back ?? { to: '/admin/rules', search: rulesSearch })}>Cancel</ButtonLink>
      }
    >
      <FormSection title="Who and where" columns={3}>
        <SelectField {...field('passport')} unset="Select a passport">
          <CountryOptions
            countries={countries.filter(
              ({ code, issuesPassports }) => issuesPassports || code === rule?.passport,
            )}
          />
        </SelectField>
        <SelectField {...field('destination')} unset="Select a destination">
          <CountryOptions countries={countries} />
        </SelectField>
        <SelectField {...field('purpose')} names={purposeNames} />
      </FormSection>
      <StatedFields sourceHint={isSourceAsked ? named.refusal : undefined} />
    </EditForm>
  );
}

const blank = { ...blankStatement, passport: '', destination: '' };

function storedOf(rule: StoredRule): Stored<RuleInput> {
  const { id, sourceId, editionId, verifiedOn, refusedOn, version, ...fields } = rule;
  return { version, fields };
}

/** Renders a rule's codes. */
function showRuleValue(countries: RouterOutputs['country']['listAll']): ShowValue {
  const country = (code: string) => countries.find((one) => one.code === code)?.name;
  const access = accessNames();
  const shown: Record<string, (code: string) => string | undefined> = {
    passport: country,
    destination: country,
    purpose: (code) => (purposeNames as Record<string, string>)[code],
    access: (code) => access[code],
    otherwise: (code) => access[code],
    condition: (code) => (conditionNames as Record<string, string>)[code],
  };
  return (field, value) => (typeof value === 'string' ? shown[field]?.(value) : undefined);
}
