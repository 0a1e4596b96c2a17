import { createHash } from 'node:crypto';
import { sampleCountries } from '../../../db/seed/countries.ts';
import { type PackedEdition, pairsOfEdition } from '../../../db/seed/rules/packs.ts';

/** A pair in the published JSON of Passport Index. */
type PublishedPair = { status: string; days?: number };
export type PublishedEdition = Record<string, Record<string, PublishedPair>>;

/** The expected totals of a packed edition. */
export type EditionTotals = {
  pairs: number;
  /** Of the sorted lines `passport,destination,status,days`, each with a line feed. */
  sha256: string;
  values: Record<string, number>;
};

/** One character per value, most frequent first; a full stop is the own country. */
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const OWN_COUNTRY = '.';

/** Packs the published JSON. Throws unless it has all pairs of its codes. */
export function packEdition(text: string, date: string): PackedEdition {
  const published: PublishedEdition = JSON.parse(text);
  const codes = Object.keys(published).sort();
  const counts = Object.entries(totalsOf(pairsOf(published)).values);
  const values = counts.sort(([, one], [, other]) => other - one).map(([value]) => value);
  if (values.length > CHARACTERS.length) throw new Error(`${values.length} values are too many`);
  const lines = codes.map((passport) => {
    const pairs = published[passport] ?? {};
    if (Object.keys(pairs).length !== codes.length - 1) {
      throw new Error(`${passport} does not have a value for every other code`);
    }
    const characters = codes.map((destination) => {
      const pair = pairs[destination];
      return pair ? CHARACTERS[values.indexOf(packedValue(pair))] : OWN_COUNTRY;
    });
    return [passport, characters.join('')];
  });
  return {
    date,
    sha256: sha256(text),
    codes: codes.join(' '),
    values: Object.fromEntries(values.map((value, at) => [CHARACTERS[at], value])),
    passports: Object.fromEntries(lines),
  };
}

/** The published pairs as `passport,destination,status,days`, sorted. */
export function pairsOf(published: PublishedEdition): string[] {
  return Object.entries(published)
    .flatMap(([passport, pairs]) =>
      Object.entries(pairs).map(
        ([destination, { status, days }]) => `${passport},${destination},${status},${days ?? ''}`,
      ),
    )
    .sort();
}

/** The packed pairs in the same format. */
export function packedPairs(packed: PackedEdition): string[] {
  return [...pairsOfEdition(packed)]
    .map(({ passport, destination, status, days }) =>
      [passport, destination, status, days].join(','),
    )
    .sort();
}

export function totalsOf(pairs: string[]): EditionTotals {
  const values: Record<string, number> = {};
  for (const pair of pairs) {
    const [, , status, days] = pair.split(',');
    const value = days ? `${status} ${days}` : `${status}`;
    values[value] = (values[value] ?? 0) + 1;
  }
  return {
    pairs: pairs.length,
    sha256: sha256(pairs.map((pair) => `${pair}\n`).join('')),
    values: Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function packedValue({ status, days }: PublishedPair): string {
  return days === undefined ? status : `${status} ${days}`;
}

/** Packs the data set of nomad visas, by country code. Throws for an unknown country. */
export function packNomadVisas(text: string) {
  const { source, records } = JSON.parse(text) as PublishedNomadVisas;
  return {
    source: {
      title: source.title,
      address: source.address,
      licence: source.licence,
      attribution: source.attribution,
      date: source.last_verified_at,
      sha256: sha256(text),
    },
    schemes: records.map(
      ({ country, visa_name, program_status, official_url, verified_at, ...facts }) => ({
        code: codeOf(country),
        status: nomadStatus(program_status),
        title: visa_name,
        address: official_url,
        verifiedOn: verified_at,
        facts,
      }),
    ),
  };
}

type PublishedNomadVisas = {
  source: Record<'title' | 'address' | 'licence' | 'attribution' | 'last_verified_at', string>;
  records: {
    country: string;
    visa_name: string | null;
    program_status: string;
    official_url: string | null;
    verified_at: string | null;
    [fact: string]: unknown;
  }[];
};

const statuses: Record<string, string> = {
  open: 'open',
  closed: 'closed',
  none: 'none',
  announced_not_open: 'announced',
};

function nomadStatus(published: string): string {
  const status = statuses[published];
  if (!status) throw new Error(`No status for "${published}"`);
  return status;
}

/** Names in the data set that differ from ours. */
const otherNames: Record<string, string> = { 'Cape Verde': 'CV', Czechia: 'CZ' };

function codeOf(country: string): string {
  const code = otherNames[country] ?? sampleCountries.find(({ name }) => name === country)?.code;
  if (!code) throw new Error(`No code for "${country}"`);
  return code;
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
