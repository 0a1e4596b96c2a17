import { expect, test } from 'vitest';
import { RECORD_ROWS_MAX } from '#core/records/files.ts';
import { csvRows } from '#server/files/csvRows.ts';
import { bytesOfText } from '#server/files/fileBytes.ts';

const limit = { maxBytes: 10_000_000, tooLarge: 'Too large' };

const rowsOf = (text: string) => csvRows(bytesOfText(Buffer.from(text), limit));

test('a CSV may use several line endings', async () => {
  const rows = [];
  for await (const { fields, row } of rowsOf('id,name\r\na,"x\ny"\nb,B\n\r\nc,C'))
    rows.push([row, ...fields]);
  expect(rows).toEqual([
    [1, 'id', 'name'],
    [2, 'a', 'x\ny'],
    [3, 'b', 'B'],
    [5, 'c', 'C'],
  ]);
});

test.each([
  'sep=;\nid;name\na;A,B',
  '\uFEFFsep=,\r\nid,name\r\na,"A,B"',
  '"sep=,"\nid,name\na,"A,B"',
])('a first line that names the delimiter is no row: %j', async (text) => {
  const rows = [];
  for await (const { fields, row } of rowsOf(text)) rows.push([row, ...fields]);
  expect(rows).toEqual([
    [2, 'id', 'name'],
    [3, 'a', 'A,B'],
  ]);
});

test.each([
  ['UTF-16 without a mark', Buffer.from('id,name\na,A', 'utf16le')],
  ['UTF-16 with a mark', Buffer.from('\uFEFFid,name\n甲,乙', 'utf16le')],
  ['UTF-16, the other way round', Buffer.from('id,name\na,A', 'utf16le').swap16()],
])('a file in %s is named as such', (_what, file) => {
  expect(() => bytesOfText(file, limit)).toThrow('The file is UTF-16 text');
});

test('empty lines count towards the most rows, and are no rows', async () => {
  const rows = [];
  for await (const { row } of rowsOf(`id\n${'\n'.repeat(RECORD_ROWS_MAX - 1)}a\n`)) rows.push(row);
  expect(rows).toEqual([1, RECORD_ROWS_MAX + 1]);
  await expect(async () => {
    for await (const _row of rowsOf(`sep=,\nid\n${'\n'.repeat(RECORD_ROWS_MAX + 1)}`));
  }).rejects.toThrow('The file has more than 100,000 rows');
});
