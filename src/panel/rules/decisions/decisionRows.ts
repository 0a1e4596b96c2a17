import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { DecisionKind } from '#core/rules/decisions.ts';
import { ONLY_LIST } from '#src/panel/lists/listAddress.ts';

/** The titles of the lists that there was one of for each kind, in former addresses. */
const formerLists: { [hash: string]: DecisionKind } = {
  'reports-heading': 'report',
  'carried-over-heading': 'carried_over',
  'updates-heading': 'update',
  'copied-policies-heading': 'copy',
  'superseded-heading': 'superseded',
  'disagreements-heading': 'disagreement',
  'excepted-heading': 'excepted',
  'overruled-heading': 'overruled',
  'lost-heading': 'lost_page',
  'asked-heading': 'asked',
  'stale-heading': 'stale',
};

/** The id of a decision's row. */
export function idOfRow({ kind, key }: { kind: string; key: string }): string {
  return `${kind} ${key}`.replace(/[^\w-]+/g, '-');
}

/**
 * Moves the focus to the row that the address names, else to the list, once that is there: the
 * panel does so only for what the page has at first.
 */
export function useNamedRow(isLoaded: boolean): void {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const navigate = useNavigate();
  const former = formerLists[hash];
  useEffect(() => {
    if (former) void navigate({ to: '.', search: { kind: former }, replace: true });
  }, [former, navigate]);
  useEffect(() => {
    if (isLoaded && hash) show(document.getElementById(hash) ?? listOfPage());
  }, [isLoaded, hash]);
}

/** The row after this one, else the one before it, else the list. */
export function neighbourOf(row: Element | null | undefined): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-list-row]')].filter(
    // Not those in what is folded.
    (one) => one === row || one.checkVisibility(),
  );
  const at = row instanceof HTMLElement ? rows.indexOf(row) : -1;
  return rows[at + 1] ?? rows[at - 1] ?? listOfPage();
}

export function show(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}

function listOfPage(): HTMLElement | null {
  return document.getElementById(ONLY_LIST);
}
