import * as z from 'zod/mini';
import { ADMIN_PAGE_SIZE, ROWS_AT_ONCE } from '#core/records/lists.ts';
import { id, page } from '../text.ts';

export const trashList = z.strictObject({
  page,
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(100)), ADMIN_PAGE_SIZE),
});

/** The ids that a delete returned: one record, or a bulk delete's. */
export const trashRestore = z.strictObject({
  ids: z.array(id).check(z.minLength(1), z.maxLength(ROWS_AT_ONCE)),
});

export const trashById = z.strictObject({ id });

/** How long deleted records can be restored. */
export const DAYS_IN_TRASH = 30;
