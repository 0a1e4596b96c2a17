import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** The name of a list's row, which links to its record. */
export const NameLink = createLink((link: ComponentProps<'a'>) => (
  <a {...link} className="link inline-flex min-h-11 min-w-11 items-center wrap-anywhere" />
));
