import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How long somebody stays in the panel before the code of its other pages is loaded, in milliseconds. */
const STAY_MS = 10_000;

/**
 * Loads the code of all pages of the panel for who stays in it: they open at once, and while the server
 * is away they can say so themselves, where the browser would leave the panel for its own error page.
 */
export function useLoadedPages() {
  const router = useRouter();
  useEffect(() => {
    let hasLeft = false;
    const timer = setTimeout(async () => {
      const routes = Object.values(router.routesById);
      for (const route of routes.filter(({ id }) => id.startsWith('/admin/_panel/'))) {
        if (hasLeft) return;
        // One that fails now is loaded when it is opened.
        await router.loadRouteChunk(route)?.catch(() => {});
      }
    }, STAY_MS);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [router]);
}
