import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { sampleCountries } from '../../db/seed/countries.ts';
import { visaTypes } from '../../server/schemas/constants.ts';
import { requirementInput } from '../api/inputs.ts';
import { destinationFixture } from '../fixtures/destination.ts';
import { dice, type KilledSite, seedOfRun, startKilledSite } from './killedSite.ts';

const KILLS = 2;
/** Rows of the file: writing them takes some tenths of a second. */
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
  const site = await startKilledSite();
  const db = openDatabase(site.data.address);
  onTestFinished(() => db.destroy());
  const random = dice(seedOfRun());
  const { id: destinationId } = await site.api().destination.create.mutate(destinationFixture());
  for (let kill = 0; kill < KILLS; kill += 1) {
    await db.deleteFrom('visa_requirements').execute();
    await db.deleteFrom('history').execute();
    const records = ROWS.map(({ code: countryCode, type }) => ({
      destinationId,
      ...requirementInput({ countryCode, type }),
    }));
    const { id, fingerprint, counts } = await upload(site, records);
    expect(counts).toMatchObject({ added: ROWS.length, refused: 0 });
    await site.api().recordImport.applyPreview.mutate({ id, fingerprint });
    await wait(random() * 250);
    await site.kill();
    await site.start();
    const end = await site.api().recordImport.progress.query({ id });
    const count = async (table: 'visa_requirements' | 'history') => {
      const { size } = await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('size'))
        .executeTakeFirstOrThrow();
      return size;
    };
    const rows = end.state === 'applied' ? ROWS.length : 0;
    expect(['applied', 'failed']).toContain(end.state);
    expect(await count('visa_requirements')).toBe(rows);
    expect(await count('history')).toBe(rows && rows + 1);
  }
});
