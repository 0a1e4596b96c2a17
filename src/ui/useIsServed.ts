import { useRef, useSyncExternalStore } from 'react';

/**
 * Whether the component came with the page as the server rendered it; false for one that appears later. It stays
 * so: `useHydrated` renders what asks it, and all below, once more as soon as the page is hydrated.
 */
export function useIsServed(): boolean {
  const own = useRef(false);
  own.current = useSyncExternalStore(
    () => () => {},
    () => own.current,
    () => true,
  );
  return own.current;
}
