import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { storedListSearch } from '../lists/listState.ts';

/** Leads back to the list of rules, as it was left. */
export function BackToRules() {
  return (
    <Link
      to="/admin/rules"
      search={storedListSearch('/admin/rules')}
      className="icon-button -ml-2.5"
      aria-label="Back to rules"
      title="Back to rules"
    >
      <ArrowLeft aria-hidden="true" className="size-6" />
    </Link>
  );
}
