import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** Debounce of typing before the address is updated, in ms. */
const PAUSE_MS = 300;

/**
 * Filters and order of a list: applied at once, and stored in the address after a pause, replacing
 * the history entry. `search` holds the address's search parameters.
 */
export function useSearchInAddress<Search extends Record<string, string | undefined>>(
  search: Search,
): [shown: Search, change: (changed: Partial<Search>) => void] {
  const navigate = useNavigate();
  const [shown, show] = useState(search);
  const inAddress = JSON.stringify(search);
  /** The search last stored by this page, whose arrival is ignored. */
  const stored = useRef(inAddress);

  // Back and forward change the address while the list stays mounted.
  useEffect(() => {
    if (inAddress === stored.current) return;
    stored.current = inAddress;
    show(JSON.parse(inAddress));
  }, [inAddress]);

  useEffect(() => {
    const wanted = JSON.stringify(shown);
    if (wanted === stored.current) return;
    const waiting = new AbortController();
    const store = () => {
      waiting.abort();
      stored.current = wanted;
      void navigate({
        to: '.',
        search: (previous: Record<string, unknown>) => ({ ...previous, ...shown }),
        replace: true,
        resetScroll: false,
      });
    };
    const timer = setTimeout(store, PAUSE_MS);
    // A link that is followed before the pause is over takes the focus: Back has to find the filter.
    document.addEventListener('focusout', store, waiting);
    waiting.signal.addEventListener('abort', () => clearTimeout(timer));
    return () => waiting.abort();
  }, [shown, navigate]);

  return [shown, (changed) => show((previous) => ({ ...previous, ...changed }))];
}
