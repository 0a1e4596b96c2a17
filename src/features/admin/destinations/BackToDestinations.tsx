import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { storedListSearch } from '../lists/listState.ts';

/** The arrow to the list of destinations, with its last search and page. */
export function BackToDestinations() {
  return (
    <Link
      to="/admin/destinations"
      search={storedListSearch('/admin/destinations')}
      className="icon-button -ml-2.5"
      aria-label="Back to destinations"
      title="Back to destinations"
    >
      <ArrowLeft aria-hidden="true" className="size-6" />
    </Link>
  );
}
