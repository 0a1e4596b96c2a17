import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#db/db.ts';
import { readWorkPolicies, workRules } from '#db/packs/policies/workPacks.ts';
import { moveContentVersion } from '#db/queries/contentVersion.ts';
import { addAnswerWatch, confirmAnswerWatch, listNewsFor } from '#db/queries/mail/answerWatches.ts';
import { listStayPolicies } from '#db/queries/rules/stayPolicies.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { requirementInput } from '../../fixtures/inputs.ts';
import { rulesCommand } from '../../support/site/rulesCommand.ts';
import { startTestSite } from '../../support/site/testApp.ts';

/** A site as before the rules on working: with all other sources. */
async function siteWithoutWork() {
  const site = await startTestSite({ samples: true, rules: true });
  const { api } = await site.signedIn();
  const { db } = site;
  await sql`delete from rule_sources where id = ${workRules.id}`.execute(db);
  await db.transaction().execute((trx) => moveContentVersion(trx, 'rules'));
  const run = rulesCommand(site);
  const rules = async (...args: string[]) => (await run(...args)).stdout;
  return { api, db, rules };
}

async function accessOf(db: Db, passport: string, destination: string) {
  const { access, source } = await findAnswer(db, { passport, destination, purpose: 'working' });
  return `${access} by ${source?.id}`;
}

test('each policy is stored as it is shipped, and put back as it was', async () => {
  const { db, rules } = await siteWithoutWork();
  const storedPolicies = async () =>
    (await listStayPolicies(db))
      .filter(({ purpose }) => purpose === 'working')
      .map(({ policy }) => JSON.parse(policy));
  expect(await storedPolicies()).toEqual([]);
  expect(await rules('import')).toContain('Added 1 source');
  // The ways to work that they state are rows of their own.
  const withoutWays = { programmes: [], routes: [] };
  expect(await storedPolicies()).toEqual(
    readWorkPolicies().map((policy) => ({ ...policy, ...withoutWays })),
  );

  await sql`update stay_policies set policy = replace(policy, '"required":true', '"required":null')
    where purpose = 'working' and country_code = 'CA'`.execute(db);
  await sql`update rule_editions set file_hash = 'earlier'
    where source_id = ${workRules.id}`.execute(db);
  expect(await rules('import')).toContain('Added 1 source');
  expect(await accessOf(db, 'NG', 'CA')).toBe(`visa_required by ${workRules.id}`);
  await rules('rollback', workRules.id);
  expect(await accessOf(db, 'NG', 'CA')).toBe('null by undefined');
});

test('the first policies are recorded once, and mail nobody; what the team stated stays', async () => {
  const { api, db, rules } = await siteWithoutWork();
  await api.rule.create.mutate({
    fields: ruleFixture({ passport: 'NG', destination: 'CA', purpose: 'working' }),
  });
  const { id: destinationId } = await db
    .selectFrom('destinations')
    .select('id')
    .executeTakeFirstOrThrow();
  await api.visaRequirement.create.mutate({
    destinationId,
    fields: requirementInput({ type: 'working', countryCode: 'NG' }),
  });
  const requirements = () =>
    db.selectFrom('visa_requirements').selectAll().where('type', '=', 'working').execute();
  const stated = await requirements();
  const ofTeam = await accessOf(db, 'NG', 'CA');
  expect(ofTeam).toContain('by editors');
  const email = 'watcher@example.com';
  const now = '2026-11-01T00:00:00.000Z';
  const { id } = await addAnswerWatch(
    db,
    { email, passport: 'FR', destination: 'DE', purpose: 'working', language: 'en' },
    now,
  );
  await confirmAnswerWatch(db, id, now);
  const before = await db.selectFrom('answer_changes').select('id').execute();

  await rules('import');
  expect(await accessOf(db, 'NG', 'CA')).toBe(ofTeam);
  expect(await requirements()).toEqual(stated);
  const changes = await db
    .selectFrom('answer_changes')
    .select(['cause', 'purpose', 'passport', 'destination', 'access_after as after'])
    .where('id', 'not in', before.length > 0 ? before.map((row) => row.id) : [0])
    .execute();
  expect(new Set(changes.map(({ cause, purpose }) => `${cause} ${purpose}`))).toEqual(
    new Set(['import working']),
  );
  const changeOf = (passport: string, destination: string) =>
    changes
      .filter((one) => one.passport === passport && one.destination === destination)
      .map(({ after }) => after);
  expect(changeOf('FR', 'DE')).toEqual(['freedom_of_movement']);
  expect(changeOf('IN', 'CA')).toEqual(['visa_required']);
  expect(changeOf('NG', 'CA')).toEqual([]);
  // Nothing is known of working there.
  expect(changes.filter(({ destination }) => destination === 'KP')).toEqual([]);
  expect(await listNewsFor(db, email)).toEqual([]);
  expect(await rules('import')).not.toContain('Added');
});
