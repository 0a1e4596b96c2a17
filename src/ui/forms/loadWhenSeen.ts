import { flushSync } from 'react-dom';

/** How long to wait for an idle browser, in ms. */
const IDLE_LIMIT_MS = 1000;

/**
 * Loads what replaces a text box when the box is focused, or visible while the browser is idle, and
 * calls `replace` with it; never while a character is being composed, nor after `until`. If loading
 * fails, the next focus tries again.
 */
export function loadWhenSeen<Loaded>(
  box: HTMLInputElement,
  {
    load,
    replace,
    until,
  }: { load: () => Promise<Loaded>; replace: (loaded: Loaded) => void; until: AbortSignal },
): void {
  if (until.aborted) return;
  let loaded: Loaded | undefined;
  let isComposing = false;
  const ready = () => {
    // Synchronously: a key pressed meanwhile would go to the old box and be lost.
    if (loaded && !isComposing && !until.aborted) flushSync(() => replace(loaded as Loaded));
  };
  const start = () => {
    load().then(
      (result) => {
        loaded = result;
        ready();
      },
      () => {},
    );
  };
  const on = (event: 'focus' | 'compositionstart' | 'compositionend', listener: () => void) =>
    box.addEventListener(event, listener, { signal: until });
  on('compositionstart', () => {
    isComposing = true;
  });
  on('compositionend', () => {
    isComposing = false;
    ready();
  });
  on('focus', start);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    // Some browsers lack it, and a busy machine may never be idle.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_LIMIT_MS });
    else setTimeout(start);
  });
  // The visitor may have focused it before scripts ran.
  if (box === document.activeElement) start();
  observer.observe(box);
  until.addEventListener('abort', () => observer.disconnect());
}
