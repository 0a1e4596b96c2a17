import type { ComponentProps, ReactNode } from 'react';

/** A checkbox before its label. */
export function Checkbox({
  label,
  className = '',
  ...input
}: { label: ReactNode } & ComponentProps<'input'>) {
  return (
    <label
      className={`inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold ${className}`}
    >
      <input type="checkbox" className="checkbox" {...input} />
      {label}
    </label>
  );
}
