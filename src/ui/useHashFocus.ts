import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Moves the focus to the target of a followed link's `#` fragment, like a page load. (The router
 * only scrolls there.)
 */
export function useHashFocus() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, hrefChanged }) => {
        if (!fromLocation || !hrefChanged || !toLocation.hash) return;
        document.getElementById(toLocation.hash)?.focus({ preventScroll: true });
      }),
    [router],
  );
}
