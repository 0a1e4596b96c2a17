import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import { DAY_MS, utcDay } from '#core/dates.ts';
import type { Db } from '#db/db.ts';
import { transitRules } from '#db/packs/policies/transitPacks.ts';
import { moveContentVersion } from '#db/queries/contentVersion.ts';
import { recordJobRun } from '#db/queries/jobRuns.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { NEW_DAY_JOB, recordAnswersOfNewDay } from '#server/rules/answersOfNewDay.ts';
import { rulesCommand } from '../../support/site/rulesCommand.ts';
import { startTestSite } from '../../support/site/testApp.ts';

/** Changes a country's stored policy on changing planes. */
async function changePolicy(db: Db, country: string, change: (policy: TransitPolicy) => void) {
  const { policy: stored } = await db
    .selectFrom('stay_policies')
    .select('policy')
    .where('purpose', '=', 'transit')
    .where('country_code', '=', country)
    .executeTakeFirstOrThrow();
  const policy: TransitPolicy = JSON.parse(stored);
  change(policy);
  await db
    .updateTable('stay_policies')
    .set({ policy: JSON.stringify(policy) })
    .where('purpose', '=', 'transit')
    .where('country_code', '=', country)
    .execute();
  await db.transaction().execute((trx) => moveContentVersion(trx, 'rules'));
}

const forget = (db: Db, country: string) =>
  changePolicy(db, country, (policy) => {
    policy.programmes = [];
  });

/** The passports with something open to them between two flights in a country. */
async function passportsWithProgrammes(db: Db, destination: string): Promise<string[]> {
  const countries = await db.selectFrom('countries').select('code').orderBy('code').execute();
  const open = [];
  for (const { code: passport } of countries) {
    const { transit } = await findAnswer(db, { passport, destination, purpose: 'transit' });
    const { programmes = [], airsideProgrammes = [] } = transit ?? {};
    if (programmes.length + airsideProgrammes.length > 0) open.push(passport);
  }
  return open;
}

/** The recorded changes of a cause, which are all of programmes alone, by passport and destination. */
async function changesOf(db: Db, cause: 'import' | 'rollback' | 'date') {
  const rows = await db
    .selectFrom('answer_changes')
    .select(['passport', 'destination', 'purpose', 'programmes_only'])
    .select(['access_before as before', 'access_after as after'])
    .where('cause', '=', cause)
    .orderBy('passport')
    .execute();
  for (const { before, ...row } of rows) {
    expect(row).toMatchObject({ purpose: 'transit', programmes_only: 1, after: before });
  }
  return rows.map(({ passport, destination }) => `${passport}>${destination}`);
}

const inChina = (passports: string[]) => passports.map((passport) => `${passport}>CN`);

test('a changed programme alone is a change for its passports, in feeds and the API', async () => {
  const site = await startTestSite({ rules: true });
  const { db } = site;
  const concerned = await passportsWithProgrammes(db, 'CN');
  expect(concerned.length).toBeGreaterThan(10);
  const [passport = ''] = concerned;
  await forget(db, 'CN');
  await sql`update rule_editions set file_hash = 'earlier'
    where source_id = ${transitRules.id}`.execute(db);
  const rules = rulesCommand(site);

  expect((await rules('import')).stdout).toContain('Added 1 source');
  expect(await changesOf(db, 'import')).toEqual(inChina(concerned));

  const said = 'What lets you leave the airport between two flights changed';
  for (const path of [`/changes/passport/${passport}.atom`, '/changes.atom']) {
    expect((await site.app.inject(path)).body, path).toContain(said);
  }
  const { changes } = (await site.app.inject(`/api/v1/changes?passport=${passport}`)).json();
  expect(changes).toMatchObject([{ destination: 'CN', purpose: 'transit', programmesOnly: true }]);

  await rules('rollback', transitRules.id);
  expect(await passportsWithProgrammes(db, 'CN')).toEqual([]);
  expect(await changesOf(db, 'rollback')).toEqual(inChina(concerned));
});

test('what a programme costs, or the page it rests on, is no change', async () => {
  const site = await startTestSite({ rules: true });
  const { db } = site;
  await changePolicy(db, 'CN', (policy) => {
    for (const programme of policy.programmes) programme.apply = null;
  });
  await sql`update rule_editions set file_hash = 'earlier'
    where source_id = ${transitRules.id}`.execute(db);
  expect((await rulesCommand(site)('import')).stdout).toContain('Added 1 source');
  expect(await changesOf(db, 'import')).toEqual([]);
});

test('a programme that begins on its date is a change of that day', async () => {
  const { db } = await startTestSite({ rules: true });
  const concerned = await passportsWithProgrammes(db, 'CN');
  await changePolicy(db, 'CN', (policy) => {
    for (const programme of policy.programmes) programme.from = utcDay();
  });
  const yesterday = new Date(Date.now() - DAY_MS).toISOString();
  await recordJobRun(db, NEW_DAY_JOB, yesterday);
  expect(await recordAnswersOfNewDay(db)).toBe(concerned.length);
  expect(await changesOf(db, 'date')).toEqual(inChina(concerned));
});
