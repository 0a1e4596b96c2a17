import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { AnswerSource } from '#core/answers/entryAnswer.ts';
import type { EntryRight } from '#core/answers/orderOfTruth/entryRights.ts';
import {
  type BorderCondition,
  type BorderSource,
  type ShortCondition,
  withEmptyFields,
} from '#core/border/borderFacts.ts';
import type { DocumentStay } from '#core/documents/issuedDocuments.ts';
import { type NomadStatus, sourceQualities, visaTypes } from '#core/vocabulary.ts';
import { partialDate, sourceId, webAddress, words } from './packParts.ts';
import { parsePack } from './parsePack.ts';

/** Shipped lists in this folder; `db/packs/README.md` tells how they are edited. */

/** An official pack: sources, and facts as published. */
const officialPack = z.strictObject({
  /** SHA-256 of the published file, in hex. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  sources: z.record(
    sourceId,
    z.strictObject({
      title: words,
      publisher: words,
      address: z.nullable(webAddress),
      licence: words,
      quality: z.enum(sourceQualities),
      /** Null where the source has none. */
      date: z.nullable(partialDate),
    }),
  ),
  facts: z.record(words, z.unknown()),
});

export type OfficialPack = z.infer<typeof officialPack>;

const officialFolder = join(import.meta.dirname, 'official');

/** Pack names; of a source in two packs, the first description is used. */
export const officialPackNames = [
  'schengen',
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

/** The packed edition of Passport Index: one character per destination on a line per passport. */
export type PackedEdition = {
  date: string;
  /** SHA-256 of the published file, in hex. */
  sha256: string;
  /** Destinations, in the order of each line's characters. */
  codes: string;
  /** The meaning of a character: a status, and days if stated. */
  values: Record<string, string>;
  passports: Record<string, string>;
};

type PackedNomadVisas = {
  source: {
    title: string;
    address: string;
    licence: string;
    attribution: string;
    date: string;
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

export function readOfficialPack(name: OfficialPackName): OfficialPack {
  const file = `${name}.json`;
  return parsePack(officialPack, readFileSync(join(officialFolder, file), 'utf8'), file);
}

export function readPackedEdition(): PackedEdition {
  return read('passportIndex/passport-index.json');
}

export function readNomadVisas(): PackedNomadVisas {
  return read('nomad-visas.json');
}

/** The stays that documents of a group's state give in the others: law, so they ship with the product. */
export function readDocumentStays(): DocumentStay[] {
  const stays: (Omit<DocumentStay, 'source'> & { source: LawSource })[] =
    read('documentStays.json');
  return stays.map((stay) => ({ ...stay, source: { ...sourceOfLaw, ...stay.source } }));
}

/** The rights by which citizens of some states enter others: law, as the stays of documents. */
export function readEntryRights(): EntryRight[] {
  const rights: PackedRight[] = read('entryRights.json');
  return rights.map(({ conditions, source, ...right }) => ({
    ...right,
    conditions: conditions.map((condition) => conditionOfRight(condition, source)),
    source: { ...sourceOfLaw, id: right.id, ...source },
  }));
}

type PackedRight = Omit<EntryRight, 'conditions' | 'source'> & {
  conditions: PackedCondition[];
  source: Omit<LawSource, 'id'>;
};

/** Required of everyone who enters by the right; `page` where another page than the right's states it. */
type PackedCondition = Omit<ShortCondition, 'binding' | 'concerns'> & {
  page?: Pick<BorderSource, 'title' | 'address' | 'date' | 'secondary'>;
};

function conditionOfRight(
  { page, ...stated }: PackedCondition,
  { publisher, address, date }: PackedRight['source'],
): BorderCondition {
  return {
    ...withEmptyFields({ ...stated, binding: 'required', concerns: 'all' }),
    address: null,
    purposes: [...visaTypes],
    source: {
      ...(page ?? { title: publisher, address, date, secondary: false }),
      kind: 'official',
      collectedBy: null,
    },
  };
}

type LawSource = Omit<AnswerSource, keyof typeof sourceOfLaw>;

const sourceOfLaw = {
  kind: 'official',
  quality: 'primary',
  edition: null,
  verifiedOn: null,
  page: null,
} as const;

type EditionPair = {
  passport: string;
  destination: string;
  status: string;
  days: number | null;
};

/** All pairs of a packed edition by passport, except a passport with its own country. */
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
