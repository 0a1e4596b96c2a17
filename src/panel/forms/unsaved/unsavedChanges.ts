import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { countUnsavedForms } from './unsavedForms.ts';

/** The number of forms on the page with unsaved changes. */
let changedForms = 0;

export function hasUnsavedChanges(): boolean {
  return changedForms > 0;
}

/** Asks before unsaved changes on the page are lost. */
export function mayLoseChanges(): boolean {
  return !hasUnsavedChanges() || window.confirm('You have unsaved changes. Leave without saving?');
}

/** Asks before signing out discards the user's unsaved forms in this browser. */
export function maySignOut(userId: string): boolean {
  const left = countUnsavedForms(userId);
  if (hasUnsavedChanges() || left === 0) return mayLoseChanges();
  const forms = left === 1 ? 'a form' : `${left} forms`;
  return window.confirm(`You have unsaved changes in ${forms}. Sign out and discard them?`);
}

/**
 * Asks before a page with unsaved changes is left, by a link, by the browser's buttons or by
 * closing it. Navigation after a save, or after a confirmation, passes `ignoreBlocker`.
 */
export function useUnsavedChanges(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    changedForms += 1;
    return () => {
      changedForms -= 1;
    };
  }, [unsaved]);
  useBlocker({
    // Paging a list beside the form keeps the form mounted.
    shouldBlockFn: ({ current, next }) =>
      unsaved && current.pathname !== next.pathname && !mayLoseChanges(),
    enableBeforeUnload: unsaved,
  });
}
