import { createLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useStoredListSearch } from './listState.ts';

/** An arrow before a page's title that leads back; `label` says where to. */
export const BackLink = createLink(
  ({ label, href, ...link }: { label: string } & ComponentProps<'a'>) => (
    <a href={href} {...link} className="icon-button -ms-2.5" aria-label={label} title={label}>
      <ArrowLeft aria-hidden="true" className="size-6 rtl:-scale-x-100" />
    </a>
  ),
);

const names = {
  '/admin/destinations': 'destinations',
  '/admin/faq': 'questions',
  '/admin/transit-policies': 'policies on changing planes',
  '/admin/work-areas': 'work areas',
  '/admin/translations': 'translations',
  '/admin/pages': 'pages',
  '/admin/rules': 'rules',
  '/admin/users': 'users',
};

/** A back link to the list, with its last filters and order. */
export function BackToList({ to }: { to: keyof typeof names }) {
  return <BackLink to={to} search={useStoredListSearch(to)} label={`Back to ${names[to]}`} />;
}
