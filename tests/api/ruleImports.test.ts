import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { addMissingCountries } from '../../db/queries/countries.ts';
import { sampleCountries } from '../../db/seed/countries.ts';
import { findAnswer } from '../../server/services/entryRules/findAnswer.ts';
import { applyImport, prepareImport } from '../../server/services/ruleImport/importEdition.ts';
import { removeSource } from '../../server/services/ruleImport/removeSource.ts';
import { recordingChanges } from '../../server/services/rules/changedAnswers.ts';
import { createRuleImports } from '../../server/services/rules/ruleImports.ts';
import { addRules, addSource } from '../fixtures/entryRules.ts';
import { editionOf, type MadeUpEdition, tidyCsv } from '../fixtures/madeUpEdition.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const codes = sampleCountries.slice(0, 40).map(({ code }) => code);
const bytes = (text: string) => new TextEncoder().encode(text);
const fileOf = (edition: MadeUpEdition) => bytes(JSON.stringify(edition));
const asWhole = { date: '2026-02-17', partial: false };

async function start() {
  const path = `${temporaryFolder()}/landfall.sqlite`;
  const open = () => {
    const db = openDatabase(path);
    onTestFinished(() => db.destroy());
    return db;
  };
  const db = open();
  await migrateToLatest(db);
  await addMissingCountries(db, sampleCountries);
  const answer = async (passport: string, destination: string) => {
    const { access, stay } = await findAnswer(db, { passport, destination, purpose: 'tourist' });
    return { access, days: stay?.number };
  };
  return { db, open, answer };
}

test('of two imports at once the later one wins, whole, and the other is told', async () => {
  const { db, open, answer } = await start();
  // Long enough to go on after the other has ended, which takes the id of the edition it removed.
  const many = sampleCountries.slice(0, 100).map(({ code }) => code);
  const first = await prepareImport(db, fileOf(editionOf(many, 30)), asWhole);
  const other = open();
  const second = await prepareImport(other, fileOf(editionOf(codes.slice(0, 10), 60)), asWhole);
  let winner: Promise<number> | undefined;
  let stored = 0;
  const onProgress = (done: number) => {
    stored = done;
    winner ??= applyImport(other, second, { by: 'Bo' });
  };
  await expect(applyImport(db, first, { by: 'Ana', onProgress })).rejects.toThrow(
    'Another import began meanwhile',
  );
  expect(stored).toBeLessThan(first.rules.length);
  const edition = await winner;
  expect(await answer('AD', 'AE')).toEqual({ access: 'visa_free', days: 60 });
  const counts = await db
    .selectFrom('rule_editions')
    .leftJoin('entry_rules', 'edition_id', 'rule_editions.id')
    .select((eb) => ['rule_editions.id', 'imported_by', 'state', eb.fn.countAll().as('rules')])
    .groupBy('rule_editions.id')
    .execute();
  expect(counts).toEqual([{ id: edition, imported_by: 'Bo', state: 'ready', rules: 10 * 9 }]);
});

test('an import is refused when the edition it was compared with is no longer current', async () => {
  const { db, answer } = await start();
  const late = await prepareImport(db, fileOf(editionOf(codes, 30)), asWhole);
  const early = await prepareImport(db, fileOf(editionOf(codes, 60)), asWhole);
  await applyImport(db, early, { by: 'Ana' });
  await expect(applyImport(db, late, { by: 'Bo' })).rejects.toThrow('became current meanwhile');
  expect(await answer('AD', 'AE')).toMatchObject({ days: 60 });
  const { count } = await db
    .selectFrom('entry_rules')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(40 * 39);
});

test('an administrator previews an import, page by page, and applies it', async () => {
  const { db, answer } = await start();
  const imports = createRuleImports(db);
  const done = async (id: string) => {
    while (imports.progress(id).state === 'applying') await wait(5);
    return imports.progress(id);
  };
  const edition = editionOf(codes, 30);
  const first = await imports.preview(fileOf(edition), asWhole);
  expect(first).toMatchObject({ counts: { new: 1560 }, objection: { asItIs: null } });
  imports.apply(first.id, { skipRefused: false, by: 'ana@example.com' });
  expect(imports.progress(first.id)).toEqual({ state: 'applying', done: 0, total: 1560 });
  await expect(imports.preview(fileOf(edition), asWhole)).rejects.toThrow('is being applied');
  expect(await done(first.id)).toEqual({ state: 'applied', edition: 1 });

  const changed = Object.fromEntries(codes.slice(1).map((code) => [`${code}>AD`, 'e-visa']));
  const text = tidyCsv(edition, { ...changed, 'AD>AE': '60', 'AE>AF': 'covid ban' });
  const second = await imports.preview(bytes(text), asWhole);
  expect(second).toMatchObject({
    counts: { changed: 40, refused: 1 },
    destinations: [
      { destination: 'AD', changes: 39 },
      { destination: 'AE', changes: 1 },
    ],
    refused: [{ passport: 'AE', destination: 'AF', value: 'covid ban' }],
    objection: { asItIs: expect.stringContaining('refused'), skippingRefused: null },
  });
  expect(imports.changes(second.id, { page: 1 }).total).toBe(40);
  expect(imports.changes(second.id, { destination: 'AE', page: 1 }).items).toMatchObject([
    { passport: 'AD', after: { stay: { number: 60 } } },
  ]);
  expect(imports.table(second.id).split('\n')).toHaveLength(42);
  expect(() => imports.apply(second.id, { skipRefused: false, by: 'Ana' })).toThrow('refused');
  expect(await answer('AE', 'AD')).toMatchObject({ access: 'visa_free' });
  imports.apply(second.id, { skipRefused: true, by: 'ana@example.com' });
  expect(await done(second.id)).toEqual({ state: 'applied', edition: 2 });
  expect(await answer('AE', 'AD')).toMatchObject({ access: 'e_visa' });
  expect(await answer('AE', 'AF')).toMatchObject({ access: 'visa_free', days: 30 });
});

test('only the newest preview is there', async () => {
  const { db } = await start();
  const imports = createRuleImports(db);
  const { id } = await imports.preview(fileOf(editionOf(codes, 30)), asWhole);
  await imports.preview(fileOf(editionOf(codes, 60)), asWhole);
  expect(() => imports.progress(id)).toThrow('Preview not found');
});

test('all answers that a removed source gave are recorded, however many', async () => {
  const { db } = await start();
  const many = sampleCountries.slice(0, 60).map(({ code }) => code);
  await applyImport(db, await prepareImport(db, fileOf(editionOf(many, 30)), asWhole), {
    by: 'Ana',
  });
  expect(await removeSource(db, 'passport-index')).toMatchObject({ rules: 60 * 59 });
  const recorded = await db
    .selectFrom('answer_changes')
    .select((eb) => ['cause', 'access_before', 'access_after', eb.fn.countAll().as('count')])
    .groupBy(['cause', 'access_before', 'access_after'])
    .execute();
  expect(recorded).toEqual([
    { cause: 'removal', access_before: 'visa_free', access_after: null, count: 60 * 59 },
  ]);
});

test('an edit records the answers that it changes, each once, and no others', async () => {
  const { db } = await start();
  const file = fileOf(editionOf(codes, 30));
  await applyImport(db, await prepareImport(db, file, asWhole), { by: 'Ana' });
  await addSource(db, { id: 'editors', kind: 'administrator' });
  const rule = { destination: 'AD', access: 'visa_free', stay_unit: 'days' } as const;
  const rules = [
    { ...rule, passport: 'AE', stay_number: 60 },
    { ...rule, passport: 'AF', stay_number: 30 },
  ];
  const pairs = rules.map((of) => ({ ...of, purpose: 'tourist' as const }));
  await db
    .transaction()
    .execute((trx) =>
      recordingChanges(trx, [...pairs, ...pairs], () =>
        addRules(trx, { sourceId: 'editors', editionId: null }, rules),
      ),
    );
  const recorded = await db.selectFrom('answer_changes').selectAll().execute();
  expect(recorded).toMatchObject([
    {
      cause: 'edit',
      passport: 'AE',
      destination: 'AD',
      source_title: "This site's editors",
      access_before: 'visa_free',
      stay_number_before: 30,
      access_after: 'visa_free',
      stay_number_after: 60,
    },
  ]);
});
