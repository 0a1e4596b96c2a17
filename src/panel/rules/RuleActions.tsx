import { trpc } from '#src/lib/trpc.ts';
import { ExportLink } from '../importExport/ExportLink.tsx';
import { MoreActions } from '../lists/MoreActions.tsx';
import { BulkButton } from '../lists/selection/BulkButton.tsx';
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

  return (
    <>
      <BulkButton
        label="Confirm today"
        disabled={isBusy}
        onPress={() =>
          confirm.mutate({ rules: selected.map(({ id, version }) => ({ id, version })) })
        }
      />
      <MoreActions>
        <ExportLink kind="rules" ids={selected.map(({ id }) => String(id))} />
        {own.length > 0 && (
          <BulkButton
            label={own.length === selected.length ? 'Delete' : `Delete ${own.length} own`}
            className="button-danger"
            disabled={isBusy}
            onPress={() => deleteMany.mutate({ ids: own.map(({ id }) => id) })}
          />
        )}
      </MoreActions>
    </>
  );
}
