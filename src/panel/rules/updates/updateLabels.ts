import type { UpdateGroup } from '#core/inputs/rules/sourceUpdate.ts';

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
