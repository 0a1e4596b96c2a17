import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  officialPackNames,
  pairsOfEdition,
  readNomadVisas,
  readOfficialPack,
  readPackedEdition,
} from '../../../db/seed/rules/packs.ts';
import { packOfficial } from '../../../scripts/dev/rules/officialPacks.ts';
import {
  packEdition,
  packedPairs,
  packNomadVisas,
  pairsOf,
  totalsOf,
} from '../../../scripts/dev/rules/rulePacks.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'db', 'seed', 'rules');
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

// The published files are not in the repository: `packRules.ts FOLDER --check` compares with them
// pair by pair. Here all pairs are checked against the totals and the hash written then.
describe('the packed edition', () => {
  const packed = readPackedEdition();

  test('has the published pairs, by hash and by count of every value', () => {
    const totals = totalsOf(packedPairs(packed));
    expect(totals).toEqual(JSON.parse(textOf('passport-index-totals.json')));
    expect(totals).toMatchObject({
      pairs: 39_402,
      sha256: 'a5cd5241226aaa5bf889cdc9c4c9bc429773d2665ecf22359bed46ad2545ac84',
      values: { 'visa required': 12_068, 'visa free 90': 7536, 'no admission': 48 },
    });
  });

  test('has every pair of different codes', () => {
    const codes = packed.codes.split(' ');
    expect(codes).toHaveLength(199);
    expect(Object.keys(packed.passports)).toEqual(codes);
    const pairs = [...pairsOfEdition(packed)];
    expect(pairs.some(({ passport, destination }) => passport === destination)).toBe(false);
    expect(new Set(pairs.map((pair) => pair.passport + pair.destination)).size).toBe(39_402);
  });

  test('is small, and comes with its licence', () => {
    expect(statSync(join(folder, 'passport-index.json')).size).toBeLessThan(140_000);
    expect(textOf('passport-index.LICENSE.txt')).toContain('Copyright (c) 2019 Ilya Ilyankou');
  });
});

describe('packing an edition', () => {
  const published = {
    GB: { US: { status: 'eta', days: 90 }, XK: { status: 'visa free', days: 90 } },
    US: { GB: { status: 'eta', days: 180 }, XK: { status: 'visa free' } },
    XK: { GB: { status: 'visa required', days: 7 }, US: { status: 'no admission' } },
  };

  test('and unpacking it changes nothing', () => {
    const packed = packEdition(JSON.stringify(published), '2026-02-17');
    expect(packedPairs(packed)).toEqual(pairsOf(published));
    expect(packed.passports.XK).toMatch(/^..\.$/);
  });

  test('is refused when a pair is missing', () => {
    const { XK: _left, ...us } = published.US;
    const broken = JSON.stringify({ ...published, US: us });
    expect(() => packEdition(broken, '2026-02-17')).toThrow('US does not have a value');
  });

  test('a pair that differs by a day gives another hash', () => {
    const other = structuredClone(published);
    other.GB.US.days = 91;
    expect(totalsOf(pairsOf(other)).sha256).not.toBe(totalsOf(pairsOf(published)).sha256);
  });
});

describe('the official packs', () => {
  test.each(officialPackNames)(
    '%s has a licence, a publisher and a quality of each source',
    (name) => {
      const { sources, sha256 } = readOfficialPack(name);
      expect(sha256).toMatch(/^[0-9a-f]{64}$/);
      for (const { title, publisher, licence, quality, date } of Object.values(sources)) {
        expect([title, publisher, licence].every((text) => text.length > 0)).toBe(true);
        expect(['primary', 'secondary']).toContain(quality);
        // The lists were compiled on this day, which is no source's date.
        expect(date).not.toBe('2026-11-21');
        if (date !== null) expect(date).toMatch(/^\d{4}(-\d\d){0,2}$/);
      }
    },
  );

  test('contain no research notes', () => {
    const files = globSync('**/*.json', { cwd: folder });
    expect(files.length).toBeGreaterThan(12);
    for (const file of files) {
      expect(textOf(file), file).not.toMatch(
        /"(stored|consulted|commit)"|stored (file|page|source)|EricLusk|KindnessofGod|laws-lois-xml|\/work\/|\/home\//,
      );
    }
  });

  test('are packed with their own dates, lists as one string, and without research notes', () => {
    const published = {
      about: 'How it was compiled.',
      source: {},
      sources: {
        law: {
          title: 'Law',
          publisher: 'State',
          address: 'https://state.example/',
          licence: 'CC0',
          consulted: '2026-11-21',
          stored: 'stored page',
          quality: 'primary',
        },
        list: {
          title: 'List',
          publisher: 'several stored files',
          address: null,
          licence: 'facts only',
          consulted: '2025-06',
          stored: 'a copy',
          quality: 'secondary',
        },
      },
      facts: { exempt: { codes: ['BR', 'JP'], source: 'law' }, days: 30 },
    };
    expect(packOfficial('somewhere', JSON.stringify(published))).toMatchObject({
      sources: {
        law: { title: 'Law', date: null, quality: 'primary' },
        list: { publisher: 'third parties that agree', date: '2025-06' },
      },
      facts: { exempt: { codes: 'BR JP', source: 'law' }, days: 30 },
    });
    const telling = { ...published, facts: { note: 'as the stored page has it' } };
    expect(() => packOfficial('somewhere', JSON.stringify(telling))).toThrow('still says "stored"');
  });
});

describe('the nomad visas', () => {
  test('are 45 countries by code, with their attribution', () => {
    const { source, schemes } = readNomadVisas();
    expect(source).toMatchObject({
      licence: 'CC BY 4.0',
      attribution: expect.stringContaining('https://globenomad.com'),
    });
    expect(schemes).toHaveLength(45);
    expect(new Set(schemes.map(({ code }) => code)).size).toBe(45);
    const count = (status: string) => schemes.filter((scheme) => scheme.status === status).length;
    expect(['open', 'closed', 'none', 'announced'].map(count)).toEqual([41, 1, 2, 1]);
  });

  test('keep unpublished values as null', () => {
    const albania = readNomadVisas().schemes.find(({ code }) => code === 'AL');
    expect(albania?.facts).toMatchObject({ dependents_allowed: null, pr_path: true });
  });

  test('of a country without a code are refused', () => {
    const source = { title: '', address: '', licence: '', attribution: '', last_verified_at: '' };
    const records = [{ country: 'Atlantis', program_status: 'open' }];
    expect(() => packNomadVisas(JSON.stringify({ source, records }))).toThrow('"Atlantis"');
  });
});
