import { setTimeout as wait } from 'node:timers/promises';
import { TRPCClientError } from '@trpc/client';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import type { Db } from '#db/db.ts';
import { destinationFixture } from '../fixtures/destination.ts';
import { TEST_LIMIT_MS } from '../runnerLimits.ts';
import { runs } from '../support/thorough.ts';
import { besideWrites } from './besideWrites.ts';
import { dice, type KilledSite, seedOfRun, startKilledSite } from './killedSite.ts';

const onSqlite = inject('engine') === 'sqlite';
/** KILLS overrides it. Each run has a new seed. */
const KILLS = Number(process.env.KILLS ?? (onSqlite ? runs(4, 12) : runs(2, 6)));
const WRITERS = 4;
/** The maximum number of writes that a server answers before it is killed. */
const MOST_ANSWERS = 25;

/** The requests for a destination: its versions count from 1, and the first creates it. */
type Asked = {
  stored: { id: string; version: number } | undefined;
  asked: number;
  /** The latest version that must be stored. */
  answered: number;
  /** The number of successful calls. */
  answers: number;
};

type Row = { name: string; description: string; status: string; photos: string };

/** The name of destinations that are deleted immediately. */
const GONE = 'Gone';

/** A version in several parts: one in the destination's own row, the others in its photos' rows. */
function contentOf(name: string, version: number) {
  const photos = Array.from({ length: 1 + (version % 4) }, (_, index) => `${version}.${index}`);
  const images = photos.map((alt) => ({
    src: `https://photos.example/${alt}.jpg`,
    alt,
    width: 3,
    height: 2,
  }));
  const status = version % 3 === 0 ? ('draft' as const) : ('published' as const);
  const description = `Version ${version}`;
  return { photos, status, input: destinationFixture({ name, description, images, status }) };
}

/** Creates and changes destinations, one call after the other, until the server is gone. */
async function write(site: KilledSite, asked: Map<string, Asked>, writer: string) {
  const api = site.api();
  const own: [string, Asked][] = [];
  for (let call = 0; ; call += 1) {
    if (call % 5 === 4 && !(await makeAndDelete(site, `${writer} ${call}`))) return;
    const [name, state] =
      (call % 3 > 0 && own[call % own.length]) || begin(`Place ${writer} ${call}`);
    state.asked += 1;
    const { input } = contentOf(name, state.asked);
    try {
      const { id, version } = await (state.stored
        ? api.destination.update.mutate({ ...state.stored, fields: input })
        : api.destination.create.mutate(input));
      state.stored = { id, version };
    } catch (error) {
      if (!(error instanceof TRPCClientError) || !error.data) return;
      // A busy machine may be overloaded; any other refusal is an error.
      if (error.data.code !== 'SERVICE_UNAVAILABLE') throw error;
      continue;
    }
    state.answered = state.asked;
    state.answers += 1;
  }

  function begin(name: string): [string, Asked] {
    const entry: [string, Asked] = [name, { stored: undefined, asked: 0, answered: 0, answers: 0 }];
    asked.set(...entry);
    own.push(entry);
    return entry;
  }
}

/** Creates a destination and deletes it at once; returns false when the server is gone. */
async function makeAndDelete(site: KilledSite, name: string): Promise<boolean> {
  const api = site.api();
  const { input } = contentOf(`${GONE} ${name}`, 2);
  try {
    const { id } = await api.destination.create.mutate(input);
    await api.destination.delete.mutate({ id });
  } catch (error) {
    if (!(error instanceof TRPCClientError) || !error.data) return false;
    if (error.data.code !== 'SERVICE_UNAVAILABLE') throw error;
  }
  return true;
}

/**
 * The results of a run. An acknowledged write is found if its version, or a later one, is stored.
 */
type Figures = { answered: number; found: number; unanswered: number };

/** Compares the stored rows with the requests, and updates the figures. */
async function check(db: Db, asked: Map<string, Asked>, figures: Figures) {
  if (onSqlite) {
    expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([
      { integrity_check: 'ok' },
    ]);
    expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
  }
  const { rows: stored } = await sql<Row>`
    select name, description, status, (select string_agg(alt, ' ' order by position)
      from destination_images where destination_id = destinations.id) as photos
    from destinations where name not like ${`${GONE} %`}`.execute(db);
  figures.answered = 0;
  figures.found = 0;
  const versions = new Map(
    stored.map(({ name, description, status, photos }) => {
      const version = Number(/^Version (\d+)$/.exec(description)?.[1]);
      const content = contentOf(name, version);
      expect({ photos: photos.split(' '), status }, name).toMatchObject({
        photos: content.photos,
        status: content.status,
      });
      return [name, version];
    }),
  );
  expect([...versions.keys()].filter((name) => !asked.has(name))).toEqual([]);
  for (const [name, state] of asked) {
    const version = versions.get(name) ?? 0;
    expect(version, name).toBeLessThanOrEqual(state.asked);
    figures.answered += state.answers;
    figures.found += state.answered <= version ? state.answers : 0;
    expect(version, name).toBeGreaterThanOrEqual(state.answered);
    if (version > state.answered) figures.unanswered += 1;
    // A version seen after a crash must last like an acknowledged one.
    state.answered = version;
  }
}

/** Compares the history and the trash with the stored records: neither exists without the other. */
async function checkTraces(db: Db) {
  const { rows: traces } = await sql<{ id: string; action: string; after: string | null }>`
    select entity_id as id, action, after from history
    where entity = 'destination' order by history.id`.execute(db);
  const { rows: stored } = await sql<{ id: string; version: number; description: string }>`
    select id, version, description from destinations`.execute(db);
  const { rows: trashed } = await sql<{ id: string; data: string }>`
    select entity_id as id, data from trash`.execute(db);
  const bySteps = new Map<string, typeof traces>();
  for (const trace of traces) {
    bySteps.set(trace.id, [...(bySteps.get(trace.id) ?? []), trace]);
  }
  for (const { id, version, description } of stored) {
    const steps = bySteps.get(id) ?? [];
    expect(
      steps.map(({ action }) => action),
      id,
    ).toEqual(['created', ...Array(version - 1).fill('changed')]);
    expect(JSON.parse(steps.at(-1)?.after ?? '{}'), id).toMatchObject({ description });
    bySteps.delete(id);
  }
  for (const { id, data } of trashed) {
    const actions = (bySteps.get(id) ?? []).map(({ action }) => action);
    expect(actions, id).toEqual(['created', 'deleted']);
    const { destination, images } = JSON.parse(data);
    expect(destination.id).toBe(id);
    expect(images).toHaveLength(contentOf('', 2).photos.length);
    bySteps.delete(id);
  }
  expect([...bySteps.keys()]).toEqual([]);
}

/** What commands have imported is there. */
async function checkQuestions(db: Db, imported: readonly string[]) {
  const stored = await db.selectFrom('faqs').select('question').execute();
  expect(stored.map(({ question }) => question)).toEqual(expect.arrayContaining([...imported]));
}

function answersOf(asked: Map<string, Asked>): number {
  return [...asked.values()].reduce((sum, { answers }) => sum + answers, 0);
}

test(`killed or stopped ${KILLS} times at random moments, beside previews, backups and commands, the server keeps every confirmed write`, {
  timeout: TEST_LIMIT_MS * Math.ceil(KILLS / 10),
}, async () => {
  const seed = seedOfRun();
  const random = dice(seed);
  const site = await startKilledSite();
  const beside = besideWrites(site);
  const asked = new Map<string, Asked>();
  const figures: Figures = { answered: 0, found: 0, unanswered: 0 };
  /** The duration of a write on this machine, so that the kills happen during writes. */
  let writeMs = 0;
  let kills = 0;
  try {
    while (kills < KILLS) {
      const begun = performance.now();
      const before = answersOf(asked);
      let isOver = false;
      const writers = Promise.all(
        Array.from({ length: WRITERS }, (_, writer) => write(site, asked, `${kills} ${writer}`)),
      ).finally(() => {
        isOver = true;
      });
      // In every other round, the server is killed during the first writes.
      const enough = kills % 2 === 0 ? Math.ceil(random() * MOST_ANSWERS) : 0;
      const besides = beside.run(kills, random());
      while (answersOf(asked) - before < enough && !isOver) await wait(1);
      writeMs ||= ((performance.now() - begun) * WRITERS) / enough;
      await wait(random() * writeMs);
      if (random() < 0.5) await besides;
      await (random() < 0.5 ? site.stop() : site.kill());
      kills += 1;
      await writers;
      await besides;
      await site.start();
      // Open only now: it would keep commands from being the last to close the database.
      const db = openDatabase(site.data.address);
      await check(db, asked, figures);
      await checkQuestions(db, beside.imported);
      await checkTraces(db);
      await db.destroy();
    }
  } finally {
    console.log(
      `Seed ${seed}: ${kills} kills and stops, ${beside.imported.length} imports by commands, ${figures.answered} answered writes, ${figures.found} of them found, ${figures.unanswered} unanswered ones there and whole`,
    );
  }
  expect(figures.answered).toBeGreaterThanOrEqual(Math.ceil(KILLS / 2));
});
