import { useRouter } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Closes a panel or menu on Escape, on a press outside `element`, and on navigation; one whose choices
 * stand in the address (`isInAddress`) only when another page is opened. On Escape,
 * `close` gets the reason and restores the focus, if that is within what it closes or nowhere. An
 * Escape that closed something inside, such as a list of options, is prevented and ignored.
 */
export function useDismissal(
  element: RefObject<HTMLElement | null>,
  close: (by: 'escape' | 'leaving') => void,
  isInAddress = false,
) {
  const router = useRouter();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close('escape');
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!element.current?.contains(event.target as Node)) close('leaving');
    };
    const stopWatchingRoutes = router.subscribe(
      'onBeforeNavigate',
      ({ hrefChanged, pathChanged }) => {
        if (isInAddress ? pathChanged : hrefChanged) close('leaving');
      },
    );
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      stopWatchingRoutes();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [router, element, close, isInAddress]);
}

/** Whether the focus is within `element` or nowhere, so that it may be moved. */
export function mayTakeFocus(element: Element | null): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || !!element?.contains(activeElement);
}

/** References for a `details` that is dismissed, with the focus back on its `summary`. */
export function useDismissedDetails({ isInAddress = false } = {}) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const close = useCallback((by: 'escape' | 'leaving') => {
    if (!details.current?.open) return;
    const returnFocus = by === 'escape' && mayTakeFocus(details.current);
    details.current.open = false;
    if (returnFocus) summary.current?.focus();
  }, []);
  useDismissal(details, close, isInAddress);
  return { details, summary };
}
