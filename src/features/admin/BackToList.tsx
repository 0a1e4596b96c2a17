import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

const names = {
  '/admin/faq': 'questions',
  '/admin/pages': 'pages',
  '/admin/users': 'users',
};

/** The arrow from one record to the list of them all. */
export function BackToList({ to }: { to: keyof typeof names }) {
  const text = `Back to ${names[to]}`;
  return (
    <Link to={to} className="icon-button -ml-2.5" aria-label={text} title={text}>
      <ArrowLeft aria-hidden="true" className="size-6" />
    </Link>
  );
}
