import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sampleCountries } from '../../db/seed/countries.ts';
import { runScript } from '../api/runScript.ts';
import { editionOf } from '../fixtures/madeUpEdition.ts';
import { startKilledSite } from './killedSite.ts';

/** Between two requests of a visitor, in milliseconds. */
const THINKING_MS = 15;

const passports = sampleCountries.filter(({ issuesPassports }) => issuesPassports);
const codes = passports.map(({ code }) => code);

test('while an edition is imported, visitors are served and no write fails', {
  timeout: 120_000,
}, async () => {
  const site = await startKilledSite();
  const file = (days: number) => {
    const path = join(site.dataDir, `${days}.json`);
    writeFileSync(path, JSON.stringify(editionOf(codes, days)));
    return path;
  };
  const importing = (days: number) =>
    runScript('rules.ts', ['import', file(days)], { dataDir: site.dataDir });
  expect(await importing(30)).toMatchObject({ code: 0 });

  const { api, url } = site;
  const client = api();
  const times = { reads: [] as number[], writes: [] as number[] };
  let isImporting = true;
  const repeat = async (into: number[], request: (count: number) => Promise<unknown>) => {
    for (let count = 0; isImporting; count += 1) {
      const start = performance.now();
      await request(count);
      into.push(performance.now() - start);
      await wait(THINKING_MS);
    }
  };
  const load = [
    repeat(times.reads, async (count) => {
      const code = codes[count % codes.length];
      const page = await fetch(`${url()}/visa-info/${code}?from=${codes[(count * 7) % 100]}`);
      expect(page.status).toBe(200);
      await page.text();
    }),
    repeat(times.writes, (count) =>
      client.country.setEnabled.mutate({ code: 'AQ', enabled: count % 2 === 0 }),
    ),
  ];
  const end = await importing(60).finally(() => {
    isImporting = false;
  });
  await Promise.all(load);
  expect(end).toMatchObject({ code: 0 });
  for (const [what, all] of Object.entries(times)) {
    const sorted = all.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    console.log(`${what}: ${all.length}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
    expect(all.length).toBeGreaterThan(20);
  }
});
