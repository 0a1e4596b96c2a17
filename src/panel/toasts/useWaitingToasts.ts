import { useEffect } from 'react';

/**
 * Has toasts wait while the focus is in one, or the window has lost it. Sonner lets them wait only
 * below the pointer, so it is told that the pointer is there.
 */
export function useWaitingToasts() {
  useEffect(() => {
    const wait = (isWaiting: boolean) => {
      const list = document.querySelector('[data-sonner-toaster]');
      if (!list || list.matches(':hover')) return;
      const event = isWaiting ? 'mousemove' : 'mouseout';
      list.dispatchEvent(new MouseEvent(event, { bubbles: true, relatedTarget: document.body }));
    };
    const isInToast = (target: EventTarget | null) =>
      target instanceof Element && target.closest('[data-sonner-toast]') !== null;
    const focusIn = ({ target }: FocusEvent) => {
      if (isInToast(target)) wait(true);
    };
    const focusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (isInToast(target)) wait(isInToast(relatedTarget));
    };
    const leave = () => wait(true);
    const comeBack = () => wait(isInToast(document.activeElement));
    document.addEventListener('focusin', focusIn);
    document.addEventListener('focusout', focusOut);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    return () => {
      document.removeEventListener('focusin', focusIn);
      document.removeEventListener('focusout', focusOut);
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
    };
  }, []);
}
