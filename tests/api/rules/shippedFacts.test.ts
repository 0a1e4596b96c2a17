import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { compareTexts } from '#core/compareTexts.ts';
import { readEntryRights } from '#db/packs/packs.ts';
import { listFreePairs } from '#db/queries/rules/sourceStatements.ts';
import { listSourcesInUse } from '#db/queries/rules/sourcesInUse.ts';
import { listCountryCodes } from '#db/queries/rules/storedRules.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { filledDatabase } from '../database/filledDatabase.ts';

const { db, one } = filledDatabase();

describe('zones', () => {
  test('only three grant freedom of movement', async () => {
    const { rows } = await sql<{ id: string }>`
      select id from zones where freedom_of_movement = 1 order by id`.execute(db());
    expect(rows.map(({ id }) => id)).toEqual(['cta', 'eea', 'switzerland']);
    for (const [passport, destination] of [
      ['FR', 'DE'],
      ['CH', 'IE'],
      ['GB', 'IE'],
      ['NO', 'CH'],
    ] as const) {
      expect(await findAnswer(db(), { passport, destination, purpose: 'tourist' })).toMatchObject({
        access: 'freedom_of_movement',
      });
    }
  });

  test('Jersey, Guernsey and the Isle of Man grant entry, not work', async () => {
    const accessOf = async (pair: string, purpose: 'tourist' | 'working') => {
      const [passport = '', destination = ''] = pair.split('>');
      return (await findAnswer(db(), { passport, destination, purpose })).access;
    };
    for (const pair of ['GB>JE', 'IE>JE', 'GB>GG', 'IE>GG', 'GB>IM', 'IE>IM', 'JE>GG']) {
      expect([pair, await accessOf(pair, 'tourist')]).toEqual([pair, 'freedom_of_movement']);
      expect([pair, await accessOf(pair, 'working')]).toEqual([pair, null]);
    }
    for (const pair of ['JE>GB', 'IM>IE', 'GB>IE', 'IE>GB']) {
      expect([pair, await accessOf(pair, 'working')]).toEqual([pair, 'freedom_of_movement']);
    }
    const pairs = await listFreePairs(db(), 'cta');
    expect(pairs.filter(({ purpose }) => purpose === 'working')).toEqual([]);
  });

  test.each([
    ['schengen', 'HR', '2023-01-01', null],
    ['schengen', 'RO', '2024-03-31', null],
    ['nordic', 'IS', '1983-08-01', null],
    ['ecowas', 'BF', null, '2025-01-28'],
    ['cta', 'JE', null, null],
  ])('%s has %s from %s to %s', async (zone, code, from, to) => {
    const { rows } = await sql`select member_from, member_to from zone_members
      where zone_id = ${zone} and country_code = ${code}`.execute(db());
    expect(rows).toEqual([{ member_from: from, member_to: to }]);
  });

  test('Cyprus and Ireland are not in Schengen, and no member is listed twice', async () => {
    const members = `select count(*) || ' ' || count(*) filter (where country_code in ('CY', 'IE')) from zone_members
      where zone_id = 'schengen'`;
    expect(await one(members)).toBe('29 0');
  });
});

test('the rights of entry have a page each, known countries, and one for a pair', async () => {
  const codes = new Set(await listCountryCodes(db()));
  const rights = readEntryRights();
  const pairs = rights.flatMap(({ passports, destinations }) =>
    passports
      .split(' ')
      .flatMap((passport) => destinations.split(' ').map((code) => [passport, code] as const)),
  );
  const abroad = pairs.filter(([passport, destination]) => passport !== destination);
  expect(abroad.flat().filter((code) => !codes.has(code))).toEqual([]);
  expect(new Set(abroad.map(String)).size).toBe(abroad.length);
  expect(abroad.length).toBe(39);
  for (const { id, source, conditions } of rights) {
    expect([id, source]).toEqual([
      id,
      expect.objectContaining({ title: expect.stringMatching(/./) }),
    ]);
    const pages = [source.address, ...conditions.map((one) => one.source.address)];
    expect([id, pages.filter((address) => !URL.canParse(address ?? ''))]).toEqual([id, []]);
  }
});

describe('official links', () => {
  test('unsafe addresses are omitted, and schemes not in operation say so', async () => {
    const { rows } = await sql`select address, in_operation from application_portals
      where destination = 'TR' and scheme = 'e_visa'`.execute(db());
    expect(rows).toEqual([{ address: null, in_operation: 1 }]);
    const etias =
      "select count(*) from application_portals where title = 'ETIAS' and in_operation = 0";
    expect(await one(etias)).toBe(30);
    expect(await one('select count(*) from application_portals where in_operation = 0')).toBe(30);
  });

  test('each applies to its purposes: a transit visa for transit, a waiver for both', async () => {
    const { rows } = await sql<{ title: string; purposes: string }>`
      select title, purposes from application_portals
      where ((destination in ('GB', 'US') and scheme in ('eta', 'visa')) or scheme = 'arrival_card')
      and source_id <> 'travelrequirements'
      order by title`.execute(db());
    const everyStay = '["tourist","transit","working"]';
    expect(rows).toEqual(
      [
        { title: 'Electronic Travel Authorisation (ETA)', purposes: '["tourist"]' },
        { title: 'ESTA', purposes: '["tourist","transit"]' },
        { title: 'IMUGA traveller declaration', purposes: everyStay },
        { title: 'Standard Visitor visa', purposes: '["tourist"]' },
        { title: 'Thailand Digital Arrival Card', purposes: everyStay },
        { title: 'Transit visa', purposes: '["transit"]' },
      ].sort((a, b) => compareTexts(a.title, b.title)),
    );
  });

  test('a waiver is for its passports alone', async () => {
    const { rows } = await sql<{ passports: string }>`
      select passports from application_portals
      where destination = 'US' and scheme = 'eta'`.execute(db());
    expect(rows).toHaveLength(2);
    for (const { passports } of rows) {
      expect(passports).toMatch(/\bDE\b/);
      expect(passports).not.toMatch(/\bAL\b/);
    }
  });

  test('a price names its currency and its own date', async () => {
    const { rows } = await sql`select price_amount, price_currency, source_date, quality
      from application_portals join rule_sources on rule_sources.id = source_id
      where application_portals.destination = 'GB' and scheme = 'eta'
      order by source_date`.execute(db());
    expect(rows).toEqual([
      {
        price_amount: '20',
        price_currency: 'GBP',
        source_date: '2026-04-08',
        quality: 'secondary',
      },
      {
        price_amount: '20',
        price_currency: 'GBP',
        source_date: '2026-10-07',
        quality: 'secondary',
      },
    ]);
  });
});

test('no official source cites a code repository', async () => {
  const sources = await listSourcesInUse(db());
  const cited = sources.filter(({ address }) => /github|gitlab|bitbucket/.test(address ?? ''));
  // Collections are repositories.
  expect(cited.map(({ id }) => id)).toEqual(['passport-index']);
});
