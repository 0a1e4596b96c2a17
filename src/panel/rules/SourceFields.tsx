import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import { ruleLabels } from './ruleLabels.ts';

type SourceInput = {
  sourceTitle: string;
  sourceAddress: string | null;
  sourceDate: string | null;
};

/** Converts an empty box to null, for an unknown value. */
export const orNull = { setValueAs: (typed: string | null) => typed?.trim() || null };

/**
 * The source of a statement, its link and date: fields of the surrounding form (`FormProvider`). `children` are
 * further fields about it.
 */
export function SourceFields({
  hint = "Without one, answers name this site's editors",
  children,
}: {
  hint?: string | undefined;
  children?: ReactNode;
}) {
  const form = useFormContext<SourceInput, unknown, SourceInput>();
  const field = labelledFields(form, ruleLabels);
  return (
    <FormSection title="Source">
      <TextField {...field('sourceTitle')} hint={hint} optional maxLength={200} />
      <TextField
        {...field('sourceDate')}
        hint="As exact as it is stated: 2026, 2026-02 or 2026-02-17"
        optional
        maxLength={10}
        rules={orNull}
      />
      <TextField
        {...field('sourceAddress')}
        optional
        type="url"
        maxLength={500}
        rules={orNull}
        className="sm:col-span-2"
      />
      {children}
    </FormSection>
  );
}
