import { flushSync } from 'react-dom';
import type { ComboboxUpgrade, LoadUpgrade } from './Combobox.tsx';

/** How long to wait for an idle browser, in ms. */
const IDLE_LIMIT_MS = 1000;

const loaded = new Map<LoadUpgrade, ComboboxUpgrade>();

/** Calls `replace` while the select isn't in use; never after `until`. */
export function upgradeWhenUnused(
  select: HTMLSelectElement,
  {
    load,
    replace,
    until,
  }: { load: LoadUpgrade; replace: (Input: ComboboxUpgrade) => void; until: AbortSignal },
): void {
  if (until.aborted) return;
  // The visitor may have focused it before scripts ran.
  let inUse = select === document.activeElement;
  const ready = () => {
    const Input = loaded.get(load);
    // Synchronously: a key pressed meanwhile would go to the select and be lost.
    if (Input && !inUse && !until.aborted) flushSync(() => replace(Input));
  };
  const start = () => {
    load().then(
      (Input) => {
        loaded.set(load, Input);
        ready();
      },
      // It stays a select, and retries at the next focus.
      () => {},
    );
  };
  const on = (event: 'pointerdown' | 'keydown' | 'focus' | 'blur', listener: () => void) =>
    select.addEventListener(event, listener, { signal: until });
  const use = () => {
    inUse = true;
  };
  on('pointerdown', use);
  on('keydown', use);
  on('focus', start);
  on('blur', () => {
    inUse = false;
    start();
  });
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    // Some browsers lack it, and a busy machine may never be idle.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_LIMIT_MS });
    else setTimeout(start);
  });
  ready();
  observer.observe(select);
  until.addEventListener('abort', () => observer.disconnect());
}
