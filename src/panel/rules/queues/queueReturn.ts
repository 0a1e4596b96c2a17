import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { oneOf, textIn } from '#src/lib/searchParams.ts';
import { useStoredListSearch } from '#src/panel/lists/listState.ts';

/** The queues of the page Review whose rows are settled on another page. */
export const settledElsewhere = [
  'reports',
  'updates',
  'superseded',
  'disagreements',
  'excepted',
] as const;

/** For the address of a form that settles a row: its queue, and the row to go on with. */
export type FromQueue = {
  queue?: (typeof settledElsewhere)[number] | undefined;
  next?: string | undefined;
};

/** Above the longest key of a row. */
const ROW_MAX = 200;

export function readFromQueue(search: { [name: string]: unknown }): FromQueue {
  return { queue: oneOf(search.queue, settledElsewhere), next: textIn(search.next, ROW_MAX) };
}

/** Leads back to a queue, at the row to go on with; undefined for a form opened elsewhere. */
export function useBackToQueue({ queue, next }: FromQueue) {
  const search = useStoredListSearch('/admin/rules/review');
  if (!queue) return undefined;
  return { to: '/admin/rules/review', search, hash: next ?? headingOf(queue) } as const;
}

/** The id of a queue's title. */
export function headingOf(queue: string): string {
  return `${queue}-heading`;
}

/** The id of a row's link, by which a form leads back to it. */
export function idOfRow(queue: string, key: string | number): string {
  return `${queue} ${key}`.replace(/[^\w-]+/g, '-');
}

/** The id of the row after this one, else of the one before; undefined for the only one. */
export function nextRow<Row>(
  queue: string,
  rows: readonly Row[],
  row: Row,
  keyOf: (row: Row) => string | number,
): string | undefined {
  const at = rows.indexOf(row);
  const next = rows[at + 1] ?? rows[at - 1];
  return next && idOfRow(queue, keyOf(next));
}

/**
 * Moves the focus to the row that the address names, once its list is there: the panel does so only
 * for what the page has at first.
 */
export function useNamedRow(queue: string, isLoaded: boolean): void {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  useEffect(() => {
    if (!isLoaded || !hash.startsWith(`${queue}-`)) return;
    show(document.getElementById(hash) ?? titleOf(queue));
  }, [queue, isLoaded, hash]);
}

/**
 * Moves the focus from a pressed button to the next row, else to the one before it, else to the
 * queue's title: its own row is about to be removed with the focus inside.
 */
export function focusNextRow(button: HTMLElement, queue: string): void {
  const row = button.closest('[data-list-row]');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  show(next instanceof HTMLElement ? next : titleOf(queue));
}

function titleOf(queue: string): HTMLElement | null {
  return document.getElementById(headingOf(queue));
}

function show(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
