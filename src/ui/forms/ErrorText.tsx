import type { ReactNode } from 'react';

/** What is wrong with a field; as an alert, with the form as a whole. */
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
