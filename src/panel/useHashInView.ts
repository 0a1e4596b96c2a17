import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** What a reader does who looks elsewhere. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the target of a followed link's `#` fragment in view while the page loads: lists above it
 * have their rows later, and would push it away.
 */
export function useHashInView() {
  const router = useRouter();
  useEffect(() => {
    let stop = () => {};
    const unsubscribe = router.subscribe(
      'onRendered',
      ({ fromLocation, toLocation, hrefChanged }) => {
        if (!fromLocation || !hrefChanged) return;
        stop();
        stop = toLocation.hash ? keepInView(toLocation.hash) : () => {};
      },
    );
    return () => {
      unsubscribe();
      stop();
    };
  }, [router]);
}

/** Until the reader scrolls, presses or types. Returns a function that stops it. */
function keepInView(id: string): () => void {
  const observer = new ResizeObserver(() => {
    const target = document.getElementById(id);
    target?.scrollIntoView();
    // It may have been loaded after `useHashFocus` looked for it.
    if (document.activeElement === document.body) target?.focus({ preventScroll: true });
  });
  observer.observe(document.body);
  const stop = () => {
    observer.disconnect();
    for (const input of inputs) window.removeEventListener(input, stop);
  };
  for (const input of inputs) window.addEventListener(input, stop, { passive: true });
  return stop;
}
