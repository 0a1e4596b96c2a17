import { expect, onTestFinished, test, vi } from 'vitest';
import { isDomestic } from '#core/countries/territories.ts';
import { DAY_MS } from '#core/dates.ts';
import { openDatabase } from '#db/client.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { readContentVersion } from '#db/queries/contentVersion.ts';
import { addMissingCountries } from '#db/queries/countries.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { recordingChanges } from '#server/answers/changedAnswers.ts';
import { comparePairs } from '#server/answers/facts/countries.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { Conflict } from '#server/errors.ts';
import { deleteOldImports } from '#server/files/importer.ts';
import { rollBack } from '#server/rules/editions/currentEdition.ts';
import { applyImport, prepareImport } from '#server/rules/editions/importEdition.ts';
import { removeSource } from '#server/rules/editions/removeSource.ts';
import { createRuleImports } from '#server/rules/editions/ruleImports.ts';
import { installShippedRules } from '#server/rules/editions/shippedRules.ts';
import { removeStagedEditions } from '#server/rules/editions/stagedEditions.ts';
import { addRules, addSource } from '../../fixtures/entryRules.ts';
import { editionOf, type MadeUpEdition, tidyCsv } from '../../fixtures/madeUpEdition.ts';
import { TEST_LIMIT_MS } from '../../runnerLimits.ts';
import { eventually } from '../../support/eventually.ts';
import { holdWrites } from '../../support/site/otherProcess.ts';
import { newDatabaseAddress } from '../../support/site/preparedDatabases.ts';
import { stopClock } from '../../support/stoppedClock.ts';

const codes = sampleCountries.slice(0, 26).map(({ code }) => code);
/** Enough for an import in twenty transactions: 9,900 rules. */
const manyCodes = sampleCountries.slice(0, 100).map(({ code }) => code);
const fileOf = (edition: MadeUpEdition) => Buffer.from(JSON.stringify(edition));
const asWhole = { date: '2026-02-17', partial: false };

/** A database, which `open` opens again like another process. */
async function start() {
  const address = await newDatabaseAddress();
  const open = () => {
    // Writes of an import may wait for those of a test.
    const pool = { size: 10, statementTimeoutMs: TEST_LIMIT_MS };
    const db = openDatabase(address, { pool, writeWaitMs: TEST_LIMIT_MS });
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
  /** The editions, with their stored parts. */
  const editions = () =>
    db
      .selectFrom('rule_editions')
      .leftJoin('entry_rules', 'edition_id', 'rule_editions.id')
      .select((eb) => [
        'imported_by as by',
        'state',
        eb.fn.count<number>('entry_rules.id').as('rules'),
      ])
      .groupBy('rule_editions.id')
      .orderBy('rule_editions.id')
      .execute();
  return { db, open, answer, editions };
}

type RuleImports = ReturnType<typeof createRuleImports>;

/**
 * Starts applying an import, and keeps it from going on by a transaction of `other`, until the
 * returned function is called. It must have several batches, between which others may write.
 */
async function applyAndHold(imports: RuleImports, id: string, other: OpenDatabase) {
  // Connects, so that the import isn't over before.
  await readContentVersion(other);
  await imports.apply(id, { skipRefused: true, by: 'Ana' });
  return holdWrites(other);
}

async function ended(imports: RuleImports, id: string) {
  return eventually(async () => {
    const progress = await imports.progress(id);
    expect(progress.state).not.toBe('applying');
    return progress;
  });
}

test('during an import no other process imports, rolls back or cleans up', async () => {
  const { db, open, answer, editions } = await start();
  const prepare = async (days: number) =>
    prepareImport(db, fileOf(editionOf(codes, days)), asWhole);
  await applyImport(db, await prepare(10), { by: 'Ana' });
  await applyImport(db, await prepare(20), { by: 'Ana' });
  const prepared = await prepare(30);
  const other = open();
  const others: Record<string, () => Promise<unknown>> = {
    import: () => applyImport(other, prepared, { by: 'Bo' }),
    rollback: () => rollBack(other, 'passport-index'),
    removal: () => removeSource(other, 'passport-index'),
    shipped: () => installShippedRules(other, { by: 'Bo' }),
    cleaning: () => removeStagedEditions(other),
  };
  const outcomes: Record<string, unknown> = {};
  const onProgress = async (done: number) => {
    const [name, work] = Object.entries(others)[Math.floor(done / 500) - 1] ?? [];
    if (name && work) outcomes[name] = await work().catch((error: unknown) => error);
  };
  const many = sampleCountries.slice(0, 60).map(({ code }) => code);
  const larger = await prepareImport(db, fileOf(editionOf(many, 30)), asWhole);
  await applyImport(db, larger, { by: 'Ana', onProgress });
  const refused = new Conflict('Another import is being applied: wait until it is done');
  expect(outcomes).toEqual({
    import: refused,
    rollback: refused,
    removal: refused,
    shipped: refused,
    cleaning: 0,
  });
  expect(await answer('AD', 'AE')).toEqual({ access: 'visa_free', days: 30 });
  expect(await editions()).toEqual(
    [650, 650, 3540].map((rules) => ({ by: 'Ana', state: 'ready', rules })),
  );
});

test('the changes of a preview are in the order of the countries’ names, over all pages', async () => {
  const { db } = await start();
  const imports = createRuleImports(db);
  const { id } = await imports.preview(fileOf(editionOf(codes.toReversed(), 10)), asWhole);
  const found: { passport: string; destination: string }[] = [];
  for (let page = 0; ; page += 1) {
    const { items, total } = await imports.changes({ id, page });
    found.push(...items.map(({ passport, destination }) => ({ passport, destination })));
    if (found.length === total) break;
  }
  expect(found.length).toBeGreaterThan(500);
  expect(found).toEqual(found.toSorted(await comparePairs(db)));
});

test('of two concurrent rollbacks one succeeds, and the other is refused', async () => {
  const { db, open, answer } = await start();
  for (const days of [10, 20, 30]) {
    const prepared = await prepareImport(db, fileOf(editionOf(codes, days)), asWhole);
    await applyImport(db, prepared, { by: 'Ana' });
  }
  const both = await Promise.allSettled([db, open()].map((one) => rollBack(one, 'passport-index')));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { kind: 'conflict' },
  });
  expect(await answer('AD', 'AE')).toMatchObject({ days: 20 });
});

test('an import is refused if the edition it was compared with is no longer current', async () => {
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
  expect(count).toBe(26 * 25);
});

test('an administrator previews an import, page by page, and applies it', async () => {
  const { db, open, answer } = await start();
  const imports = createRuleImports(db);
  const edition = editionOf(manyCodes, 30);
  const first = await imports.preview(fileOf(edition), asWhole);
  expect(first).toMatchObject({ counts: { new: 9900 }, objection: { asItIs: null } });
  const release = await applyAndHold(imports, first.id, open());
  expect(await imports.progress(first.id)).toMatchObject({ state: 'applying', total: 9900 });
  await expect(imports.preview(fileOf(edition), asWhole)).rejects.toThrow('is being applied');
  await release();
  expect(await ended(imports, first.id)).toEqual({ state: 'applied', edition: 1 });

  const changed = Object.fromEntries(codes.slice(1).map((code) => [`${code}>AD`, 'e-visa']));
  const text = tidyCsv(edition, { ...changed, 'AD>AE': '60', 'AE>AF': 'covid ban' });
  const second = await imports.preview(Buffer.from(text), asWhole);
  expect(second).toMatchObject({
    counts: { changed: 26, refused: 1 },
    destinations: [
      { destination: 'AD', changes: 25 },
      { destination: 'AE', changes: 1 },
    ],
    refused: [{ passport: 'AE', destination: 'AF', value: 'covid ban' }],
    objection: { asItIs: expect.stringContaining('refused'), skippingRefused: null },
  });
  expect((await imports.changes({ id: second.id, page: 0 })).total).toBe(26);
  expect(
    (await imports.changes({ id: second.id, destination: 'AE', page: 0 })).items,
  ).toMatchObject([{ passport: 'AD', after: { stay: { number: 60 } } }]);
  expect((await imports.table(second.id)).split('\n')).toHaveLength(28);
  await expect(imports.apply(second.id, { skipRefused: false, by: 'Ana' })).rejects.toThrow(
    'refused',
  );
  expect(await answer('AE', 'AD')).toMatchObject({ access: 'visa_free' });
  await imports.apply(second.id, { skipRefused: true, by: 'ana@example.com' });
  expect(await ended(imports, second.id)).toEqual({ state: 'applied', edition: 2 });
  expect(await answer('AE', 'AD')).toMatchObject({ access: 'e_visa' });
  expect(await answer('AE', 'AF')).toMatchObject({ access: 'visa_free', days: 30 });
});

test('each request of an import may reach another process', async () => {
  const { db, open, answer } = await start();
  const [one, other, third] = [db, open(), open()].map(createRuleImports) as [
    RuleImports,
    RuleImports,
    RuleImports,
  ];
  const edition = editionOf(manyCodes, 30);
  await applyImport(db, await prepareImport(db, fileOf(edition), asWhole), { by: 'Ana' });
  const changed = Object.fromEntries(manyCodes.slice(1).map((code) => [`${code}>AD`, 'e-visa']));
  const file = Buffer.from(tidyCsv(edition, { ...changed, 'AE>AF': 'covid ban' }));
  const { id } = await one.preview(file, asWhole);
  const waiting = await one.preview(file, asWhole);

  expect(await other.progress(id)).toEqual({ state: 'previewed' });
  const asked = { id, destination: 'AD', page: 0 };
  const shown = await one.changes(asked);
  expect(shown.total).toBe(99);
  expect(await other.changes(asked)).toEqual(shown);
  const table = await one.table(id);
  expect(await third.table(id)).toBe(table);
  const apply = (imports: RuleImports, which: string, skipRefused = true) =>
    imports.apply(which, { skipRefused, by: 'Bo' });
  await expect(apply(third, id, false)).rejects.toThrow('refused');

  const release = await applyAndHold(other, id, open());
  expect(await third.progress(id)).toMatchObject({ state: 'applying', total: 100 * 99 });
  await expect(one.preview(file, asWhole)).rejects.toThrow('Another import is being applied');
  await expect(apply(one, waiting.id)).rejects.toThrow('Another import is being applied');
  // The same again changes nothing.
  await apply(third, id);
  await release();
  expect(await ended(third, id)).toEqual({ state: 'applied', edition: 2 });
  expect(await other.progress(id)).toEqual({ state: 'applied', edition: 2 });
  expect(await answer('AE', 'AD')).toMatchObject({ access: 'e_visa' });
  // Its changes can be viewed afterwards, compared with the previous edition.
  expect(await createRuleImports(open()).table(id)).toBe(table);

  // The other preview was compared with an edition that is no longer current.
  await apply(third, waiting.id);
  expect(await ended(one, waiting.id)).toEqual({
    state: 'failed',
    message: expect.stringContaining('Another edition became current meanwhile'),
  });
  expect(await answer('AE', 'AD')).toMatchObject({ access: 'e_visa' });
});

test('an import whose process died is shown as failed, and can be applied again', async () => {
  const { db, open, answer, editions } = await start();
  const dying = open();
  const { id } = await createRuleImports(dying).preview(fileOf(editionOf(manyCodes, 30)), asWhole);
  const other = open();
  const begin = await applyAndHold(createRuleImports(dying), id, other);
  await begin();
  await eventually(async () => expect((await editions())[0]?.rules).toBeGreaterThan(0));
  const release = await holdWrites(other);
  const imports = createRuleImports(db);
  expect(await imports.progress(id)).toMatchObject({ state: 'applying', total: 9900 });
  const died = dying.destroy();
  await release();
  await died;
  await eventually(async () =>
    expect(await imports.progress(id)).toEqual({
      state: 'failed',
      message: 'The server that imported it was stopped half way. Nothing was changed: try again',
    }),
  );
  expect(await editions()).toEqual([]);
  expect(await answer('AD', 'AE')).toMatchObject({ access: null });
  await imports.apply(id, { skipRefused: false, by: 'Ana' });
  expect(await ended(imports, id)).toMatchObject({ state: 'applied' });
  expect(await editions()).toEqual([{ by: 'Ana', state: 'ready', rules: 9900 }]);
});

test('an import that was complete when its process died is shown as applied', async () => {
  const { db, editions } = await start();
  const imports = createRuleImports(db);
  const { id } = await imports.preview(fileOf(editionOf(codes, 30)), asWhole);
  const edition = await applyImport(
    db,
    await prepareImport(db, fileOf(editionOf(codes, 30)), asWhole),
    { by: 'Ana' },
  );
  await db
    .updateTable('rule_imports')
    .set({ state: 'applying', edition_id: edition })
    .where('id', '=', id)
    .execute();
  expect(await imports.progress(id)).toEqual({ state: 'applied', edition });
  expect(await editions()).toHaveLength(1);
});

test('the newest three previews are stored for half an hour', async () => {
  stopClock();
  const { db } = await start();
  const imports = createRuleImports(db);
  const preview = async () => {
    // Times are stored in ms.
    vi.advanceTimersByTime(1);
    return (await imports.preview(fileOf(editionOf(codes, 30)), asWhole)).id;
  };
  const ids = [await preview(), await preview(), await preview(), await preview()];
  await expect(imports.progress(ids[0] ?? '')).rejects.toThrow('Preview not found');
  for (const id of ids.slice(1)) {
    expect(await imports.progress(id)).toEqual({ state: 'previewed' });
  }
  const past = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const age = (id: string | undefined, minutes: number) =>
    db
      .updateTable('rule_imports')
      .set({ updated_at: past(minutes) })
      .where('id', '=', id ?? '')
      .execute();
  await age(ids[1], 31);
  await age(ids[2], 29);
  await deleteOldImports(db);
  const left = await db.selectFrom('rule_imports').select('id').execute();
  expect(left.map(({ id }) => id).sort()).toEqual(ids.slice(2).sort());
});

test('previews of a clock that was ahead make room for new ones', async () => {
  const now = stopClock().getTime();
  const { db } = await start();
  const imports = createRuleImports(db);
  const preview = async () => (await imports.preview(fileOf(editionOf(codes, 30)), asWhole)).id;
  vi.setSystemTime(now + 400 * DAY_MS);
  for (let i = 0; i < 3; i += 1) await preview();
  vi.setSystemTime(now);
  const id = await preview();
  expect(await imports.progress(id)).toEqual({ state: 'previewed' });
  expect(await db.selectFrom('rule_imports').select('id').execute()).toEqual([{ id }]);
});

test('all changed answers of a removed source are recorded', async () => {
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
  // Journeys within one state are answered regardless of sources.
  const domestic = many.flatMap((from) => many.filter((to) => isDomestic(from, to))).length;
  expect(recorded).toEqual([
    { cause: 'removal', access_before: 'visa_free', access_after: null, count: 60 * 59 - domestic },
  ]);
});

test('an edit records each answer that it changes once, and no others', async () => {
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
