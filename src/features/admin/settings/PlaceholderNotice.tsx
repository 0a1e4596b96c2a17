import { Link } from '@tanstack/react-router';
import { listInWords } from '../../../../server/schemas/listInWords.ts';
import { placeholdersIn } from '../../../../server/schemas/settings.ts';
import { trpc } from '../../../lib/trpc.ts';
import { failedToLoad } from '../reports.ts';
import { contactPartNames } from './contactPartNames.ts';

/** Lists the parts of the contact block that are still placeholders, until all are set or hidden. */
export function PlaceholderNotice() {
  const contact = trpc.settings.contactToEdit.useQuery(undefined, {
    meta: { failure: failedToLoad.contact },
  });
  const placeholders = contact.data ? placeholdersIn(contact.data) : [];
  if (placeholders.length === 0) return null;
  return (
    <aside aria-label="Placeholders" className="card border-l-4 border-l-accent p-4">
      <p>
        Visitors see placeholders for{' '}
        <strong>{listInWords(placeholders.map((part) => contactPartNames[part]))}</strong>.
      </p>
      <p>
        <Link to="/admin/settings" className="link inline-flex min-h-11 items-center">
          Set or hide them in Settings
        </Link>
      </p>
    </aside>
  );
}
