import { type AnswerAccess, accesses } from '../vocabulary.ts';

/** What lists, counts and maps show: the access, or the suspension that precedes it; null if unknown. */
export type ListedAccess = AnswerAccess | 'suspended' | null;

/** What verdicts and rows show: unknown is a status of its own, never "no visa needed". */
export type ShownAccess = NonNullable<ListedAccess> | 'unknown';

export function listedAccess({
  access,
  suspended,
}: {
  access: AnswerAccess | null;
  suspended: boolean;
}): ListedAccess {
  return suspended ? 'suspended' : access;
}

/**
 * The rank of an access, 0 for the easiest. The own country is easier than any; where entry or visas
 * are suspended, only no admission is harder.
 */
export function easeRank(access: NonNullable<ListedAccess>): number {
  if (access === 'own_country') return -1;
  return access === 'suspended' ? accesses.indexOf('no_admission') - 0.5 : accesses.indexOf(access);
}
