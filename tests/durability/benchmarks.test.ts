import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cases, PRODUCT } from '../../bench/cases.ts';
import { plans } from '../../bench/plan.ts';
import { processesWith } from '../../scripts/dev/leftProcesses.ts';
import { eventually } from '../support/eventually.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { runOnce, startBenchmark } from './benchmarkProcess.ts';

// Figures mean nothing here: a benchmark runs, and its references answer what the product does.

const { requests } = plans.once.load;
const [connections] = plans.once.connections;

test('each case is measured beside its references', async () => {
  const { tables, responses } = await runOnce('bench.ts');
  const expected = cases.map(({ name, cache, references }) => [
    `${name}, ${cache}, ${connections} at once`,
    Object.fromEntries([PRODUCT, ...references].map((server) => [server, requests])),
  ]);
  expect(responses).toEqual(Object.fromEntries(expected));
  for (const { name } of cases) expect(tables).toContain(`\n${name} `);
  expect(tables).toContain('first byte, uncached: visa answer');
  expect(tables).not.toMatch(/\bmet\b/);
});

test('another checkout is measured beside this one', async () => {
  const args = ['--against', '.', '--cases', 'home,destination.list'];
  const { tables, responses } = await runOnce('bench.ts', args);
  expect(responses).toEqual({
    'home, cold, 10 at once': { this: requests, other: requests },
    'destination.list, cold, 10 at once': { this: requests, other: requests },
  });
  expect(tables).toContain('React alone');
});

test('rules are measured', async () => {
  const { tables, responses } = await runOnce('rules.ts');
  expect(responses).toEqual({
    'single answers': { 'JSON API': requests, 'tRPC over a prepared statement': requests },
  });
  for (const row of ['tourist, again', 'transit, again', 'rankForGroup', 'numbers alone']) {
    expect(tables).toMatch(new RegExp(`^${row} +\\d`, 'm'));
  }
});

test('an import is measured, with visitors', async () => {
  const { tables, responses } = await runOnce('imports.ts');
  const { meanwhile, ...others } = responses["visitors' pages"] ?? {};
  expect(others).toEqual({ 'without it': 10 });
  expect(meanwhile).toBeGreaterThanOrEqual(10);
  expect(tables).toMatch(/^imported +\d/m);
});

test('a soak has visitors, changes and a backup', async () => {
  const { tables, responses } = await runOnce('soak.ts');
  expect(responses).toEqual({
    visitors: { [PRODUCT]: 16 },
    'new pages': { [PRODUCT]: 16 },
    'cached API': { [PRODUCT]: 8 },
    'new API': { [PRODUCT]: 8 },
  });
  const [, headings = '', ...minutes] = tables.trim().split('\n\n')[0]?.split('\n') ?? [];
  const counted = (kind: string) => sumOf(kind, headings, minutes);
  expect([counted('changes'), counted('backups'), counted('503')]).toEqual([1, 1, 0]);
});

test('a killed benchmark leaves no process and no file behind', async () => {
  const folder = temporaryFolder();
  const args = ['--once', '--cases', 'warm page home', '--seconds', '3600'];
  const benchmark = startBenchmark('bench.ts', args, { folder });
  const ended = once(benchmark, 'exit');
  await eventually(() => {
    const commands = processesWith(folder)
      .map(({ command }) => command)
      .join('\n');
    expect(benchmark.exitCode).toBeNull();
    for (const script of ['reaper.ts', 'loader.ts', 'server/main.ts', 'references.ts fastify']) {
      expect(commands).toContain(script);
    }
  });
  benchmark.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  await eventually(() => expect(processesWith(folder)).toEqual([]));
  expect(readdirSync(folder)).toEqual([]);
});

/** The sum of a column over the rows of a table; it is 0 without the column. */
function sumOf(heading: string, headings: string, rows: string[]): number {
  const column = headings.split(/ {2,}/).indexOf(heading);
  const numbers = rows.map((row) => Number(row.split(/ {2,}/)[column] ?? 0));
  return numbers.reduce((sum, number) => sum + number, 0);
}
