import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** How long typing must pause before the address follows, in milliseconds. */
const PAUSE_MS = 300;

/**
 * Filters and order of a list: shown at once, and stored in the address as soon as the visitor
 * pauses, in place of what it held. `search` is what the address says.
 */
export function useSearchInAddress<Search extends Record<string, string | undefined>>(
  search: Search,
): [shown: Search, change: (changed: Partial<Search>) => void] {
  const navigate = useNavigate();
  const [shown, show] = useState(search);
  const inAddress = JSON.stringify(search);
  /** What this page asked the address to hold last: its arrival is no news. */
  const stored = useRef(inAddress);

  // Back and forward change the address under the list.
  useEffect(() => {
    if (inAddress === stored.current) return;
    stored.current = inAddress;
    show(JSON.parse(inAddress));
  }, [inAddress]);

  useEffect(() => {
    const wanted = JSON.stringify(shown);
    if (wanted === stored.current) return;
    const timer = setTimeout(() => {
      stored.current = wanted;
      void navigate({
        to: '.',
        search: (previous: Record<string, unknown>) => ({ ...previous, ...shown }),
        replace: true,
        resetScroll: false,
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [shown, navigate]);

  return [shown, (changed) => show((previous) => ({ ...previous, ...changed }))];
}
