import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { sampleCountries } from '../../db/seed/countries.ts';
import { editionOf } from '../fixtures/madeUpEdition.ts';
import { preparedSite } from '../preparedDatabases.ts';
import { startKilledSite } from './killedSite.ts';

const codes = sampleCountries.slice(0, 80).map(({ code }) => code);
const RULES = codes.length * (codes.length - 1);
const waiting = { timeout: 20_000, interval: 5 };

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

  const server = await startKilledSite({ dataDir, env: { ...others, SAMPLE_DATA: 'off' } });
  const body = new FormData();
  body.append('file', new Blob([JSON.stringify(editionOf(codes, 30))]), 'edition.json');
  const uploaded = await fetch(`${server.url()}/admin/rule-files`, {
    method: 'POST',
    headers: { cookie: server.cookie, origin: server.url() },
    body,
  });
  const { id } = (await uploaded.json()) as { id: string };
  await server.api().ruleEdition.applyPreview.mutate({ id, skipRefused: false });
  await vi.waitFor(async () => expect((await editions())[0]?.rules).toBeGreaterThan(0), waiting);
  await server.kill();
  expect(await editions()).toMatchObject([{ state: 'staged' }]);

  await server.start();
  const progress = () => server.api().ruleEdition.progress.query({ id });
  await vi.waitFor(
    async () => expect(await progress()).toMatchObject({ state: 'failed' }),
    waiting,
  );
  await vi.waitFor(async () => expect(await editions()).toEqual([]), waiting);
  await server.api().ruleEdition.applyPreview.mutate({ id, skipRefused: false });
  await vi.waitFor(
    async () => expect(await progress()).toMatchObject({ state: 'applied' }),
    waiting,
  );
  expect(await editions()).toEqual([{ state: 'ready', rules: RULES }]);
});
