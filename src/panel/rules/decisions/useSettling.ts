import { useEffect, useRef, useState } from 'react';
import { trpc } from '#src/lib/trpc.ts';
import type { Decision } from './decisionLabels.ts';
import { idOfRow, neighbourOf, show } from './decisionRows.ts';

export type Settling = ReturnType<typeof useSettling>;

/**
 * Settles decisions of the list. A row is gone as soon as it is settled, and the focus on the next: one
 * needn't wait for the answer. It comes back where settling fails. `updatedAt` is the list's.
 */
export function useSettling(updatedAt: number) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const pending = useRef(0);
  const settleMany = trpc.decision.settle.useMutation();
  const closeReports = trpc.rule.closeReports.useMutation();
  const carriedOver = trpc.visaRequirement.settleCarriedOver.useMutation();
  const copies = {
    transit_policy: {
      keep: trpc.transitPolicy.keep.useMutation(),
      delete: trpc.transitPolicy.delete.useMutation(),
    },
    work_area: {
      keep: trpc.workArea.keep.useMutation(),
      delete: trpc.workArea.delete.useMutation(),
    },
  };
  const checkPage = trpc.linkCheck.checkAgain.useMutation();

  // The list's rows are those that are left, once it was fetched after the last decision.
  useEffect(() => {
    if (updatedAt > 0 && pending.current === 0) setGone(new Set());
  }, [updatedAt]);

  async function run(
    decisions: readonly Decision[],
    button: HTMLElement,
    decide: () => Promise<unknown>,
  ): Promise<void> {
    const ids = decisions.map(idOfRow);
    const rows = [...document.querySelectorAll('main [data-list-row]')];
    const last = rows.findLast(({ id }) => ids.includes(id));
    const next = neighbourOf(last ?? button.closest('[data-list-row]'));
    setGone((before) => new Set([...before, ...ids]));
    show(next);
    pending.current += 1;
    try {
      await decide();
    } catch {
      // The failure is reported as that of every change.
      setGone((before) => new Set([...before].filter((id) => !ids.includes(id))));
    } finally {
      pending.current -= 1;
    }
  }

  return {
    isGone: (decision: Decision) => gone.has(idOfRow(decision)),

    /** Uses a side of decisions of one country, in one step; see `decisionsSettle`. */
    settle: (use: 'read' | 'other', decisions: readonly Decision[], button: HTMLElement) =>
      run(decisions, button, () =>
        settleMany.mutateAsync({
          use,
          decisions: decisions.flatMap(({ toSettle }) => toSettle ?? []),
        }),
      ),

    /** Confirms some rules of a decision. */
    confirm: (decision: Decision, rules: { id: number; version: number }[], button: HTMLElement) =>
      run([decision], button, () =>
        settleMany.mutateAsync({ use: 'read', decisions: [{ kind: 'rules', rules }] }),
      ),

    close: (decisions: readonly Decision[], button: HTMLElement) =>
      run(decisions, button, () =>
        closeReports.mutateAsync({ ids: decisions.flatMap(({ report }) => report?.id ?? []) }),
      ),

    settleCarriedOver: (
      decision: 'confirm' | 'put_back',
      decisions: readonly Decision[],
      button: HTMLElement,
    ) =>
      run(decisions, button, () =>
        carriedOver.mutateAsync({
          decision,
          ids: decisions.flatMap(({ requirement }) => requirement?.id ?? []),
        }),
      ),

    keepCopy: (
      decision: Decision,
      { of, id, version }: NonNullable<Decision['copy']>,
      button: HTMLElement,
    ) => run([decision], button, () => copies[of].keep.mutateAsync({ id, version })),

    deleteCopy: (
      decision: Decision,
      { of, id }: NonNullable<Decision['copy']>,
      button: HTMLElement,
    ) => run([decision], button, () => copies[of].delete.mutateAsync({ id })),

    /** Checks a lost page again, which leaves the list only where it is found. */
    checkPage: (address: string) => checkPage.mutate({ address }),
    isChecking: checkPage.isPending,
  };
}
