import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Delay before the code of the panel's other pages is loaded, in ms. */
const STAY_MS = 10_000;

/**
 * Preloads the code of all the panel's pages after a while: they open at once, and if the server is
 * down they show its error themselves, instead of the browser's own error page.
 */
export function useLoadedPages() {
  const router = useRouter();
  useEffect(() => {
    let hasLeft = false;
    const timer = setTimeout(async () => {
      const routes = Object.values(router.routesById);
      for (const route of routes.filter(({ id }) => id.startsWith('/admin/_panel/'))) {
        if (hasLeft) return;
        // A failed one is loaded again when it is opened.
        await router.loadRouteChunk(route)?.catch(() => {});
      }
    }, STAY_MS);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [router]);
}
