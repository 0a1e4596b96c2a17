import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { failureOf, failureRank } from './failures.ts';
import { showToast } from './showToast.ts';

/** The only toast of failed loads: the next replaces it. */
const LOAD_TOAST = 'failed-load';

/**
 * Returns a function that reports the failed query of a procedure, if it has a message. Of several
 * that fail on one page, a toast names the page's subject.
 */
export function useLoadReport(): (procedure: string) => void {
  const router = useRouter();
  const shown = useRef<{ page: string; rank: number } | null>(null);

  return useCallback(
    (procedure) => {
      const message = failureOf(procedure);
      if (!message) return;
      // The location is already the next page's while that is loading.
      const page = router.state.matches.at(-1)?.pathname ?? '';
      const failed = { page, rank: failureRank(procedure) };
      const before = shown.current;
      if (before?.page === failed.page && before.rank <= failed.rank) return;
      shown.current = failed;
      const forget = () => {
        if (shown.current === failed) shown.current = null;
      };
      showToast('error', message, { id: LOAD_TOAST, onDismiss: forget, onAutoClose: forget });
    },
    [router],
  );
}
