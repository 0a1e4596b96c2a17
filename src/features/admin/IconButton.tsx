import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

type Look = {
  Icon: LucideIcon;
  /** The accessible name. */
  label: string;
};

/** A button that shows an icon only. */
export function IconButton({
  Icon,
  label,
  className = '',
  ...button
}: Look & ComponentProps<'button'>) {
  return (
    <button type="button" aria-label={label} className={`icon-button ${className}`} {...button}>
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}

/** A link that shows an icon only. */
export const IconLink = createLink(({ Icon, label, href, ...link }: Look & ComponentProps<'a'>) => (
  <a href={href} aria-label={label} {...link} className="icon-button">
    <Icon aria-hidden="true" className="size-5" />
  </a>
));

/** A link with an icon before its text, in the look of a button. */
export const ButtonLink = createLink(
  ({
    Icon,
    className = 'button-quiet',
    children,
    ...link
  }: Omit<Look, 'label'> & ComponentProps<'a'>) => (
    <a {...link} className={className}>
      <Icon aria-hidden="true" className="size-5" />
      {children}
    </a>
  ),
);
