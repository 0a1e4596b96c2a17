import { type HistoryEntity, historyEntities } from '#core/records/history.ts';
import { dayIn, oneOf, rowIdIn, textIn } from '#src/lib/searchParams.ts';
import { readListAddress } from '../lists/listAddress.ts';

/** Search parameters of the history. */
export type HistorySearch = {
  /** An account's id, or `command`, `site` or `visitor`. */
  by?: string | undefined;
  entity?: HistoryEntity | undefined;
  from?: string | undefined;
  to?: string | undefined;
} & HistoryPart;

/** The page that is shown. */
export type HistoryPart = {
  /** Only entries older than this one. */
  before?: number | undefined;
  /** Entries per page. */
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
