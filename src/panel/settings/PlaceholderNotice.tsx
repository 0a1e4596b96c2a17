import { Link } from '@tanstack/react-router';
import { placeholdersInWords } from '#core/site/placeholders.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useSignedIn } from '../session/signedIn.ts';

/** Says what visitors see of placeholders until all are set or hidden, to users who may do so. */
export function PlaceholderNotice() {
  const { role } = useSignedIn();
  const { data: placeholders = [] } = trpc.settings.placeholders.useQuery(undefined, {
    enabled: role === 'administrator',
  });
  if (placeholders.length === 0) return null;
  const onPage = placeholders.some(({ kind }) => kind === 'page');
  return (
    <aside aria-label="Placeholders" className="card border-s-4 border-s-accent p-4">
      {placeholdersInWords(placeholders).map((sentence) => (
        <p key={sentence} className="wrap-anywhere">
          {sentence}
        </p>
      ))}
      <p className="flex flex-wrap gap-x-6">
        <Link
          to="/admin/settings"
          hash="contact"
          className="link inline-flex min-h-11 items-center"
        >
          Set or hide them in Settings
        </Link>
        {onPage && (
          <Link to="/admin/pages" className="link inline-flex min-h-11 items-center">
            Fill them in under Pages
          </Link>
        )}
      </p>
    </aside>
  );
}
