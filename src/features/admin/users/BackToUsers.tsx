import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

/** The arrow to the list of users. */
export function BackToUsers() {
  return (
    <Link
      to="/admin/users"
      className="icon-button -ml-2.5"
      aria-label="Back to users"
      title="Back to users"
    >
      <ArrowLeft aria-hidden="true" className="size-6" />
    </Link>
  );
}
