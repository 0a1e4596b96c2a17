import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/**
 * Closes what is open (a panel, a menu) as people expect it: by Escape, by a press outside of
 * `element`, and by moving on to another address. By Escape the focus, if it is within what
 * `close` closes or nowhere, is the caller's to restore: `close` gets the reason. An Escape that
 * closed something within it, a list of options, is prevented and counts no more.
 */
export function useDismissal(
  element: RefObject<HTMLElement | null>,
  close: (by: 'escape' | 'leaving') => void,
) {
  const router = useRouter();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close('escape');
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!element.current?.contains(event.target as Node)) close('leaving');
    };
    const stopWatchingRoutes = router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
      if (hrefChanged) close('leaving');
    });
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      stopWatchingRoutes();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [router, element, close]);
}

/** Whether the focus is within `element`, or on nothing at all, so that moving it takes it from no one. */
export function mayTakeFocus(element: Element | null): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || !!element?.contains(activeElement);
}
