import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { visaTypes } from '#core/vocabulary.ts';
import { openDatabase } from '#db/client.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { requirementInput } from '../../fixtures/inputs.ts';
import { eventually } from '../../support/eventually.ts';
import { dice, type KilledSite, seedOfRun, startKilledSite } from '../killedSite.ts';
import { hangInserts } from './hangingInserts.ts';

/** Rows of the file: two batches. */
const ROWS = sampleCountries.flatMap(({ code }) => visaTypes.map((type) => ({ code, type })));

async function upload(site: KilledSite, records: object[]) {
  const body = new FormData();
  body.set('file', new Blob([JSON.stringify(records)]), 'requirements.json');
  const headers = { cookie: site.cookie, origin: site.url() };
  const address = `${site.url()}/admin/record-files?kind=requirements`;
  const answer = await fetch(address, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  return site.api().recordImport.preview.query({ id });
}

test('An import whose server is killed is stored with all its rows and history, or not at all', async () => {
  const site = await startKilledSite({ env: { DATABASE_TIMEOUT: '3600' } });
  const { address } = site.data;
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  const random = dice(seedOfRun());
  const { id: destinationId } = await site.api().destination.create.mutate(destinationFixture());
  /** Starts an import into the empty table, and returns its id. */
  const begin = async () => {
    await db.deleteFrom('visa_requirements').execute();
    await db.deleteFrom('history').execute();
    const records = ROWS.map(({ code: countryCode, type }) => ({
      destinationId,
      ...requirementInput({ countryCode, type }),
    }));
    const { id, fingerprint, counts } = await upload(site, records);
    expect(counts).toMatchObject({ added: ROWS.length, refused: 0 });
    await site.api().recordImport.applyPreview.mutate({ id, fingerprint });
    return id;
  };
  const progress = (id: string) => site.api().recordImport.progress.query({ id });
  const count = async (table: 'visa_requirements' | 'history') => {
    const { size } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('size'))
      .executeTakeFirstOrThrow();
    return size;
  };
  /** Expects all rows of an import and its history, or nothing. */
  const expectStored = async (isApplied: boolean) => {
    const rows = isApplied ? ROWS.length : 0;
    expect(await count('visa_requirements')).toBe(rows);
    expect(await count('history')).toBe(rows && rows + 1);
  };

  // The duration on this machine, so that the random kill happens during the work.
  const whole = await begin();
  const begun = performance.now();
  await eventually(async () => expect((await progress(whole)).state).toBe('applied'));
  const takesMs = performance.now() - begun;
  await expectStored(true);

  const atRandom = await begin();
  await wait(random() * takesMs);
  await site.kill();
  await site.start();
  const { state } = await progress(atRandom);
  expect(['applied', 'failed']).toContain(state);
  await expectStored(state === 'applied');

  // In the last of the file's batches.
  const release = await hangInserts(
    { db, address },
    'visa_requirements',
    `new.country_code = '${ROWS.at(-1)?.code}'`,
  );
  const halfWay = await begin();
  await eventually(async () => {
    const reached = await progress(halfWay);
    expect('done' in reached && reached.done).toBeGreaterThan(0);
  });
  await site.kill();
  await release();
  await site.start();
  expect((await progress(halfWay)).state).toBe('failed');
  await expectStored(false);
});
