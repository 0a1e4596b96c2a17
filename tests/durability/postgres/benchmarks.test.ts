import { expect, test } from 'vitest';
import { cases, PRODUCT } from '../../../bench/cases.ts';
import { plans } from '../../../bench/plan.ts';
import { newDatabaseAddress } from '../../support/site/preparedDatabases.ts';
import { runOnce } from '../benchmarkProcess.ts';

const { requests } = plans.once.load;
const [connections] = plans.once.connections;

test('on PostgreSQL, cases are measured beside SQLite, pg and a second process', async () => {
  // A page, and the API with all references.
  const args = ['--engine', 'postgres', '--cases', 'home,api'];
  const { tables, responses } = await runOnce('bench.ts', args);
  const chosen = cases.filter(({ name, kind }) => name === 'home' || kind === 'api');
  const expected = chosen.map(({ name, cache, kind, references }) => {
    const besidePg = cache === 'cold' && kind === 'api' ? [PRODUCT, ...references] : [];
    const servers = ['postgres', 'sqlite', ...besidePg].map((server) => [server, requests]);
    return [`${name}, ${cache}, ${connections} at once`, Object.fromEntries(servers)];
  });
  expect(responses).toEqual({
    ...Object.fromEntries(expected),
    'home, by one process and by two': { one: 2 * requests, two: 2 * requests },
  });
  expect(tables).toMatch(/until the other has served it, 2 saves\n.+\n[\d.]+ /);
});

test('on PostgreSQL, an import is measured, with visitors', async () => {
  const args = ['--database', await newDatabaseAddress()];
  const { responses } = await runOnce('imports.ts', args);
  expect(responses["visitors' pages"]).toMatchObject({ 'without it': 10 });
});
