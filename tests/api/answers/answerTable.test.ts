import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { countAccesses } from '#core/answers/accessCounts.ts';
import type { CurrentRule } from '#core/answers/orderOfTruth/storedFacts.ts';
import type { Access } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { changeContent, moveContentVersion } from '#db/queries/contentVersion.ts';
import { writeSetting } from '#db/queries/settings.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { toShortAnswer } from '#server/answers/table/buildAnswerTable.ts';
import {
  answersForDestination,
  answersOfPassport,
  currentTable,
  tableOfPassports,
} from '#server/answers/table/currentTable.ts';
import {
  arbitraryEditionDates,
  arbitraryMemberships,
  arbitraryRulesOf,
  sources,
} from '../../fixtures/arbitraryFacts.ts';
import {
  addRules,
  addSource,
  addZone,
  makeCurrent,
  storeEdition,
} from '../../fixtures/entryRules.ts';
import { startTestSite } from '../../support/site/testApp.ts';
import { stepDurations } from '../../support/stoppedClock.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** The date of the arbitrary facts. */
function onTheFirstOfMarch() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') });
}

const editors = { sourceId: 'editors', editionId: null };
const administrators = { id: 'editors', kind: 'administrator' as const };

async function accessIn(db: Db, destination: string, passport = 'BR') {
  const answers = await answersOfPassport(db, passport);
  return answers.find((answer) => answer.destination === destination)?.access;
}

test('a value of a newer version is unknown in the table too', async () => {
  const { db } = await startTestSite();
  await addSource(db, administrators);
  const teleport = { access: 'teleport' as Access, stay_number: 90, stay_unit: 'days' as const };
  await addRules(db, editors, [teleport]);
  const pair = { passport: 'BR', destination: 'JP', purpose: 'tourist' } as const;
  const told = toShortAnswer(await findAnswer(db, pair));
  expect(told).toMatchObject({ access: null, stay: null, source: null });
  expect((await currentTable(db)).at('BR', 'JP')).toEqual(told);
});

test('the table has the answer of every pair of countries', async () => {
  const { db } = await startTestSite({ rules: true });
  const table = await currentTable(db);
  const codes = [
    'BR',
    'DE',
    'HR',
    'GB',
    'IE',
    'NI',
    'TW',
    'CN',
    'AD',
    'PS',
    'US',
    'CA',
    'GP',
    'GU',
    'PR',
    'AX',
    'FR',
    'AQ',
  ];
  for (const passport of codes)
    for (const destination of codes) {
      const answer = await findAnswer(db, { passport, destination, purpose: 'tourist' });
      expect(table.at(passport, destination)).toEqual(toShortAnswer(answer));
    }
  expect(table.at('ZZ', 'BR')).toBe(undefined);
  expect(await answersOfPassport(db, 'ZZ')).toEqual([]);
  expect(await answersForDestination(db, 'ZZ')).toEqual([]);
});

test('the table agrees with the resolver for any stored rules', async () => {
  onTheFirstOfMarch();
  const { db } = await startTestSite();
  const codes = ['AT', 'DE', 'HK', 'CN', 'PS'];
  const pairs = codes.flatMap((passport) =>
    codes.filter((code) => code !== passport).map((destination) => ({ passport, destination })),
  );
  const facts = arbitraryEditionDates.chain((dates) =>
    fc.record({
      dates: fc.constant(dates),
      rules: fc.tuple(...pairs.map(() => arbitraryRulesOf(dates))),
      memberships: arbitraryMemberships('AT', 'DE'),
    }),
  );
  await fc.assert(
    fc.asyncProperty(facts, async ({ dates, rules, memberships }) => {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('zones').execute();
        await trx.deleteFrom('rule_sources').execute();
        for (const [at, { sourceId, kind, quality }] of sources.entries()) {
          const edition = kind === 'administrator' ? {} : { edition: dates[at - 1] ?? null };
          const rows = rules.flatMap((ofPair, index) =>
            ofPair
              .filter((rule) => rule.sourceId === sourceId)
              .map((rule) => ({ ...toRow(rule), ...pairs[index] })),
          );
          await addSource(trx, { id: sourceId, kind, quality, ...edition }, rows);
        }
        for (const { zone, countryCode, memberFrom, memberTo, zoneDate } of memberships) {
          const id = `${zone}-${countryCode}`;
          const from = memberFrom === null ? {} : { from: memberFrom };
          const to = memberTo === null ? {} : { to: memberTo };
          const columns = { freedom_of_movement: 1, source_date: zoneDate } as const;
          const members = { [countryCode]: { ...from, ...to }, PS: {}, HK: {} };
          await addZone(trx, { id, ...columns }, members);
        }
      });
      const table = await currentTable(db);
      for (const pair of pairs) {
        const answer = await findAnswer(db, { ...pair, purpose: 'tourist' });
        const short = table.at(pair.passport, pair.destination);
        expect({ ...pair, ...short }).toEqual({ ...pair, ...toShortAnswer(answer) });
      }
    }),
    { numRuns: 25, seed: 20260217, endOnFailure: true },
  );
});

function toRow(rule: CurrentRule) {
  return {
    access: rule.access,
    stay_number: rule.stayNumber,
    stay_unit: rule.stayUnit,
    condition: rule.condition,
    condition_text: rule.conditionText,
    otherwise: rule.otherwise,
    source_date: rule.sourceDate,
    valid_from: rule.validFrom,
    valid_to: rule.validTo,
    verified_on: rule.verifiedOn,
    updated_at: rule.updatedAt,
  };
}

describe('the table is rebuilt only when rules changed:', () => {
  async function start() {
    const { db } = await startTestSite();
    const edition = await addSource(db, { id: 'index', edition: '2026-02-17' }, [{}]);
    await addSource(db, administrators);
    return { db, edition };
  }

  test('after saving, changing and deleting a rule', async () => {
    const { db } = await start();
    expect(await accessIn(db, 'JP')).toBe('visa_free');
    await addRules(db, editors, [{ access: 'eta' }]);
    expect(await accessIn(db, 'JP')).toBe('eta');
    const changed = { access: 'e_visa' as const, version: 2, updated_at: '2026-02-19' };
    await changeContent(db, undefined, (trx) =>
      trx.updateTable('entry_rules').set(changed).where('source_id', '=', 'editors').execute(),
    );
    expect(await accessIn(db, 'JP')).toBe('e_visa');
    await changeContent(db, undefined, (trx) =>
      trx.deleteFrom('entry_rules').where('source_id', '=', 'editors').execute(),
    );
    expect(await accessIn(db, 'JP')).toBe('visa_free');
  });

  test('after an edition became current', async () => {
    const { db, edition } = await start();
    const newer = await storeEdition(db, 'index', '2026-03-01');
    await addRules(db, { sourceId: 'index', editionId: newer }, [{ access: 'no_admission' }]);
    expect(await accessIn(db, 'JP')).toBe('visa_free');
    await makeCurrent(db, 'index', newer);
    expect(await accessIn(db, 'JP')).toBe('no_admission');
    if (edition !== null) await makeCurrent(db, 'index', edition);
    expect(await accessIn(db, 'JP')).toBe('visa_free');
  });

  test('after an administrator confirmed a rule', async () => {
    const { db } = await start();
    const source = { id: 'report', kind: 'official', quality: 'secondary' } as const;
    await addSource(db, { ...source, edition: '2026-01-01' }, [{ access: 'eta' }]);
    await addSource(db, { id: 'compiled', kind: 'compilation', edition: '2026-02-01' }, [
      { access: 'visa_free' },
    ]);
    expect(await accessIn(db, 'JP')).toBe('visa_free');
    const confirmed = { verified_on: '2026-02-20', version: 2, updated_at: '2026-02-20' };
    await changeContent(db, undefined, (trx) =>
      trx.updateTable('entry_rules').set(confirmed).where('source_id', '=', 'report').execute(),
    );
    expect(await accessIn(db, 'JP')).toBe('eta');
  });

  test('after a change of a zone', async () => {
    const { db } = await start();
    expect(await accessIn(db, 'DE', 'AT')).toBe(null);
    await addZone(db, { id: 'eea', freedom_of_movement: 1 }, { AT: {}, DE: {} });
    expect(await accessIn(db, 'DE', 'AT')).toBe('freedom_of_movement');
  });

  test('on a new UTC day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T23:59:00Z') });
    const { db } = await start();
    await addRules(db, editors, [{ access: 'eta', valid_from: '2026-03-02' }]);
    expect(await accessIn(db, 'JP')).toBe('visa_free');
    vi.setSystemTime(new Date('2026-03-02T00:01:00Z'));
    expect(await accessIn(db, 'JP')).toBe('eta');
  });

  test('not after any other change of content', async () => {
    const { db } = await start();
    const table = await currentTable(db);
    await writeSetting(db, 'contact', {}, '2026-02-20T00:00:00.000Z');
    await db.transaction().execute((trx) => moveContentVersion(trx));
    expect(await currentTable(db)).toBe(table);
    await addRules(db, editors, [{}]);
    expect(await currentTable(db)).not.toBe(table);
  });

  test('concurrent readers wait for one build', async () => {
    const { db } = await start();
    const [first, second] = await Promise.all([currentTable(db), currentTable(db)]);
    expect(second).toBe(first);
    expect((await currentTable(db, 'working')).at('BR', 'JP')?.access).toBe(null);
  });

  test('a rule saved during the build is in later answers', async () => {
    const { db } = await start();
    const building = currentTable(db);
    await addRules(db, editors, [{ access: 'eta' }]);
    expect(await accessIn(db, 'JP')).toBe('eta');
    await building;
    expect(await accessIn(db, 'JP')).toBe('eta');
  });
});

test('other requests run during the build', async () => {
  const { db } = await startTestSite({ rules: true });
  // On any machine, the answers of a passport take a millisecond.
  stepDurations(1);
  let isBuilding = true;
  let turns = 0;
  const building = currentTable(db).finally(() => {
    isBuilding = false;
  });
  while (isBuilding) {
    await setImmediate();
    turns += 1;
  }
  await building;
  expect(turns).toBeGreaterThan(30);
});

test('connections are accepted during the build, several between two slices', async () => {
  const { db } = await startTestSite({ rules: true });
  const server = createServer((socket) => socket.destroy());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  stepDurations(1);
  const { port } = server.address() as AddressInfo;
  for (let client = 0; client < 300; client += 1) {
    const socket = connect(port, '127.0.0.1').resume();
    // Those that are not accepted are reset as the server closes.
    socket.on('error', () => socket.destroy());
  }
  await currentTable(db);
  // There are about 80 slices, and libuv accepts one connection per iteration.
  expect(accepted).toBe(300);
});

test('the answers of a passport do not wait for the table', async () => {
  const { db } = await startTestSite({ rules: true });
  const ofPassport = await tableOfPassports(db, { passports: ['BR'] });
  expect(ofPassport.at('IN', 'JP')?.access).toBe(null);
  const table = await currentTable(db);
  expect(table.at('IN', 'JP')?.access).not.toBe(null);
  expect(ofPassport.ofPassport('BR')).toEqual(table.ofPassport('BR'));
  expect(await tableOfPassports(db, { passports: ['BR'] })).toBe(table);
});

test('a day of entry other than today is answered from the rules', async () => {
  const { db, browser } = await startTestSite();
  await addSource(db, { id: 'index', edition: '2026-02-17' }, [{ valid_to: '2040-12-31' }]);
  expect(await accessIn(db, 'JP')).toBe('visa_free');
  const { api } = browser();
  const asked = { passport: 'BR', destination: 'JP', on: '2041-01-01' };
  expect((await api.entryRule.answer.query(asked)).access).toBe(null);
});

test('answers are counted by access, the unknown and the own country separately', async () => {
  const { db } = await startTestSite();
  await addSource(db, { id: 'index', edition: '2026-02-17' }, [
    { destination: 'JP' },
    { destination: 'KR' },
    { destination: 'AU', access: 'eta' },
  ]);
  const countries = await db.selectFrom('countries').select('code').execute();
  const counts = countAccesses(await answersOfPassport(db, 'BR'));
  // Australia, and three islands where its entry rules apply.
  expect(counts).toMatchObject({ visa_free: 2, eta: 4, visa_required: 0 });
  expect(counts.unknown).toBe(countries.length - 7);
  expect(Object.keys(counts)[0]).toBe('freedom_of_movement');
  const toJapan = await answersForDestination(db, 'JP');
  expect(toJapan.find(({ passport }) => passport === 'BR')?.access).toBe('visa_free');
  expect(toJapan.find(({ passport }) => passport === 'JP')?.access).toBe('own_country');
});

test('pairs to review: "Ask before you travel" apart from sources that disagree', async () => {
  const { db } = await startTestSite();
  await addSource(db, { id: 'law', kind: 'official', edition: '2026-02-01' }, [
    { passport: 'AR', access: 'visa_required' },
    { passport: 'AU', access: 'visa_required' },
  ]);
  await addSource(db, { id: 'index', edition: '2026-02-17' }, [
    { passport: 'AR', stay_number: 6, stay_unit: 'months' },
    { passport: 'AU', access: 'visa_required' },
    { passport: 'TW', destination: 'CN' },
  ]);
  const table = await currentTable(db);
  const pairsWith = (mark: 'askBeforeTravel' | 'disagrees') =>
    table
      .pairsWith(mark)
      .map(({ passport, destination, answer }) => [passport, destination, answer.access]);
  expect(pairsWith('askBeforeTravel')).toEqual([['TW', 'CN', 'visa_free']]);
  expect(pairsWith('disagrees')).toEqual([['AR', 'JP', 'visa_required']]);
});
