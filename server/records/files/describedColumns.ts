import type { CellForm, FileColumn } from './fileColumns.ts';
import { fileColumns, type RecordKind } from './recordKind.ts';

const forms: Record<CellForm, string> = {
  text: 'Text',
  number: 'Number with a point, like 4.5',
  flag: 'true or false',
  list: 'Texts with | between them; \\| is the character itself',
  json: 'JSON, as in a file of JSON',
};

/** The columns of a file, with a description of their cells' content. */
export function describedColumns(kind: RecordKind): { name: string; content: string }[] {
  return fileColumns(kind).map((column) => ({
    name: column.name,
    content: describedContent(kind, column),
  }));
}

function describedContent(
  { noun }: RecordKind,
  { name, form, words, nullable, optional }: FileColumn,
): string {
  if (name === 'id') return `Which ${noun} the row is of; empty: a new one`;
  if (name === 'version') {
    return `As it was exported: a ${noun} that was saved since is not overwritten; empty: it is`;
  }
  const what = words
    ? `${words.join(', ')}${form === 'list' ? ' (| between them)' : ''}`
    : forms[form];
  return nullable || optional ? `${what}; may be empty` : what;
}
