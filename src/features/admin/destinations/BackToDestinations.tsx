import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { leftAt } from '../lists/listState.ts';

/** The arrow to the list of destinations, as it was left. */
export function BackToDestinations() {
  return (
    <Link
      to="/admin/destinations"
      search={leftAt('/admin/destinations')}
      className="icon-button -ml-2.5"
      aria-label="Back to destinations"
      title="Back to destinations"
    >
      <ArrowLeft aria-hidden="true" className="size-6" />
    </Link>
  );
}
