import { trpc } from '../../../lib/trpc.ts';

/** How often the count is fetched while the panel is open, in milliseconds. */
const EVERY_MS = 60_000;

/** How many messages nobody has opened, beside the entry of the navigation. */
export function UnreadCount() {
  const { data: count = 0 } = trpc.contact.unreadCount.useQuery(undefined, {
    refetchInterval: EVERY_MS,
  });
  if (count === 0) return null;
  return (
    <span className="badge">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> unread</span>
    </span>
  );
}
