import type { ReactNode } from 'react';

/** The error of a field; with `alert`, of a whole form. */
export function ErrorText({
  id,
  alert = false,
  children,
}: {
  id?: string | undefined;
  /** Whether screen readers announce it at once. A field's error is read with the field. */
  alert?: boolean;
  children: ReactNode;
}) {
  return (
    <p id={id} role={alert ? 'alert' : undefined} className="text-sm font-semibold text-danger">
      {children}
    </p>
  );
}
