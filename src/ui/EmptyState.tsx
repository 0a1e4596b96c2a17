import type { ReactNode } from 'react';

/** Replaces an empty list, with advice. */
export function EmptyState({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className="card flex flex-col items-center gap-2 px-4 py-12 text-center">
      <p className="text-lg font-semibold">{title}</p>
      {hint && <p className="text-ink-soft">{hint}</p>}
      {children}
    </div>
  );
}
