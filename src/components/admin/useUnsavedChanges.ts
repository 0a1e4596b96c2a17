import { useBlocker } from '@tanstack/react-router';

/**
 * Asks before a page with unsaved changes is left, by a link, by the browser's buttons or by closing
 * it. Navigation after a save passes `ignoreBlocker`.
 */
export function useUnsavedChanges(unsaved: boolean) {
  useBlocker({
    shouldBlockFn: () =>
      unsaved && !window.confirm('You have unsaved changes. Leave without saving?'),
    enableBeforeUnload: unsaved,
  });
}
