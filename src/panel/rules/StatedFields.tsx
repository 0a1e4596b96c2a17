import { useFormContext, useWatch } from 'react-hook-form';
import type { RuleInput } from '#core/inputs/rules/administratorRule.ts';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import { NoteField } from './NoteField.tsx';
import { accessNames, conditionNames, ruleLabels } from './ruleLabels.ts';
import { orNull, SourceFields } from './SourceFields.tsx';

/** The fields common to a rule of one passport and a policy of many. */
type StatedInput = Omit<RuleInput, 'passport'>;

/** Converts an empty box to null, and other input to a number. */
export const numberOrNull = {
  setValueAs: (typed: string | number | null) =>
    typed === null || typed === '' ? null : Number(typed),
};

/**
 * Access, stay, condition, validity and source: fields of the surrounding form (`FormProvider`).
 * `sourceHint` says why the source is asked for.
 */
export function StatedFields({ sourceHint }: { sourceHint?: string | undefined }) {
  const form = useFormContext<StatedInput, unknown, StatedInput>();
  const field = labelledFields(form, ruleLabels);
  const condition = useWatch({ control: form.control, name: 'condition' });
  const isConditional = Boolean(condition);
  return (
    <>
      <FormSection title="Access">
        <SelectField
          {...field('access')}
          {...(isConditional && { hint: 'With the condition below' })}
          className="sm:col-span-2"
          unset="Select an access"
          names={accessNames()}
        />
        <TextField
          {...field('stayNumber')}
          optional
          rules={numberOrNull}
          type="number"
          min="1"
          step="1"
        />
        <SelectField {...field('stayUnit')} names={{ days: 'Days', months: 'Months' }} />
        <SelectField
          {...field('condition')}
          rules={orNull}
          optional
          unset="Without a condition"
          names={conditionNames}
        />
        {isConditional && (
          <>
            <SelectField
              {...field('otherwise')}
              rules={orNull}
              unset="Select what holds without"
              names={accessNames()}
            />
            <TextField
              {...field('conditionText')}
              optional
              maxLength={300}
              className="sm:col-span-2"
            />
          </>
        )}
        <NoteField />
      </FormSection>
      <FormSection title="Validity">
        <TextField
          {...field('validFrom')}
          hint="The first day, in UTC"
          optional
          type="date"
          rules={{ ...orNull, deps: ['validTo'] }}
        />
        <TextField
          {...field('validTo')}
          hint="The last day, in UTC"
          optional
          type="date"
          rules={orNull}
        />
      </FormSection>
      <SourceFields hint={sourceHint} />
    </>
  );
}

/** Fields of an unselected condition are hidden: they are neither validated nor saved. */
export function withoutHiddenCondition<Fields extends StatedInput>(fields: Fields): Fields {
  return fields.condition ? fields : { ...fields, conditionText: '', otherwise: null };
}

/** A blank rule; its access is unset. */
export const blankStatement = {
  purpose: 'tourist',
  stayNumber: null,
  stayUnit: 'days',
  condition: null,
  conditionText: '',
  otherwise: null,
  note: '',
  sourceTitle: '',
  sourceAddress: null,
  sourceDate: null,
  validFrom: null,
  validTo: null,
} as const;
