import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/**
 * Closes what is open (a panel, a menu) as people expect it: by Escape, by a press outside of
 * `element`, and by moving on to another address.
 */
export function useDismissal(element: RefObject<HTMLElement | null>, close: () => void) {
  const router = useRouter();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && close();
    const onPointerDown = (event: PointerEvent) => {
      if (!element.current?.contains(event.target as Node)) close();
    };
    const stopWatchingRoutes = router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
      if (hrefChanged) close();
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
