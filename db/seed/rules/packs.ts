import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  Access,
  ApplicationWay,
  NomadStatus,
  PageScope,
  RestrictionKind,
  RuleCondition,
  SourceQuality,
} from '../../schema.ts';

/** The packed files beside this one. `scripts/dev/rules/packRules.ts` writes them. */

/** A list of official rules: its sources, and its facts as they were published. */
export type OfficialPack = {
  /** Of the published file, in hex. */
  sha256: string;
  sources: Record<string, PackSource>;
  facts: Record<string, unknown>;
};

export type PackSource = {
  title: string;
  publisher: string;
  address: string | null;
  licence: string;
  quality: SourceQuality;
  /** YYYY, YYYY-MM or YYYY-MM-DD; null where the source has none. */
  date: string | null;
};

/** Packs by name, in the order in which the sources that two of them share are described. */
export const officialPackNames = [
  'schengen',
  'france-airport-transit',
  'united-kingdom',
  'us',
  'canada',
  'new-zealand',
  'australia',
  'ireland',
  'south-korea',
  'freedom-of-movement',
  'portals',
] as const;

export type OfficialPackName = (typeof officialPackNames)[number];

/** The packed edition of Passport Index: a line of one-character values for every passport. */
export type PackedEdition = {
  date: string;
  /** Of the published file, in hex. */
  sha256: string;
  /** Destinations, in the order of the characters of every line. */
  codes: string;
  /** What a character stands for: a status, and its days where there are any. */
  values: Record<string, string>;
  passports: Record<string, string>;
};

export type PackedNomadVisas = {
  source: {
    title: string;
    address: string;
    licence: string;
    attribution: string;
    date: string;
    sha256: string;
  };
  schemes: {
    code: string;
    status: NomadStatus;
    title: string | null;
    address: string | null;
    verifiedOn: string | null;
    facts: Record<string, unknown>;
  }[];
};

/** The packed compilation: what government pages say of 199 passports at each destination. */
export type PackedCompilation = {
  date: string;
  /** Of the published files in the order of their names, in hex. */
  sha256: string;
  destinations: Record<string, PackedDestination>;
};

/** Each passport but the destination's own is in `rules`, `unconfirmed` or `setAside`. */
export type PackedDestination = {
  /** Title and address of each page that is cited. */
  pages: [string, string][];
  rules: PackedRules[];
  /** No readable page was found for these passports. */
  unconfirmed: { triedOn: string; passports: string }[];
  /** Passports about which the pages are not taken at their word, and why. */
  setAside: { why: string; passports: string }[];
  restrictions: {
    kind: RestrictionKind;
    passports: string;
    visas: string;
    exceptions: boolean;
    instrument: string;
    page: number;
    checked: string;
  }[];
};

/** What several passports need; what isn't stated is absent. */
export type PackedRules = {
  passports: string;
  access: Access;
  days?: number;
  months?: number;
  condition?: { kind: RuleCondition; text: string; otherwise: Access };
  application?: ApplicationWay;
  contested?: Access;
  from?: string;
  to?: string;
  note?: string;
  /** The place of the page among those of the destination. */
  page: number;
  checked: string;
  scope: PageScope;
};

export function readPackedCompilation(): PackedCompilation {
  return read('entry-requirements.json');
}

export function readOfficialPack(name: OfficialPackName): OfficialPack {
  return read(`official/${name}.json`);
}

export function readPackedEdition(): PackedEdition {
  return read('passport-index.json');
}

export function readNomadVisas(): PackedNomadVisas {
  return read('nomad-visas.json');
}

export type EditionPair = {
  passport: string;
  destination: string;
  status: string;
  days: number | null;
};

/** Every pair of a packed edition but those of a passport with its own country, passport by passport. */
export function* pairsOfEdition({
  codes,
  values,
  passports,
}: PackedEdition): Generator<EditionPair> {
  const destinations = codes.split(' ');
  const decoded = new Map(
    Object.entries(values).map(([character, value]) => {
      const [, status = value, days] = /^(.*?)(?: (\d+))?$/.exec(value) ?? [];
      return [character, { status, days: days === undefined ? null : Number(days) }];
    }),
  );
  for (const [passport, line] of Object.entries(passports)) {
    for (const [at, destination] of destinations.entries()) {
      const value = decoded.get(line.charAt(at));
      if (value) yield { passport, destination, ...value };
    }
  }
}

function read<Content>(name: string): Content {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
}
