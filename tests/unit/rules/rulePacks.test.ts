import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  officialPackNames,
  pairsOfEdition,
  readNomadVisas,
  readOfficialPack,
  readPackedEdition,
} from '#db/packs/packs.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'db', 'packs');
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

// The published file is not in the repository. All pairs are checked against the totals and the hash
// that were written when they were compared with it.
describe('the packed edition', () => {
  const packed = readPackedEdition();

  test('has the published pairs, by hash and by count of every value', () => {
    const pairs = [...pairsOfEdition(packed)].map(({ passport, destination, status, days }) => ({
      line: [passport, destination, status, days].join(','),
      value: days === null ? status : `${status} ${days}`,
    }));
    const lines = pairs.map(({ line }) => `${line}\n`).sort();
    const counts = Object.entries(Object.groupBy(pairs, ({ value }) => value));
    expect({
      pairs: pairs.length,
      sha256: createHash('sha256').update(lines.join('')).digest('hex'),
      values: Object.fromEntries(counts.map(([value, of]) => [value, of?.length])),
    }).toEqual(JSON.parse(textOf('passportIndex/passport-index-totals.json')));
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
    expect(statSync(join(folder, 'passportIndex', 'passport-index.json')).size).toBeLessThan(
      140_000,
    );
    expect(textOf('passportIndex/passport-index.LICENSE.txt')).toContain(
      'Copyright (c) 2019 Ilya Ilyankou',
    );
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
        /"(stored|consulted|commit)"|stored (file|page|source)|EricLusk|KindnessofGod|laws-lois-xml|[\s"(]\/(work|home)\//,
      );
    }
  });
});

describe('the nomad visas', () => {
  test('are 46 countries by code, with their attribution', () => {
    const { source, schemes } = readNomadVisas();
    expect(source).toMatchObject({
      licence: 'CC BY 4.0',
      attribution: expect.stringContaining('https://globenomad.com'),
    });
    expect(schemes).toHaveLength(46);
    expect(new Set(schemes.map(({ code }) => code)).size).toBe(46);
    const count = (status: string) => schemes.filter((scheme) => scheme.status === status).length;
    expect(['open', 'closed', 'none', 'announced'].map(count)).toEqual([42, 1, 2, 1]);
  });

  test('keep unpublished values as null', () => {
    const albania = readNomadVisas().schemes.find(({ code }) => code === 'AL');
    expect(albania?.facts).toMatchObject({ dependents_allowed: null, pr_path: true });
  });
});
