import * as z from 'zod/mini';
import { partialDate } from '../partialDate.ts';
import { page, rowId } from '../text.ts';
import { sourceId } from './administratorRule.ts';

/** Kinds of changes of a fetched file, in the order of review. */
export const updateGroups = [
  'easier',
  'longer',
  'harder',
  'shorter',
  'new',
  'removed',
  'other',
  'page',
  'unknownSite',
] as const;

export type UpdateGroup = (typeof updateGroups)[number];

/** Changes per page. */
export const UPDATES_OF_PAGE = 50;

const updateGroup = z.enum(updateGroups);

/** The changes of a fetched file, of one group. */
export const updateChanges = z.strictObject({ source: sourceId, group: updateGroup, page });

/** What the reviewer saw: the file, and the edition with which it was compared. */
const reviewed = {
  source: sourceId,
  fileHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
};

export const updateApply = z.strictObject({
  ...reviewed,
  replaces: z.nullable(rowId),
  /** Without groups, the whole file. */
  groups: z.optional(z.array(updateGroup).check(z.minLength(1), z.maxLength(updateGroups.length))),
  /** The date of a file without one. */
  date: z.optional(partialDate),
});

export const updateRefuse = z.strictObject(reviewed);
