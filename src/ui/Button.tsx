import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

/** A button with a text and, if given, an icon before it. */
export function Button({
  Icon,
  className = 'button-quiet',
  children,
  ...button
}: { Icon?: LucideIcon } & ComponentProps<'button'>) {
  return (
    <button type="button" className={className} {...button}>
      {Icon && <Icon aria-hidden="true" className="size-5" />}
      {children}
    </button>
  );
}

/** A button that shows an icon only; `label` is its accessible name. */
export function IconButton({
  Icon,
  label,
  className = '',
  ...button
}: { Icon: LucideIcon; label: string } & ComponentProps<'button'>) {
  return (
    <button type="button" aria-label={label} className={`icon-button ${className}`} {...button}>
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
