import type { ExternalToast } from 'sonner';
import { importedAtLast } from '#src/lib/importedAtLast.ts';

/**
 * Shows a toast; returns a function that closes it. Sonner loads after hydration: a toast that is
 * raised before waits for it.
 */
export function showToast(
  kind: 'success' | 'warning' | 'error',
  message: string,
  options?: ExternalToast,
): () => void {
  const shown = importedAtLast(() => import('sonner'), 'toast').then(
    ({ toast }) => {
      const id = toast[kind](message, options);
      return () => toast.dismiss(id);
    },
    // Without its script it is only in the console.
    () => console.error(message),
  );
  return () => void shown.then((close) => close?.());
}
