import { useSyncExternalStore } from 'react';

/** The reader's time zone; UTC until the page is hydrated, as on the server. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    () => () => {},
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
}
