import { type HistoryEntity, historyEntities } from '../../../../server/schemas/admin/history.ts';
import { dayIn, oneOf, rowIdIn, textIn } from '../../../lib/searchParams.ts';
import { readListAddress } from '../lists/listAddress.ts';

/** Which part of the history is shown, as the address says. */
export type HistorySearch = {
  /** An account's id, or `command`, `site` or `visitor`. */
  by?: string | undefined;
  entity?: HistoryEntity | undefined;
  from?: string | undefined;
  to?: string | undefined;
} & HistoryPart;

/** Which page is shown. */
export type HistoryPart = {
  /** Older than this entry. */
  before?: number | undefined;
  /** Entries of a page. */
  size?: number | undefined;
};

const ID_MAX = 200;

export function readHistorySearch(search: { [name: string]: unknown }): HistorySearch {
  return {
    by: textIn(search.by, ID_MAX),
    entity: oneOf(search.entity, Object.keys(historyEntities) as HistoryEntity[]),
    from: dayIn(search.from),
    to: dayIn(search.to),
    ...readHistoryPart(search),
  };
}

export function readHistoryPart(search: { [name: string]: unknown }): HistoryPart {
  return { before: rowIdIn(search.before), size: readListAddress(search, []).size };
}
