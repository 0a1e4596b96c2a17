/**
 * By what a list of answers for working is filtered, in the order of its parts: no permit needed, a permit by
 * right, programmes for young people, visas for remote workers; and a permit, entry refused, and unknown, which
 * have no part.
 */
export const workGroups = [
  'no_permit',
  'by_right',
  'programmes',
  'remote',
  'permit',
  'refused',
  'unknown',
] as const;

export type WorkGroup = (typeof workGroups)[number];
