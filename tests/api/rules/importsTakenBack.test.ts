import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { territoriesUnderStateRules } from '#core/countries/territories.ts';
import { type ChangeCause, visaTypes } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import type { OpenDatabase } from '#db/engine.ts';
import type { AnswerChange } from '#db/queries/answers/answerChanges.ts';
import { ruleReference } from '#server/answers/ruleReference.ts';
import type { AnswerTable } from '#server/answers/table/answerTable.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';
import { changesBetween } from '#server/rules/tableChanges.ts';
import { rulesCommand } from '../../support/site/rulesCommand.ts';
import { startTestSite, type TestSite } from '../../support/site/testApp.ts';

/** Sources that state something of every kind, between them. */
const sources = [
  'travelrequirements',
  'sbc-2016-399',
  'cta',
  'globenomad',
  'transit-2026-11',
  'work-2026-11',
] as const;

/** What they said in an earlier version: other rules, and more and fewer statements. */
const earlier = [
  `update entry_rules set access = 'no_admission', stay_number = null, stay_unit = null
     where source_id = 'travelrequirements' and destination = 'TH' and passport in ('DE', 'FR')`,
  "update entry_restrictions set until = '2031-05-06' where destination = 'US'",
  `insert into entry_restrictions (destination, kind, passports, visas, since, until, exceptions,
     instrument, source_id, source_title, source_address, source_date)
   values ('TH', 'entry_suspended', 'NO SE', '', null, null, 0, 'Decree 1', 'travelrequirements',
     'Ministry', 'https://example.org/decree', '2025-01-02')`,
  `delete from entry_exceptions where source_id = 'travelrequirements' and destination = 'GE'`,
  `update entry_exceptions set stay_days = 7 where source_id = 'travelrequirements'
     and destination = 'MX'`,
  `update entry_conditions set months = 5, note = 'Earlier', created_at = '2025-01-01T00:00:00.000Z'
     where source_id = 'travelrequirements' and destination in ('TH', 'KE')`,
  `delete from entry_conditions where source_id = 'travelrequirements' and destination = 'JP'`,
  "delete from entry_conditions where source_id = 'sbc-2016-399' and destination = 'FR'",
  `update application_portals set title = 'Earlier', price_amount = '1', price_currency = 'EUR'
     where source_id = 'travelrequirements' and destination = 'KE'`,
  `delete from application_portals where source_id = 'travelrequirements' and destination = 'TH'`,
  `delete from unconfirmed_rules where source_id = 'travelrequirements' and destination = 'GE'`,
  `update unconfirmed_rules set tried_on = '2025' || substr(tried_on, 5)
    where source_id = 'travelrequirements'`,
  `delete from stay_policies where purpose = 'transit' and country_code = 'FR'`,
  `update stay_policies set policy = replace(policy, '"maxHours":24', '"maxHours":12')
     where purpose = 'transit' and country_code = 'CN'`,
  "update zone_members set entry_only = 0 where zone_id = 'cta'",
  "update zones set window_days = 60 where source_id = 'sbc-2016-399'",
  "update work_programmes set months = 3 where destination = 'NZ'",
  "delete from work_programmes where destination = 'AU'",
  "update ways_to_work set title = 'Earlier' where destination = 'PT'",
  "delete from ways_to_work where destination = 'HR'",
  `update rule_sources set title = 'Earlier compilation', address = 'https://example.org/earlier'
     where id = 'travelrequirements'`,
  `update rule_editions set file_hash = 'earlier'
     where source_id in (${sources.map((id) => `'${id}'`).join(', ')})`,
];

const stored = {
  zones: '*',
  zone_members: '*',
  entry_conditions: '*',
  application_portals: '*',
  work_programmes: '*',
  ways_to_work: '*',
  unconfirmed_rules: '*',
  entry_restrictions: '*',
  entry_exceptions: '*',
  stay_policies: '*',
  rule_sources: 'id, title, publisher, licence, address, kind, quality, note',
};

/** All statements, in any order and without ids that are counted. */
async function statementsIn(db: Db) {
  const tables: Record<string, string[]> = {};
  for (const [table, columns] of Object.entries(stored)) {
    const query = sql<Record<string, unknown>>`select ${sql.raw(columns)} from ${sql.table(table)}`;
    const { rows } = await query.execute(db);
    tables[table] = rows
      .map(({ id, ...row }) => JSON.stringify(typeof id === 'number' ? row : { id, ...row }))
      .sort();
  }
  return tables;
}

function currentEditions(db: Db) {
  return db.selectFrom('rule_sources').select(['id', 'current_edition_id']).orderBy('id').execute();
}

async function earlierSite() {
  const site = await startTestSite({ rules: true });
  await site.db.transaction().execute(async (trx) => {
    for (const statement of earlier) {
      const { numAffectedRows } = await sql.raw(statement).execute(trx);
      expect(numAffectedRows, statement).toBeGreaterThan(0n);
    }
    await sql`update content_version set version = version + 1, rules = rules + 1`.execute(trx);
  });
  const { api } = await site.signedIn();
  return { site, api, rules: rulesCommand(site) };
}

/** What visitors are told, through the API. */
async function answersOn({ app }: TestSite) {
  const asked = ['DE/TH', 'NO/TH', 'US/JP', 'IN/MX', 'IN/GE', 'NR/GE', 'GB/JE', 'US/FR', 'SO/US'];
  const answers: Record<string, unknown> = {};
  for (const pair of asked.flatMap((each) => [each, `${each}?purpose=working`])) {
    const response = await app.inject(`/api/v1/answers/${pair}`);
    expect(response.statusCode).toBe(200);
    answers[pair] = response.json();
  }
  return answers;
}

/** Kenya's first entry condition by a shipped source, edited by the team. */
async function editCondition({ api, site }: Awaited<ReturnType<typeof earlierSite>>) {
  const { id } = await site.db
    .selectFrom('entry_conditions')
    .select('id')
    .where('destination', '=', 'KE')
    .where('source_id', '=', 'travelrequirements')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const {
    version,
    sourceId: _source,
    destination: _country,
    id: _id,
    ...fields
  } = await api.entryCondition.byId.query({ id });
  const note = 'Edited by the team';
  await api.entryCondition.update.mutate({ id, version, fields: { ...fields, note } });
  return fields.kind;
}

/** The statements without Kenya's entry conditions of a kind, and these. */
function apart(tables: Record<string, string[]>, kind: string) {
  const isEdited = (row: string) =>
    row.includes('"destination":"KE"') && row.includes(`"kind":"${kind}"`);
  const { entry_conditions: conditions = [], ...others } = tables;
  return {
    edited: conditions.filter(isEdited),
    others: { ...others, entry_conditions: conditions.filter((row) => !isEdited(row)) },
  };
}

/** Without changing planes, whose answers at the border change with the tourists', which is no change of theirs. */
const stays = visaTypes.filter((it) => it !== 'transit');

const tablesOf = (db: OpenDatabase) => Promise.all(stays.map((it) => currentTable(db, it)));

/** Territories whose answers are their state's: going back records the state's changes alone. */
const territories: readonly string[] = territoriesUnderStateRules.map(({ territory }) => territory);

/** Changed answers without their time and cause. */
const told = (changes: readonly AnswerChange[]) =>
  changes
    .filter(({ destination }) => !territories.includes(destination))
    // Who isn't admitted as a visitor doesn't work there: its change is one of visits.
    .filter(
      ({ purpose, access_before, access_after }) =>
        purpose !== 'working' || ![access_before, access_after].includes('no_admission'),
    )
    .map(({ passport, destination, purpose, ...of }) =>
      [
        `${passport}>${destination} ${purpose}`,
        `${of.access_before} ${of.stay_number_before}`,
        `${of.access_after} ${of.stay_number_after}`,
      ].join(', '),
    )
    .sort();

async function changesOf(db: Db, cause: ChangeCause) {
  const changes = db.selectFrom('answer_changes').selectAll().where('cause', '=', cause);
  return told(await changes.where('purpose', 'in', stays).execute());
}

async function changesSince(db: OpenDatabase, before: AnswerTable[]) {
  const { countries } = await ruleReference(db);
  const of = { cause: 'rollback', editionId: null, sourceTitle: '' } as const;
  const after = await tablesOf(db);
  return told(
    before.flatMap((table, at) =>
      changesBetween({ table }, { table: after[at] ?? table }, of, countries),
    ),
  );
}

test('taking imports back restores all that their sources stated, except what the team edited', async () => {
  const it = await earlierSite();
  const { site, api, rules } = it;
  const before = {
    statements: await statementsIn(site.db),
    answers: await answersOn(site),
    editions: await currentEditions(site.db),
  };
  expect((await rules('import')).stdout).toMatch(/Added 6 sources/);
  const imported = await statementsIn(site.db);
  for (const table of Object.keys(stored)) {
    expect(imported[table], table).not.toEqual(before.statements[table]);
  }
  const answers = await answersOn(site);
  for (const pair of Object.keys(answers).filter((each) => !each.includes('?'))) {
    expect(answers[pair], pair).not.toEqual(before.answers[pair]);
  }
  const kind = await editCondition(it);

  for (const source of sources.slice(1)) {
    expect(await rules('rollback', source)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Edition \d+ is current again, .*\n$/),
    });
  }
  await api.ruleEdition.rollBack.mutate({ source: 'travelrequirements' });
  const now = apart(await statementsIn(site.db), kind);
  expect(now.others).toEqual(apart(before.statements, kind).others);
  expect(now.edited).toEqual([expect.stringContaining('Edited by the team')]);
  expect(await answersOn(site)).toEqual(before.answers);

  expect(await currentEditions(site.db)).toEqual(before.editions);

  for (const source of sources) {
    expect((await rules('import', '--again', source)).stdout).toContain('Added 1 source with');
  }
  const untimed = (tables: Record<string, string[]>) =>
    JSON.parse(
      JSON.stringify(apart(tables, kind).others).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, ''),
    );
  expect(untimed(await statementsIn(site.db))).toEqual(untimed(imported));
  const { rows } = await sql<{ action: string }>`select action from history
    where entity = 'rule_source' and entity_id = 'travelrequirements' order by id`.execute(site.db);
  expect(rows.map(({ action }) => action)).toEqual([
    'imported',
    'imported',
    'restored',
    'imported',
  ]);
});

test('what was taken back is installed again only when asked for', async () => {
  const { site, api, rules } = await earlierSite();
  await rules('import');
  for (const source of ['cta', 'globenomad']) await rules('rollback', source);
  const editions = () => site.db.selectFrom('rule_editions').select('id').execute();
  const before = { statements: await statementsIn(site.db), editions: await editions() };

  const { stdout } = await rules('import');
  expect(stdout.split('\n')).toEqual([
    expect.stringMatching(
      /^Not added, since it was taken back: cta: .*, 0 rules\. To add it: npm run rules -- import --again cta$/,
    ),
    expect.stringMatching(
      /^Not added, since it was taken back: globenomad: .* --again globenomad$/,
    ),
    'Every other source that ships is there: nothing was changed',
    '',
  ]);
  expect(JSON.parse((await rules('import', '--json')).stdout)).toMatchObject({
    sources: [],
    takenBack: [{ id: 'cta' }, { id: 'globenomad' }],
  });
  expect((await api.dashboard.read.query()).newEditions).toEqual([]);
  expect(await api.ruleEdition.notInstalled.query()).toEqual([]);
  expect(await api.ruleEdition.installShipped.mutate()).toMatchObject({ sources: 0 });
  expect({ statements: await statementsIn(site.db), editions: await editions() }).toEqual(before);

  expect(await rules('import', '--again', 'irpr')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('"irpr" was not taken back'),
  });
  expect(await rules('import', '-', '--again', 'cta')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--again takes no file'),
  });
  expect((await rules('import', '--again', 'cta', '--dry-run')).stdout).toMatch(/^cta: /);
  const again = await rules('import', '--again', 'cta');
  expect(again.stdout).toMatch(
    /^cta: .*\nNot added, .* globenomad\nAdded 1 source with 0 rules\n$/,
  );
  expect((await rules('import')).stdout).not.toContain('cta');

  // As with the next version of the product, which ships another edition.
  await sql`update rule_editions set file_hash = 'earlier' where source_id = 'globenomad'`.execute(
    site.db,
  );
  expect((await rules('import')).stdout).toMatch(/^globenomad: .*\nAdded 1 source/);
});

test('going back twice restores the first edition, which stays', async () => {
  const { site, rules } = await earlierSite();
  const before = await statementsIn(site.db);
  await rules('import');
  const between = await statementsIn(site.db);
  await sql`update rule_editions set file_hash = 'between' where source_id = 'cta'`.execute(
    site.db,
  );
  await sql`update zones set title = 'Between' where id = 'cta'`.execute(site.db);
  expect((await rules('import')).stdout).toMatch(/^cta: .*\nAdded 1 source/);
  await rules('rollback', 'cta');
  expect((await statementsIn(site.db)).zones).toEqual(
    between.zones?.map((row) => row.replace(/(?<="id":"cta","title":")[^"]+/, 'Between')),
  );
  await rules('rollback', 'cta');
  expect((await statementsIn(site.db)).zone_members).toEqual(before.zone_members);
  expect((await rules('import')).stdout).toMatch(/^Not added, since it was taken back: cta/);
  // As if the first edition were what ships, as after an own file was imported and replaced.
  const shipped = sql`select file_hash from rule_editions where source_id = 'cta' order by id desc limit 1`;
  await sql`update rule_editions set file_hash = (${shipped}) where source_id = 'cta'`.execute(
    site.db,
  );
  expect((await rules('import')).stdout).toMatch(/^Every source that ships is there/);
});

test('an edition whose statements were not stored leaves them as they are', async () => {
  const { site, rules } = await earlierSite();
  await rules('import');
  // As before statements were stored.
  await sql`update rule_editions set statements = null`.execute(site.db);
  const imported = await statementsIn(site.db);
  const answer = async () => (await site.app.inject('/api/v1/answers/DE/TH')).json().access;
  expect(await answer()).toBe('visa_free');
  const { stdout } = await rules('rollback', 'travelrequirements');
  expect(stdout).toMatch(/\nWhat the source states beside its rules is still that of edition \d+:/);
  expect(await answer()).toBe('no_admission');
  expect(await statementsIn(site.db)).toEqual(imported);
});

test('the answers that going back changes are recorded, by rules and by other statements', async () => {
  const { site, rules } = await earlierSite();
  await rules('import');
  let before = await tablesOf(site.db);
  await rules('rollback', 'travelrequirements');
  const changed = await changesOf(site.db, 'rollback');
  expect(changed).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^DE>TH tourist, visa_free 30, no_admission null$/),
      expect.stringMatching(/^NO>TH tourist, visa_free 30, visa_free null$/),
    ]),
  );
  expect(changed).toEqual(await changesSince(site.db, before));

  await site.db.deleteFrom('answer_changes').execute();
  before = await tablesOf(site.db);
  await rules('rollback', 'cta');
  // Entering Jersey was the same before, and the zone says nothing of work.
  expect(await changesOf(site.db, 'rollback')).toEqual(await changesSince(site.db, before));

  before = await tablesOf(site.db);
  await rules('remove', 'travelrequirements');
  expect(await changesOf(site.db, 'removal')).toEqual(await changesSince(site.db, before));
});
