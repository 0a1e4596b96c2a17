import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { countUnsavedForms } from './unsavedForms.ts';

/** How many forms on the page have changes that are not saved. */
let changedForms = 0;

export function hasUnsavedChanges(): boolean {
  return changedForms > 0;
}

/** Confirms, where there are unsaved changes, that they may be lost. */
export function mayLoseChanges(): boolean {
  return !hasUnsavedChanges() || window.confirm('You have unsaved changes. Leave without saving?');
}

/** Confirms, where this user left forms unsaved in this browser, that signing out discards them. */
export function maySignOut(userId: string): boolean {
  const left = countUnsavedForms(userId);
  if (hasUnsavedChanges() || left === 0) return mayLoseChanges();
  const forms = left === 1 ? 'a form' : `${left} forms`;
  return window.confirm(`You have unsaved changes in ${forms}. Sign out and discard them?`);
}

/**
 * Confirms before a page with unsaved changes is left, by a link, by the browser's buttons or by closing
 * it. Navigation after a save, or after a confirmation, passes `ignoreBlocker`.
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
    // Another page of a list beside the form leaves the form where it is.
    shouldBlockFn: ({ current, next }) =>
      unsaved && current.pathname !== next.pathname && !mayLoseChanges(),
    enableBeforeUnload: unsaved,
  });
}
