import type { MouseEvent } from 'react';

/** In sessionStorage, while the same page is loaded in another language. */
export const PAGE_STATE = 'page state';

/** Follows a link to the page in another language, and takes along what is typed and the scroll. */
export function openInLanguage(event: MouseEvent<HTMLAnchorElement>): void {
  const { metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
  if (metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  const open = () => location.assign(currentTarget.href + location.hash);
  import('./pageState.ts').then(({ storePageState }) => storePageState()).then(open, open);
}

/** Restores what `openInLanguage` has taken along. */
export function restorePageState(): void {
  try {
    if (sessionStorage.getItem(PAGE_STATE) === null) return;
  } catch {
    // Storage is blocked.
    return;
  }
  void import('./pageState.ts').then(({ restorePage }) => restorePage());
}
