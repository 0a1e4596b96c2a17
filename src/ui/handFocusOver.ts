/**
 * A ref for a control that disappears with what it clears: who pressed it by keyboard continues at the
 * first control of its form.
 */
export function handFocusOver(control: HTMLElement | null): () => void {
  const form = control?.closest('form');
  return () => {
    if (!control?.matches(':focus-visible')) return;
    // Once the page has changed: other controls may be replaced, too.
    queueMicrotask(() => {
      if (control.isConnected) return;
      form?.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus();
    });
  };
}
