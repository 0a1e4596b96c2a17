import type { KeyboardEvent } from 'react';

/** The key of an event; the arrow to the right leads on, as the left one does from right to left. */
export function logicalKey({ key, currentTarget }: KeyboardEvent): string {
  if (!currentTarget.matches(':dir(rtl)')) return key;
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key;
}
