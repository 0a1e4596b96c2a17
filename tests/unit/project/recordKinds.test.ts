import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recordKindNames } from '#core/records/files.ts';
import { recordWords } from '#core/records/kinds.ts';
import { recordKinds } from '#server/records/kinds.ts';
import { appRouter } from '#server/trpc/appRouter.ts';
import { undoHooksOf } from '#server/undo/hooksOf.ts';
import { procedureAt } from '../../procedures/table.ts';
import { tableRows } from '../../support/documents/markdown.ts';

const internals = readFileSync(join(import.meta.dirname, '../../../docs/internals.md'), 'utf8');

const rows = tableRows(internals, 'Records').map(([kind = '', router = '', ...cells]) => ({
  kind,
  router: router.replaceAll('`', ''),
  cells,
}));

/** The kinds of records with services of their own, as named in the history. */
const others = {
  destination: 'destination',
  visaRequirement: 'visa_requirement',
  rule: 'rule',
} as const;

const procedures = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { inputs: { shape?: object }[] } }
>;

test('every kind of the record store is in the table of features', () => {
  const nouns = recordKinds.map(({ entity }) => recordWords[entity].noun[0]);
  expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(nouns));
  expect(rows).toHaveLength(nouns.length + Object.keys(others).length);
});

describe.each(rows)('the row of the kind $kind', ({ kind, router, cells }) => {
  const entity =
    recordKinds.find((one) => recordWords[one.entity].noun[0] === kind)?.entity ??
    others[router as keyof typeof others];

  test('names each feature, or why it is missing', () => {
    const [trash, versions, many, key, file = '', who] = cells;
    const hasKey = 'creationKey' in (procedures[`${router}.create`]?._def.inputs[0]?.shape ?? {});
    expect([trash, versions, many, key].map((cell) => cell === 'yes')).toEqual([
      undoHooksOf(entity).undelete !== undefined,
      undoHooksOf(entity).revertible !== undefined,
      `${router}.deleteMany` in procedures,
      hasKey,
    ]);
    const name = file.replaceAll('`', '');
    expect(recordKindNames.some((one) => one === name)).toBe(!file.startsWith('no: '));
    expect(who).toBe(`${procedureAt(`${router}.update`).role}s`);
    for (const cell of cells) expect(cell).toMatch(/^(yes|`[a-z-]+`|editors|no: .{10,})$/);
  });
});

test('what the store does not record is in the table of what records itself, with the reason', () => {
  const table = tableRows(internals, 'Recorded changes');
  const places = table.map(([place = '']) => place.replaceAll('`', ''));
  const server = join(import.meta.dirname, '../../../server');
  const recording = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.ts') && !/^records\/(store|hooksOfKind|recorded)\.ts$/.test(file),
    )
    .filter((file) => !/(recordChange|moveToTrash)\.ts$/.test(file))
    .filter((file) =>
      /\b(recordChanges?|moveToTrash)\(/.test(readFileSync(join(server, file), 'utf8')),
    )
    .map((file) => `server/${file}`);
  const placeOf = (file: string) => places.find((place) => file.startsWith(place));
  expect(recording.filter((file) => placeOf(file) === undefined)).toEqual([]);
  expect([...new Set(recording.map(placeOf))].sort()).toEqual(places);
  for (const [, reason = ''] of table) expect(reason).toMatch(/.{20,}/);
});
