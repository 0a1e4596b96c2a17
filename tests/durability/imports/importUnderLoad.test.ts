import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sampleCountries } from '#db/seed/countries.ts';
import { editionOf, tidyCsv } from '../../fixtures/madeUpEdition.ts';
import { eventually } from '../../support/eventually.ts';
import { spawnScript } from '../../support/site/spawnScript.ts';
import { isThorough } from '../../support/thorough.ts';
import { startKilledSite } from '../killedSite.ts';

/** The pause between a visitor's requests, in ms. */
const THINKING_MS = 15;

/** How many requests of each kind are measured alone, for comparison. */
const ALONE = isThorough ? 250 : 50;

/** The durations of requests, in ms. */
type Times = { reads: number[]; writes: number[] };

const passports = sampleCountries.filter(({ issuesPassports }) => issuesPassports);
const codes = passports.map(({ code }) => code);

test('while an edition is imported, visitors are served and no write fails', async () => {
  const site = await startKilledSite();
  const importing = (text: string) => {
    const path = join(site.dataDir, 'edition');
    writeFileSync(path, text);
    return spawnScript('rules.ts', ['import', path], site.data);
  };
  const edition = editionOf(codes, 30);
  expect(await importing(JSON.stringify(edition))).toMatchObject({ code: 0 });
  // As many pairs as change in a year: 15 destinations require a visa.
  const pairs = codes.slice(0, 15).flatMap((to) => codes.slice(15).map((from) => `${from}>${to}`));
  const changed = tidyCsv(edition, Object.fromEntries(pairs.map((pair) => [pair, 'e-visa'])));

  const { api, url } = site;
  const client = api();
  /**
   * Visitors read and an administrator writes during the work: reports the 99th percentile of both.
   */
  const underLoad = async (what: string, work: (times: Times) => Promise<void>) => {
    const times: Times = { reads: [], writes: [] };
    let isDone = false;
    const repeat = async (into: number[], request: (count: number) => Promise<unknown>) => {
      for (let count = 0; !isDone; count += 1) {
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
      // Throws when a write is refused because another process holds the lock.
      repeat(times.writes, (count) =>
        client.country.setEnabled.mutate({ code: 'AQ', enabled: count % 2 === 0 }),
      ),
    ];
    const working = work(times).finally(() => {
      isDone = true;
    });
    await Promise.all([working, ...load]);
    for (const [kind, all] of Object.entries(times)) {
      console.log(`${what}: p99 of ${all.length} ${kind} ${p99(all)} ms`);
    }
  };

  // The times are for information: on a busy machine they depend on the machine.
  await underLoad('Alone', ({ reads, writes }) =>
    eventually(() => expect(Math.min(reads.length, writes.length)).toBeGreaterThan(ALONE)),
  );
  await underLoad('Meanwhile', async () => {
    expect(await importing(changed)).toMatchObject({ code: 0 });
  });
});

/** The 99th percentile in whole ms. */
function p99(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
}
