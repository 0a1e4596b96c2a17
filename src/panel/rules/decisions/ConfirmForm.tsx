import { FormProvider } from 'react-hook-form';
import * as z from 'zod/mini';
import { sourceFields } from '#core/inputs/rules/administratorRule.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { trpc } from '#src/lib/trpc.ts';
import { continueSaved } from '#src/panel/forms/fillForm.ts';
import { SchemaForm } from '#src/panel/forms/SchemaForm.tsx';
import { mayLoseChanges } from '#src/panel/forms/unsaved/unsavedChanges.ts';
import { useSchemaForm } from '#src/panel/forms/useSchemaForm.ts';
import { changesOf } from '#src/panel/forms/versions/compareVersions.ts';
import { EDITORS, type RuleSource, type StoredRule, sourceOf } from '../ruleLabels.ts';
import { SourceFields } from '../SourceFields.tsx';

const schema = z.strictObject(sourceFields);

/** Confirms that a rule holds today, with the place where it was checked. */
export function ConfirmForm({
  rule,
  sources,
  onConfirmed,
}: {
  rule: StoredRule;
  sources: RuleSource[];
  onConfirmed?: () => Promise<void>;
}) {
  const confirm = trpc.rule.confirm.useMutation();
  const { title, address, date } = sourceOf(rule, sources);
  const known = { sourceTitle: title, sourceAddress: address, sourceDate: date };
  const { form, submit } = useSchemaForm({
    schema,
    defaultValues: known,
    save: async (source) => {
      // The form of this site's own rule is on the same page.
      if (!mayLoseChanges()) throw new Error('Save your changes first');
      const isOther = Object.keys(changesOf(known, source)).length > 0;
      const { id, version } = rule;
      return confirm.mutateAsync({ id, version, ...(isOther && { source }) });
    },
    onSaved: (saved, submitted) => onConfirmed?.() ?? continueSaved(saved, submitted),
  });
  // This site's own rule has its source in its own form.
  const own = rule.sourceId === EDITORS;
  return (
    <section aria-labelledby="confirm" className="flex flex-col gap-3">
      <h2 id="confirm" className="text-xl font-semibold">
        Confirm
      </h2>
      <p className="text-ink-soft">
        {rule.verifiedOn
          ? `Last confirmed on ${partialDateText(rule.verifiedOn)}.`
          : 'Nobody has confirmed this rule yet.'}{' '}
        Confirming says that you have seen today that it holds.
      </p>
      <FormProvider {...form}>
        <SchemaForm form={form} submit={submit} submitLabel="Confirm today">
          {!own && <SourceFields />}
        </SchemaForm>
      </FormProvider>
    </section>
  );
}
