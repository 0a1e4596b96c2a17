import type { UpdateGroup } from '#core/inputs/rules/sourceUpdate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';

/** What the changes of a group do. */
export const updateGroupNames: Record<UpdateGroup, string> = {
  easier: 'Entry becomes easier',
  longer: 'Stays become longer',
  harder: 'Entry becomes harder',
  shorter: 'Stays become shorter',
  new: 'New rules',
  removed: 'Removed rules',
  other: 'Other changes',
  page: 'Other pages of known sites',
  unknownSite: 'Pages of unknown sites',
};

/** "1 change", "1,204 changes". */
export function changesText(changes: number): string {
  return changes === 1 ? '1 change' : `${changes.toLocaleString('en')} changes`;
}

/** The check of a source while it runs. */
export function checkingText(source: { title: string } | undefined): string {
  return `Checking ${source?.title ?? 'the source'}. This may take a minute.`;
}

/** The result of a check. */
export function checkedText(check: RouterOutputs['followedSource']['check']): string {
  if (check.state === 'unchanged') return 'There is nothing new.';
  if (check.state === 'failed') return `${check.problem}. Nothing was changed.`;
  const waiting = `To review: ${changesText(check.changes)}.`;
  return check.applied > 0 ? `${waiting} Applied: ${changesText(check.applied)}.` : waiting;
}
