import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { storedListSearch } from './lists/listState.ts';

const names = {
  '/admin/destinations': 'destinations',
  '/admin/faq': 'questions',
  '/admin/pages': 'pages',
  '/admin/rules': 'rules',
  '/admin/users': 'users',
};

/** A back link to the list, with its last filters and order. */
export function BackToList({ to }: { to: keyof typeof names }) {
  const text = `Back to ${names[to]}`;
  return (
    <Link
      to={to}
      search={storedListSearch(to)}
      className="icon-button -ml-2.5"
      aria-label={text}
      title={text}
    >
      <ArrowLeft aria-hidden="true" className="size-6" />
    </Link>
  );
}
