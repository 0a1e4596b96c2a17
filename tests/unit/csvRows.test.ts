import { expect, test } from 'vitest';
import { csvRows } from '../../server/services/fileImport/csvRows.ts';

test('a CSV may use several line endings', async () => {
  const rows = [];
  for await (const { fields, row } of csvRows('id,name\r\na,"x\ny"\nb,B\n\r\nc,C'))
    rows.push([row, ...fields]);
  expect(rows).toEqual([
    [1, 'id', 'name'],
    [2, 'a', 'x\ny'],
    [3, 'b', 'B'],
    [5, 'c', 'C'],
  ]);
});
