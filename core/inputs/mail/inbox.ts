import * as z from 'zod/mini';
import { messageFilters, ROWS_AT_ONCE, SEARCH_MAX } from '#core/records/lists.ts';
import { messageStatuses } from '#core/siteVocabulary.ts';
import { pageSize } from '../panel/panelList.ts';
import { id, optionalText, page, requiredText, rowId } from '../text.ts';
import { isOneLine } from './mail.ts';

const filter = {
  status: z.optional(z.enum(messageFilters)),
  search: z.optional(optionalText(SEARCH_MAX)),
};

export const messageList = z.strictObject({ ...filter, page, pageSize });

/** The messages to export. */
export const messageExport = z.object(filter);

export const messageById = z.strictObject({ id: rowId });

/** Identifies a message: SQLite reuses the id of a deleted one. */
export const sameMessage = z.strictObject({ id: rowId, createdAt: id });

export const messageStatusChange = z.strictObject({
  messages: z.array(sameMessage).check(z.minLength(1), z.maxLength(ROWS_AT_ONCE)),
  status: z.enum(messageStatuses),
});

export const messageReply = z.strictObject({
  subject: requiredText('Subject is required', 200).check(
    z.refine(isOneLine, 'Remove the line break'),
  ),
  text: requiredText('Text is required', 20_000),
});

export const messageReplyTo = z.strictObject({
  message: sameMessage,
  /** The number of replies when this one was begun. */
  repliesBefore: z.int().check(z.minimum(0), z.maximum(2 ** 31)),
  fields: messageReply,
});
