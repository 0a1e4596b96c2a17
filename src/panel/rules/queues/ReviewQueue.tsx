import type { ComponentProps } from 'react';
import type { ListAddress } from '#src/panel/lists/listAddress.ts';
import { PanelTable } from '#src/panel/lists/PanelTable.tsx';
import { headingOf, useNamedRow } from './queueReturn.ts';

export type QueueProps = {
  address: ListAddress;
  /** A country's name by its code. */
  nameOf: (code: string) => string;
};

type ListProps<Row extends object> = ComponentProps<typeof PanelTable<Row>>;

/** One of several lists of a page, with its title and what to do about it. */
export function ReviewQueue<Row extends object>({
  title,
  about,
  ...list
}: Omit<ListProps<Row>, 'label'> & { id: string; title: string; about?: string }) {
  useNamedRow(list.id, list.query.data !== undefined);
  return (
    <div className="flex flex-col gap-3">
      <h2 id={headingOf(list.id)} tabIndex={-1} className="scroll-mt-4 text-xl font-semibold">
        {title}
      </h2>
      {about && <p className="text-ink-soft">{about}</p>}
      <PanelTable label={title} {...list} />
    </div>
  );
}

/** Moves the focus to a queue's title, before its row is removed with the focus inside. */
export function focusQueue(id: string): void {
  document.getElementById(headingOf(id))?.focus();
}

/**
 * Whether a decision is under way, until its rows are gone: they can't be pressed again. After every
 * change all queries are fetched anyway.
 */
export function isUnderWay(
  decision: { isPending: boolean; isSuccess: boolean },
  list: { isFetching: boolean },
): boolean {
  return decision.isPending || (decision.isSuccess && list.isFetching);
}
