import { type ReactNode, useId } from 'react';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';
import { ErrorText } from './ErrorText.tsx';

const t = translator(shellMessages);

/** Attributes that connect a control with its field: spread them on the input. */
export type FieldControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** The id of the label for the control with this id. */
export function labelIdOf(id: string): string {
  return `${id}-label`;
}

/** The label of a field that may be left empty. */
export function optionalLabel(label: string): ReactNode {
  return t.rich('optionalLabel', {
    label,
    soft: (children) => (
      <span key="soft" className="font-normal text-ink-soft">
        {children}
      </span>
    ),
  });
}

/**
 * A labelled form control with an optional hint and error message. `children` renders the control,
 * and gets the attributes that connect it with label, hint and message.
 */
export function Field({
  id: givenId,
  label,
  hint,
  error,
  optional = false,
  className,
  children,
}: {
  /** The control's id, if something else refers to it. */
  id?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label id={labelIdOf(id)} htmlFor={id}>
        {optional ? optionalLabel(label) : label}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  );
}
