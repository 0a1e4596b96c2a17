import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#db/db.ts';
import { readTransitPacks, transitRules } from '#db/packs/policies/transitPacks.ts';
import { moveContentVersion } from '#db/queries/contentVersion.ts';
import { addAnswerWatch, confirmAnswerWatch, listNewsFor } from '#db/queries/mail/answerWatches.ts';
import { listStayPolicies } from '#db/queries/rules/stayPolicies.ts';
import { ruleReference } from '#server/answers/ruleReference.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { addRules, addSource, type TestRule } from '../../fixtures/entryRules.ts';
import { requirementInput } from '../../fixtures/inputs.ts';
import { rulesCommand } from '../../support/site/rulesCommand.ts';
import { startTestSite } from '../../support/site/testApp.ts';

const airside = (passport: string, rule: TestRule = {}): TestRule => ({
  passport,
  destination: 'GB',
  purpose: 'transit',
  access: 'visa_required',
  note: 'Airside transit',
  ...rule,
});

const confirmed = { verified_on: '2026-10-01', version: 3, source_title: 'Asked on the phone' };
const refused = { refused_on: '2026-10-02', version: 2 };

/** A site as before transit policies: with lists of airport transit visas, on which the team decided. */
async function siteOfListsOfTransit() {
  const site = await startTestSite({ samples: true, rules: true });
  const { api } = await site.signedIn();
  const { db } = site;
  await sql`delete from rule_sources where id = ${transitRules.id}`.execute(db);
  const { editionId } = await db
    .selectFrom('rule_sources')
    .select('current_edition_id as editionId')
    .where('id', '=', 'smart-answers')
    .executeTakeFirstOrThrow();
  await addRules(db, { sourceId: 'smart-answers', editionId }, [
    airside('AF', confirmed),
    airside('IN', refused),
    airside('BR', { access: 'visa_free' }),
  ]);
  await addSource(db, { id: 'annexe-d', kind: 'official', edition: null }, [
    airside('IN', { ...confirmed, destination: 'FR' }),
    airside('ML', { destination: 'FR' }),
  ]);
  await sql`update rule_editions set file_hash = 'earlier', rule_count =
    (select count(*) from entry_rules where edition_id = rule_editions.id)
    where source_id in ('smart-answers', 'annexe-d')`.execute(db);
  await db.transaction().execute((trx) => moveContentVersion(trx, 'rules'));
  const run = rulesCommand(site);
  const rules = async (...args: string[]) => (await run(...args)).stdout;
  return { api, db, rules };
}

async function transitPoliciesOf(db: Db) {
  return (await listStayPolicies(db)).filter(({ purpose }) => purpose === 'transit');
}

/** The rules of transit that are in use or refused, without ids. */
async function rulesOfTransit(db: Db) {
  const rows = await db
    .selectFrom('entry_rules as rule')
    .innerJoin('rule_sources as source', 'source.id', 'rule.source_id')
    .select(['rule.source_id', 'passport', 'destination', 'access', 'verified_on', 'refused_on'])
    .select(['rule.version', 'rule.note', 'rule.source_title', 'rule.created_at'])
    .where('purpose', '=', 'transit')
    .where((eb) =>
      eb.or([
        eb('edition_id', 'is', null),
        eb('edition_id', '=', eb.ref('source.current_edition_id')),
      ]),
    )
    .orderBy('rule.source_id')
    .orderBy('passport')
    .execute();
  return rows.map(({ source_id, passport, destination, ...row }) => ({
    rule: `${source_id} ${passport}>${destination}`,
    ...row,
  }));
}

test('policies take the place of the lists, but not of what the team stated, confirmed or refused', async () => {
  const { api, db, rules } = await siteOfListsOfTransit();
  await api.rule.create.mutate({
    fields: ruleFixture({ passport: 'BR', destination: 'DE', purpose: 'transit' }),
  });
  const { id: destinationId } = await db
    .selectFrom('destinations')
    .select('id')
    .executeTakeFirstOrThrow();
  const fields = requirementInput({ type: 'transit', countryCode: 'BR' });
  await api.visaRequirement.create.mutate({ destinationId, fields });
  const before = await rulesOfTransit(db);
  const isUntouched = ({ rule }: { rule: string }) =>
    ['smart-answers BR>GB', 'annexe-d ML>FR'].includes(rule);
  expect(before.map(({ rule }) => rule)).toEqual([
    'annexe-d IN>FR',
    'annexe-d ML>FR',
    'editors BR>DE',
    'smart-answers AF>GB',
    'smart-answers BR>GB',
    'smart-answers IN>GB',
  ]);
  expect(await transitPoliciesOf(db)).toEqual([]);

  expect(await rules('import')).toContain('Added 3 sources');
  expect(await rulesOfTransit(db)).toEqual(before.filter((rule) => !isUntouched(rule)));
  expect(await transitPoliciesOf(db)).toHaveLength(109);
  const requirements = db.selectFrom('visa_requirements').select('country_code');
  expect(
    await requirements
      .where('type', '=', 'transit')
      .where('destination_id', '=', destinationId)
      .where('country_code', '=', 'BR')
      .execute(),
  ).toHaveLength(1);
  // The answers of visits are those of the replaced edition.
  const visits = await api.rule.list.query({ source: 'smart-answers', passport: 'US' });
  expect(visits.items).toMatchObject([{ destination: 'GB', purpose: 'tourist', access: 'eta' }]);

  expect(await rules('import')).not.toContain('Added');
  for (const source of ['smart-answers', 'annexe-d']) await rules('rollback', source);
  expect(await rulesOfTransit(db)).toEqual(before);
  expect(await rules('import')).not.toContain('Added');
});

test('the first policies are recorded once, as changes of transit areas alone, and mail nobody', async () => {
  const { db, rules } = await siteOfListsOfTransit();
  const email = 'watcher@example.com';
  const watched = { email, passport: 'IN', destination: 'JP', purpose: 'transit', language: 'en' };
  const now = '2026-11-01T00:00:00.000Z';
  const { id } = await addAnswerWatch(db, { ...watched, purpose: 'transit' }, now);
  await confirmAnswerWatch(db, id, now);
  await rules('import');
  const changes = await db
    .selectFrom('answer_changes')
    .select(['cause', 'purpose', 'passport', 'destination'])
    .select(['access_before as before', 'access_after as after'])
    .execute();
  expect(new Set(changes.map(({ cause, purpose }) => `${cause} ${purpose}`))).toEqual(
    new Set(['import transit']),
  );
  const changeOf = (passport: string, destination: string) =>
    changes
      .filter((one) => one.passport === passport && one.destination === destination)
      .map(({ before, after }) => `${before} to ${after}`);
  expect(changeOf('IN', 'JP')).toEqual(['null to visa_free']);
  expect(changeOf('AF', 'DE')).toEqual(['null to visa_required']);
  // The border is open to a Brazilian in any case.
  expect(changeOf('BR', 'JP')).toEqual([]);
  expect(changeOf('DE', 'US')).toEqual(['null to eta']);
  // Nothing is known of the transit area there.
  expect(changes.filter(({ destination }) => destination === 'MZ')).toEqual([]);
  expect(await listNewsFor(db, email)).toEqual([]);
});

test('what the team decided about transit is carried through later editions, too', async () => {
  const { db, rules } = await siteOfListsOfTransit();
  await rules('import');
  const carried = await rulesOfTransit(db);
  await sql`update rule_editions set file_hash = 'earlier'
    where source_id = 'smart-answers'`.execute(db);
  expect(await rules('import')).toContain('Added 1 source');
  expect(await rulesOfTransit(db)).toEqual(carried);
});

test('each policy is stored as it is in its file, with its source', async () => {
  const { db } = await startTestSite({ rules: true });
  const packs = readTransitPacks();
  const stored = await transitPoliciesOf(db);
  expect(stored.map(({ policy }) => JSON.parse(policy))).toEqual(packs);
  expect(stored.map(({ country }) => country)).toEqual(packs.map(({ country }) => country));
  const { transitPolicies } = await ruleReference(db);
  expect([...transitPolicies.values()].map(({ policy }) => policy)).toEqual(packs);
  expect(transitPolicies.get('GB')?.source).toEqual({
    id: 'transit-2026-11',
    licence: 'facts only',
    edition: expect.any(Number),
  });
});

test('the answers of today are read again after a policy has changed', async () => {
  const { db } = await startTestSite({ rules: true });
  const before = await currentTable(db, 'transit');
  const touch = () => db.transaction().execute((trx) => moveContentVersion(trx, 'rules'));
  await touch();
  expect(await currentTable(db, 'transit')).toBe(before);
  await sql`delete from stay_policies where purpose = 'transit' and country_code = 'GB'`.execute(
    db,
  );
  await touch();
  expect(await currentTable(db, 'transit')).not.toBe(before);
  expect((await ruleReference(db)).transitPolicies.size).toBe(108);
});
