// What visitors read of the requirements of a released site after its upgrade, on both engines.
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import type { Db } from '#db/db.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { listDestinationEntry } from '#server/answers/destinationEntry.ts';
import { addSource } from '../../fixtures/entryRules.ts';
import { spawnScript } from '../../support/site/spawnScript.ts';
import { startTestSite } from '../../support/site/testApp.ts';
import { releasedDumps, siteOfRelease } from './releasedDatabases.ts';

/** Those of before it was stored who vouches for a requirement. */
const released = releasedDumps(inject('engine')).filter((dump) => dump < '0023');

/** A site of a release, with samples as they shipped beside the team's requirements. */
async function siteWithSamples(dump: string) {
  const site = await siteOfRelease(dump);
  const db = openDatabase(site.address);
  onTestFinished(() => db.destroy());
  const seeded = await startTestSite({ samples: true });
  const samples = await seeded.db
    .selectFrom('visa_requirements')
    .selectAll()
    .where('destination_id', '=', 'paris-france')
    .where('country_code', '=', 'DE')
    .execute();
  for (const { standing: _, ...sample } of samples) await insert(db, sample);
  return { site, db };
}

async function insert(db: Db, row: Record<string, unknown>) {
  const columns = Object.keys(row).map((column) => sql.ref(column));
  await sql`insert into visa_requirements (${sql.join(columns)})
    values (${sql.join(Object.values(row))})`.execute(db);
}

test.each(released)(
  'of a database of %s the team’s requirements answer, its samples don’t',
  async (dump) => {
    const { site, db } = await siteWithSamples(dump);
    await migrateToLatest(db);
    const rules = { id: 'law', kind: 'official', edition: '2026-10-01' } as const;
    await addSource(db, rules, [
      { passport: 'JP', destination: 'FR', access: 'visa_required' },
      { passport: 'DE', destination: 'FR', access: 'visa_required' },
    ]);
    await sql`delete from entry_rules where source_id = 'editors'`.execute(db);
    const standings = await db
      .selectFrom('visa_requirements')
      .select(['id', 'standing'])
      .orderBy('id')
      .execute();
    expect(Object.fromEntries(standings.map(({ id, standing }) => [id, standing]))).toEqual({
      'paris-france-de-tourist': 'sample',
      'paris-jp-tourist': 'carried_over',
      'tokyo-fr-working': 'carried_over',
    });
    const verdictOf = async (passport: string) => {
      const asked = { passports: [passport], destinationIds: ['paris-france'] };
      const [entry] = await listDestinationEntry(db, asked);
      return [entry?.access, entry?.mark];
    };
    expect(await verdictOf('JP')).toEqual(['visa_free', 'disagrees']);
    expect(await verdictOf('DE')).toEqual(['visa_required', null]);

    const { dataDir, env } = site;
    const { code, stdout } = await spawnScript('doctor.ts', [], {
      dataDir,
      env: { PORT: '0', ...env },
    });
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^FIX {2}upgrade: Your team's requirements now come first .*Confirm them or put them back/m,
    );
    expect(stdout).toContain(
      'Paris, passport Japan, tourist: Visa required → Visa free · up to 90 days (easier than an official source)',
    );
  },
);
