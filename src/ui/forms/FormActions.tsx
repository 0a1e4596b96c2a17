import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import uiMessages from '#messages/en/ui.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(uiMessages);

/** The end of a form: its error, the submit button and `children`. */
export function FormActions({
  saving,
  submitLabel,
  savingLabel,
  error,
  children,
}: {
  saving: boolean;
  submitLabel: string;
  savingLabel?: string | undefined;
  error?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-3">
      {error && (
        <p role="alert" className="font-semibold text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {children}
        <button type="submit" className="button" disabled={saving}>
          {saving && (
            <LoaderCircle
              aria-hidden="true"
              className="size-5 animate-spin motion-reduce:animate-none"
            />
          )}
          {saving ? (savingLabel ?? t('saving')) : submitLabel}
        </button>
      </div>
    </div>
  );
}
