import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { BATCH } from '#server/rules/editions/batches.ts';
import { editionOf } from '../../fixtures/madeUpEdition.ts';
import { eventually } from '../../support/eventually.ts';
import { preparedSite } from '../../support/site/preparedDatabases.ts';
import { startKilledSite } from '../killedSite.ts';
import { hangInserts } from './hangingInserts.ts';

/** Rules are stored in the order of their destinations. */
const codes = sampleCountries
  .slice(0, 80)
  .map(({ code }) => code)
  .sort();
const RULES_EACH = codes.length - 1;
const RULES = codes.length * RULES_EACH;
/** The index of the destination at which the import hangs. */
const HALF = codes.length / 2;

test('a server killed during an import leaves nothing, and the next one says so', async () => {
  const { settings, address } = await preparedSite('countries');
  const { DATA_DIR: dataDir, ...others } = settings;
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  /** The editions, with their stored parts. */
  const editions = () =>
    db
      .selectFrom('rule_editions')
      .leftJoin('entry_rules', 'edition_id', 'rule_editions.id')
      .select((eb) => ['state', eb.fn.count<number>('entry_rules.id').as('rules')])
      .groupBy('rule_editions.id')
      .execute();

  // No statement times out while it hangs.
  const env = { ...others, SAMPLE_DATA: 'off', DATABASE_TIMEOUT: '3600' };
  const server = await startKilledSite({ dataDir, env });
  const body = new FormData();
  body.append('file', new Blob([JSON.stringify(editionOf(codes, 30))]), 'edition.json');
  const uploaded = await fetch(`${server.url()}/admin/rule-files`, {
    method: 'POST',
    headers: { cookie: server.cookie, origin: server.url() },
    body,
  });
  const { id } = (await uploaded.json()) as { id: string };
  const release = await hangInserts(
    { db, address },
    'entry_rules',
    `new.destination = '${codes[HALF]}'`,
  );
  await server.api().ruleEdition.applyPreview.mutate({ id, skipRefused: false });
  const rules = BATCH * Math.floor((HALF * RULES_EACH) / BATCH);
  await eventually(async () => expect(await editions()).toEqual([{ state: 'staged', rules }]));
  await server.kill();
  await release();
  expect(await editions()).toEqual([{ state: 'staged', rules }]);

  await server.start();
  const progress = () => server.api().ruleEdition.progress.query({ id });
  await eventually(async () => expect(await progress()).toMatchObject({ state: 'failed' }));
  await eventually(async () => expect(await editions()).toEqual([]));
  await server.api().ruleEdition.applyPreview.mutate({ id, skipRefused: false });
  await eventually(async () => expect(await progress()).toMatchObject({ state: 'applied' }));
  expect(await editions()).toEqual([{ state: 'ready', rules: RULES }]);
});
