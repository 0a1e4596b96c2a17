import { Link } from '@tanstack/react-router';
import { type HistoryEntity, historyEntities } from '#core/records/history.ts';

/** Below a list: the changes of its kind of record, and the trash. */
export function KindLinks({ entity }: { entity: HistoryEntity }) {
  const look = 'inline-flex min-h-11 items-center text-ink-soft hover:underline';
  return (
    <nav aria-label="Changes and deletions" className="flex flex-wrap gap-x-5 text-sm">
      <Link to="/admin/history" search={{ entity }} className={look}>
        History: {historyEntities[entity]}
      </Link>
      <Link to="/admin/trash" className={look}>
        Trash
      </Link>
    </nav>
  );
}
