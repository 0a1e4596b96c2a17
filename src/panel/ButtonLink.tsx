import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

/**
 * A link in the look of a button, with an icon before its text if given. The router gives a link to
 * a page above the present one the class `active`: a default of `className` would be lost there.
 */
export const ButtonLink = createLink(
  ({
    Icon,
    look = 'button-quiet',
    children,
    ...link
  }: { Icon?: LucideIcon; look?: string } & Omit<ComponentProps<'a'>, 'className'>) => (
    <a {...link} className={look}>
      {Icon && <Icon aria-hidden="true" className="size-5" />}
      {children}
    </a>
  ),
);

/** A link that shows an icon only; `label` is its accessible name. */
export const IconLink = createLink(
  ({ Icon, label, href, ...link }: { Icon: LucideIcon; label: string } & ComponentProps<'a'>) => (
    <a href={href} aria-label={label} {...link} className="icon-button">
      <Icon aria-hidden="true" className="size-5" />
    </a>
  ),
);
