import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { defaultFollowedSources } from '#core/inputs/settings/followedSources.ts';
import { openDatabase } from '#db/client.ts';
import { addMissingCountries } from '#db/queries/countries.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { applyImport, prepareImport } from '#server/rules/editions/importEdition.ts';
import { removeStagedEditions } from '#server/rules/editions/stagedEditions.ts';
import { checkSource } from '#server/rules/sources/checkSource.ts';
import { createUpdateReview } from '#server/rules/sources/updateReview.ts';
import { editionOf } from '../../fixtures/madeUpEdition.ts';
import { eventually } from '../../support/eventually.ts';
import { loopback, startPublisher } from '../../support/servers/publisher.ts';
import { nodeBinary } from '../../support/servers/serverProcess.ts';
import { preparedSite } from '../../support/site/preparedDatabases.ts';
import { hangInserts } from './hangingInserts.ts';

/** Thirteen batches of rules, stored in the order of their destinations. */
const codes = sampleCountries
  .slice(0, 80)
  .map(({ code }) => code)
  .sort();
const PAIRS = codes.length * (codes.length - 1);

/** A site with an edition of 90 days, and a publisher of the next one. */
async function start() {
  const { address } = await preparedSite('empty');
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  await addMissingCountries(db, sampleCountries);
  const file = Buffer.from(JSON.stringify(editionOf(codes, 90)));
  const first = await prepareImport(db, file, { date: '2026-02', partial: false });
  await applyImport(db, first, { by: 'test' });
  const publisher = await startPublisher();
  const [passportIndex] = defaultFollowedSources.sources;
  if (!passportIndex) throw new Error('Passport Index is followed by default');
  const source = {
    ...passportIndex,
    address: `${publisher.url}/passport-index.json`,
    appliesHarder: true,
  };
  const startCheck = () => {
    const script = join(import.meta.dirname, 'checkingProcess.ts');
    const child = spawn(nodeBinary, [script, address, JSON.stringify(source)], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: publisher.certificateFile },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  };
  const number = async (query: string) => {
    const { rows } = await sql.raw<{ number: number }>(query).execute(db);
    return Number(rows[0]?.number);
  };
  /** Rules of the current edition that are as before. */
  const rulesAsBefore = () =>
    number(`select count(*) as number from entry_rules where stay_number = 90
      and edition_id = (select current_edition_id from rule_sources)`);
  const staged = () =>
    number(`select count(*) as number from entry_rules
      where edition_id in (select id from rule_editions where state = 'staged')`);
  const check = () =>
    checkSource(db, source, {
      userAgent: 'Landfall update check',
      signal: new AbortController().signal,
      allowedPrivate: loopback,
    });
  return { db, address, publisher, source, startCheck, check, rulesAsBefore, staged };
}

/** The edition with 50 shorter stays. */
function nextFile(): string {
  const edition = editionOf(codes, 90);
  for (const destination of codes.slice(1, 51)) {
    Object.assign(edition, {
      [codes[0] ?? '']: {
        ...edition[codes[0] ?? ''],
        [destination]: { status: 'visa free', days: 30 },
      },
    });
  }
  return JSON.stringify({ date: '2026-03', ...edition });
}

test('killed while it fetches, a check leaves no trace, and the next one begins anew', async () => {
  const { db, publisher, startCheck, check, rulesAsBefore } = await start();
  publisher.answers((_request, response) => {
    response.writeHead(200, { etag: '"2"' }).write(nextFile().slice(0, 1000));
  });
  const child = startCheck();
  await eventually(() => expect(publisher.asked).not.toEqual([]));
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await db.selectFrom('source_fetches').selectAll().execute()).toEqual([]);
  expect(await rulesAsBefore()).toBe(PAIRS);
  publisher.publishes(nextFile(), '"2"');
  expect(await check()).toEqual({ state: 'fetched', changes: 0, applied: 50 });
  expect(publisher.asked.at(-1)?.etag).toBeUndefined();
  expect(await rulesAsBefore()).toBe(PAIRS - 50);
});

test('killed while it applies changes, a check leaves them all to review', async () => {
  const { db, address, publisher, source, startCheck, check, rulesAsBefore, staged } =
    await start();
  publisher.publishes(nextFile(), '"2"');
  const release = await hangInserts(
    { db, address },
    'entry_rules',
    `new.destination = '${codes.at(-1)}'`,
  );
  const child = startCheck();
  await eventually(async () => expect(await staged()).toBeGreaterThan(0));
  child.kill('SIGKILL');
  await once(child, 'exit');
  await release();
  expect(await staged()).toBeLessThan(PAIRS);
  expect(await rulesAsBefore()).toBe(PAIRS);

  expect(await check()).toEqual({ state: 'unchanged' });
  expect(await removeStagedEditions(db)).toBe(1);
  expect(await staged()).toBe(0);
  const review = createUpdateReview(db);
  // The review reads the setting, which has the source's published address.
  const [update] = await review.list();
  expect(update?.groups).toEqual([{ group: 'shorter', changes: 50 }]);
  const { fileHash = '', replaces = null } = update ?? {};
  await review.apply({ source: source.id, fileHash, replaces }, 'test');
  expect(await rulesAsBefore()).toBe(PAIRS - 50);
});
