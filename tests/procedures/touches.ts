import type { Change } from '../support/site/databaseState.ts';

export type Input = {
  ids?: unknown;
  rules?: { id: number }[];
  messages?: { id: number }[];
  id?: string | number;
  source?: string;
  destinationId?: string;
  code?: string;
  email?: string;
  trashId?: string;
  page?: string | number;
};

/** Tells if a call with this input and output may make a change. */
export type Allowed = (change: Change, input: Input, output: Input) => boolean;

/** True if the input names the row of this key. */
export function isRequested(key: unknown, { id, ids, rules, messages }: Input): boolean {
  const several = [...(rules ?? []), ...(messages ?? [])].map((one) => one.id);
  return [id, ...(Array.isArray(ids) ? ids : []), ...several].some((one) => String(one) === key);
}

/** Changes of public content. */
export const content = (touches: Allowed) => ({ content: true, touches }) as const;

export const anyOf =
  (...those: Allowed[]): Allowed =>
  (...call) =>
    those.some((allowed) => allowed(...call));

/** New rows of these tables. */
export const added =
  (...tables: string[]): Allowed =>
  ({ table, kind }) =>
    tables.includes(table) && kind === 'added';

/** Any rows of these tables. */
export const anyRow =
  (...tables: string[]): Allowed =>
  ({ table }) =>
    tables.includes(table);

/** Removed rows of these tables. */
export const removedFrom =
  (...tables: string[]): Allowed =>
  ({ table, kind }) =>
    tables.includes(table) && kind === 'removed';

/** The row that the output names, added, or replaced if the same was sent before. */
export const stored =
  (table: string): Allowed =>
  (change, _input, { id }) =>
    change.table === table &&
    change.kind !== 'removed' &&
    change.key === String(id) &&
    !(change.kind === 'changed' && change.columns.includes('created_at'));

/** The requested row, changed except for its identity. */
export const replaced =
  (table: string, ...fixed: string[]): Allowed =>
  (change, { id }) =>
    change.table === table &&
    change.kind === 'changed' &&
    change.key === String(id) &&
    !change.columns.some((column) => ['created_at', ...fixed].includes(column));

/** Only these columns, and those that every change moves, of the requested rows. */
export const columns =
  (table: string, ...names: string[]): Allowed =>
  (change, input) =>
    isRequested(change.key, input) && columnsOfAny(table, ...names)(change, input, {});

/** The same of any row. */
export const columnsOfAny =
  (table: string, ...names: string[]): Allowed =>
  (change) =>
    change.table === table &&
    change.kind === 'changed' &&
    change.columns.every((column) => names.includes(column));

/** The requested rows, removed. */
export const removed =
  (table: string): Allowed =>
  (change, input) =>
    change.table === table && change.kind === 'removed' && isRequested(change.key, input);

/** Deleted records move to the trash. */
export const intoTrash = (allowed: Allowed): Allowed =>
  anyOf(
    ({ table, kind, key }, { ids }, { trashId }) =>
      table === 'trash' && kind === 'added' && (Array.isArray(ids) || key === trashId),
    allowed,
  );

/** Changes of answers are recorded with the affected answers. */
export const withAnswers = (allowed: Allowed): Allowed => anyOf(added('answer_changes'), allowed);

/** A setting. */
export const setting =
  (name: string): Allowed =>
  ({ table, key }) =>
    table === 'settings' && key === name;

/** The key that signs links, which is made once. */
export const signingKey: Allowed = (change, ...call) =>
  added('settings')(change, ...call) && change.key === 'signing-key';

/** Rows of the requested user. */
export const ofUser =
  (table: string): Allowed =>
  (change, { id }) =>
    change.table === table && change.row.user_id === id;
