import type { Change } from '../support/site/databaseState.ts';
import { procedureAt } from './table.ts';
import type { Input } from './touches.ts';

/** The changes of a successful call that its line in the table does not allow. */
export function unexpectedChanges(
  path: string,
  changes: Change[],
  input: unknown,
  output: unknown,
): Change[] {
  const { touches, content } = procedureAt(path);
  return changesBesidesLimits(path, changes).filter((change) => {
    const { table, kind } = change;
    if (table === 'content_version') return !(content && kind === 'changed');
    if (touches?.(change, (input ?? {}) as Input, (output ?? {}) as Input)) return false;
    // New entries of the history come only with a change.
    return !(table === 'history' && kind === 'added' && touches);
  });
}

/** The changes other than the counts of the limits that count a call, even if it is refused. */
export function changesBesidesLimits(path: string, changes: Change[]): Change[] {
  const { limits = [] } = procedureAt(path);
  const counting: string[] = limits;
  return changes.filter(
    ({ table, kind, row }) =>
      !(table === 'rate_limits' && kind !== 'removed' && counting.includes(String(row.name))),
  );
}
