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

/**
 * A ref for a control that disappears with what it clears: who pressed it by keyboard continues at the
 * first control of its form.
 */
export function handFocusOver(control: HTMLElement | null): () => void {
  const form = control?.closest('form');
  return () => {
    if (!control?.matches(':focus-visible')) return;
    // Once the page has changed: other controls may be replaced, too.
    queueMicrotask(() => {
      if (control.isConnected) return;
      form?.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus();
    });
  };
}
