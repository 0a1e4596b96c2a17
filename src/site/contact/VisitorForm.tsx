import type { ReactNode } from 'react';
import type { FormState } from '#core/formState.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';
import { ErrorText } from '#src/ui/forms/ErrorText.tsx';
import { useVisitorForm, type VisitorField, type VisitorMutation } from './useVisitorForm.ts';

const t = translator(shellMessages);

/**
 * A form for visitors that also works without scripts: it is then posted to `action`, and `refused`
 * holds the values and errors of a failed post.
 */
export function VisitorForm<Fields>({
  action,
  mutation,
  refused,
  submitLabel,
  className,
  children,
}: {
  action: string;
  mutation: VisitorMutation<Fields>;
  refused: FormState | null;
  submitLabel: string;
  className: string;
  /** The inputs: spread the result of `field` for a name on each. */
  children: (field: (name: keyof Fields & string) => VisitorField) => ReactNode;
}) {
  const { form, submit, field, message } = useVisitorForm(mutation, refused);
  return (
    <form ref={form} method="post" action={action} onSubmit={submit} className={className}>
      {children(field)}
      <Honeypot />
      {message && <ErrorText alert>{message}</ErrorText>}
      <button type="submit" className="button self-start" disabled={mutation.isPending}>
        {submitLabel}
      </button>
    </form>
  );
}

/** A field that people neither see nor reach; see `honeypot` in the server's schemas. */
function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {t('leaveEmpty')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
