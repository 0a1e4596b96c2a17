import { ADMIN_PAGE_SIZE, type MessageFilterName, messageFilters } from '#core/records/lists.ts';
import type { MessageStatus } from '#core/siteVocabulary.ts';
import { oneOf } from '#src/lib/searchParams.ts';
import type { ListFilter } from '../lists/ListFilters.tsx';
import { type ListAddress, readListAddress } from '../lists/listAddress.ts';

/** Search parameters of the inbox. */
export type MessageSearch = ListAddress & { status?: MessageFilterName | undefined };

export function readMessageSearch(search: { [name: string]: unknown }): MessageSearch {
  return { ...readListAddress(search, []), status: oneOf(search.status, messageFilters) };
}

/** The input of the list query for these search parameters. */
export function messageListInput({
  search,
  status,
  page = 1,
  size = ADMIN_PAGE_SIZE,
}: MessageSearch) {
  return { search, status, page: page - 1, pageSize: size };
}

export const statusNames: Record<MessageStatus, string> = {
  unread: 'Unread',
  read: 'Read',
  answered: 'Answered',
  archived: 'Archived',
  spam: 'Spam',
};

export const messageListFilters: readonly ListFilter[] = [
  {
    name: 'status',
    label: 'Show',
    any: 'Inbox',
    options: messageFilters.map((value) => ({
      value,
      text: value === 'all' ? 'All messages' : statusNames[value],
    })),
  },
];
