import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/Button.tsx';
import { ExportLink } from '../importExport/ExportLink.tsx';
import { EDITORS, type StoredRule } from './ruleLabels.ts';

/**
 * Bulk actions for rules: applied to all of them or, if one fails, to none. Imported rules can be
 * confirmed and exported; only this site's own can be deleted.
 */
export function RuleActions({ selected, done }: { selected: StoredRule[]; done: () => void }) {
  const confirm = trpc.rule.confirmMany.useMutation({ onSuccess: done });
  const deleteMany = trpc.rule.deleteMany.useMutation({ onSuccess: done });
  const own = selected.filter(({ sourceId }) => sourceId === EDITORS);
  const isBusy = confirm.isPending || deleteMany.isPending;

  function askAndConfirm() {
    if (!window.confirm(`Have you seen today that ${these(selected.length)} true?`)) return;
    confirm.mutate({ rules: selected.map(({ id, version }) => ({ id, version })) });
  }

  function askAndDelete() {
    if (!window.confirm(deleteQuestion(own.length, selected.length - own.length))) return;
    deleteMany.mutate({ ids: own.map(({ id }) => id) });
  }

  return (
    <>
      <Button disabled={isBusy} onClick={askAndConfirm}>
        Confirm today
      </Button>
      <ExportLink kind="rules" ids={selected.map(({ id }) => String(id))} />
      {own.length > 0 && (
        <Button className="button-danger" disabled={isBusy} onClick={askAndDelete}>
          Delete
        </Button>
      )}
    </>
  );
}

function these(count: number): string {
  return count === 1 ? 'what this rule says is' : `what these ${count} rules say is`;
}

function deleteQuestion(own: number, imported: number): string {
  const question =
    own === 1
      ? 'Are you sure you want to delete this rule?'
      : `Are you sure you want to delete these ${own} rules?`;
  return [
    question,
    '',
    'Other sources answer then.',
    ...(imported === 0 ? [] : [`What is imported stays: ${imported} of those selected.`]),
  ].join('\n');
}
