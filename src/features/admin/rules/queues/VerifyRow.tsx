import { Link } from '@tanstack/react-router';
import { Check, Eye } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import { reports } from '../../reports.ts';
import { RuleDetail } from '../RuleTable.tsx';
import { accessNames, type RuleSource, type StoredRule, stayOf, stayText } from '../ruleLabels.ts';
import { SourceText } from '../SourceText.tsx';

/** The key that confirms the row that has the focus. */
const CONFIRM_KEY = 'c';

/**
 * One rule of the re-verify queue. Its button, or the key while the focus is in the row (WCAG 2.1.4),
 * confirms it with today's date; the focus moves on to the next row.
 */
export function VerifyRow({
  rule,
  pair,
  sources,
  children,
}: {
  rule: StoredRule;
  /** The pair as people read it, also the row's name. */
  pair: string;
  sources: RuleSource[];
  /** What else the queue knows of the rule. */
  children?: ReactNode;
}) {
  const utils = trpc.useUtils();
  const confirm = trpc.rule.confirm.useMutation({
    meta: { report: reports.confirmRule },
    onSettled: () => void utils.invalidate(),
  });

  function confirmAndMoveOn(row: Element | null) {
    if (confirm.isPending || confirm.isSuccess) return;
    neighbourOf(row)?.focus();
    confirm.mutate({ id: rule.id, version: rule.version });
  }

  const row = useRef<HTMLElement>(null);
  useConfirmKey(row);

  return (
    <article
      ref={row}
      aria-label={pair}
      tabIndex={-1}
      data-list-row
      className="card flex flex-wrap items-center gap-x-4 gap-y-2 p-4"
    >
      <div className="flex min-w-0 grow basis-56 flex-col">
        <h3 className="font-semibold">{pair}</h3>
        <span>
          {accessNames[rule.access]}, {stayText(stayOf(rule)).toLowerCase()}
        </span>
        <RuleDetail rule={rule} />
        {children}
      </div>
      <div className="min-w-0 grow basis-56">
        <SourceText of={rule} sources={sources} />
      </div>
      <div className="flex items-center gap-1">
        <Link
          to="/admin/rules/$ruleId"
          params={{ ruleId: String(rule.id) }}
          className="icon-button"
          aria-label={`See ${pair}`}
          title="See"
        >
          <Eye aria-hidden="true" className="size-5" />
        </Link>
        <button
          type="button"
          data-confirms
          aria-keyshortcuts={CONFIRM_KEY}
          disabled={confirm.isPending || confirm.isSuccess}
          className="button-quiet"
          aria-label={`Confirm ${pair}`}
          onClick={({ currentTarget }) => confirmAndMoveOn(currentTarget.closest('article'))}
        >
          <Check aria-hidden="true" className="size-5" />
          Confirm
        </button>
      </div>
    </article>
  );
}

/** Presses the row's button for the key, as SaveBar does for its own. */
function useConfirmKey(row: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = row.current;
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.key.toLowerCase() !== CONFIRM_KEY) return;
      event.preventDefault();
      element?.querySelector<HTMLElement>('[data-confirms]')?.click();
    }
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [row]);
}

/** The next row's button, else the one before, else the heading of the list. */
function neighbourOf(row: Element | null): HTMLElement | null | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-confirms]:not(:disabled)')];
  const at = rows.findIndex((button) => row?.contains(button));
  return rows[at + 1] ?? rows[at - 1] ?? document.querySelector<HTMLElement>('h1');
}
