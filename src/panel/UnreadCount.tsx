import { trpc } from '#src/lib/trpc.ts';

/** Polling interval of the count while the panel is open, in ms. */
const EVERY_MS = 60_000;

/** The number of unread messages, in the navigation. */
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
