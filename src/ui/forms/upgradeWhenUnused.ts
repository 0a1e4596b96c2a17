import { flushSync } from 'react-dom';
import type { ComboboxUpgrade, LoadUpgrade } from './Combobox.tsx';

/** How long a busy browser is waited for, in milliseconds. */
const IDLE_LIMIT_MS = 1000;

const loaded = new Map<LoadUpgrade, ComboboxUpgrade>();

/** Calls `replace` at a moment when nobody is choosing in the select; never after `until`. */
export function upgradeWhenUnused(
  select: HTMLSelectElement,
  {
    load,
    replace,
    until,
  }: { load: LoadUpgrade; replace: (Input: ComboboxUpgrade) => void; until: AbortSignal },
): void {
  if (until.aborted) return;
  // The visitor may have been faster than the scripts.
  let inUse = select === document.activeElement;
  const ready = () => {
    const Input = loaded.get(load);
    // At once: a key that is pressed meanwhile would go to the select and be lost.
    if (Input && !inUse && !until.aborted) flushSync(() => replace(Input));
  };
  const start = () => {
    load().then(
      (Input) => {
        loaded.set(load, Input);
        ready();
      },
      // It stays a select, and tries again at the next focus.
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
    // Not every browser has it, and a busy machine may never be idle.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_LIMIT_MS });
    else setTimeout(start);
  });
  ready();
  observer.observe(select);
  until.addEventListener('abort', () => observer.disconnect());
}
