import { accesses, type RestrictionKind } from '../vocabulary.ts';
import { easeRank, listedAccess, type ShownAccess } from './access.ts';
import type { EntryAnswer } from './entryAnswer.ts';

/** What the verdict of an answer shows. */

/** The names of what is shown in the page's styles and on its machine line, where they are others. */
const statusNames: Partial<Record<ShownAccess | 'doubtful', string>> = {
  visa_on_arrival: 'on-arrival',
  visa_required: 'in-advance',
  suspended: 'restricted',
};

/** The name of what a verdict shows in the page's styles and on its machine line: `visa-free`. */
export function statusName(status: ShownAccess | 'doubtful'): string {
  return statusNames[status] ?? status.replaceAll('_', '-');
}

/** What the verdict of an answer depends on; nothing is restricted by default. */
export type Judged = Pick<EntryAnswer, 'access'> & {
  restriction?: { kind: RestrictionKind } | null | undefined;
};

/** What the verdict of an answer shows: its access, unless a restriction precedes it. */
export function statusOf({ access, restriction }: Judged): ShownAccess {
  return listedAccess({ access, suspended: Boolean(restriction) }) ?? 'unknown';
}

/** A stable comparison by ease of entry; unknown has no rank and sorts last. */
export function byEaseOfEntry(a: { status: ShownAccess }, b: { status: ShownAccess }): number {
  return rankOf(a) - rankOf(b);
}

function rankOf({ status }: { status: ShownAccess }): number {
  return status === 'unknown' ? accesses.length : easeRank(status);
}
