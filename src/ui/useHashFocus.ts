import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Moves the focus to the element that a followed link's address names after its `#`, as a page load
 * would. (The router scrolls there, which is all it does.)
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
