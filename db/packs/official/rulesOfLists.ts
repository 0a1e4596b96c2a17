import type * as z from 'zod/mini';
import type { RuleCondition } from '#core/vocabulary.ts';
import type { ImportedRule } from '#db/queries/rules/shippedSources.ts';
import {
  type OfficialPack,
  type OfficialPackName,
  officialPackNames,
  readOfficialPack,
} from '../packs.ts';
import { parsePart } from '../parsePack.ts';
import { type ListMapping, readMappings } from './mappings.ts';

/** A source's rules, and the number skipped because no such passport is issued. */
type SourceRules = { rules: ImportedRule[]; skipped: number };

/** A list of codes in a pack. */
type CodeList = {
  codes: string;
  conditional?: CodeCondition[];
  source?: string | null;
  sourceOf?: Record<string, string>;
  maxStayDays?: number;
  maxStayMonths?: number;
  maxStay?: { codes?: string; others?: true; months: number }[];
  since?: Record<string, string | null>;
  from?: string;
  until?: string;
};

/** A condition of one code on a list. */
type CodeCondition = {
  code: string;
  condition?: string;
  conditionText?: string;
  /** False if the exemption isn't in force, so that a visa is required. */
  effective?: boolean;
  agreementAppliesFrom?: string | null;
  since?: string;
  note?: string;
};

/** The packs' conditions, translated to the database's vocabulary. */
const conditionKinds: Record<string, RuleCondition> = {
  'biometric-passport': 'biometric_passport',
  'biometric-passport-icao': 'biometric_passport',
  'british-citizens': 'nationality_status',
  'right-of-abode': 'nationality_status',
  'passport-type': 'passport_kind',
  'identity-card-number': 'identity_number',
};

type Change = { date: string; group?: string; added?: string; removed?: string };

/**
 * The rules of all lists in the official packs, by source. Passports outside `issuing` are skipped
 * and counted. Throws when a mapping matches no list, source or kind of condition.
 */
export function rulesOfLists(issuing: ReadonlySet<string>): Map<string, SourceRules> {
  const packs = new Map(officialPackNames.map((name) => [name, readOfficialPack(name)]));
  const bySource = new Map<string, SourceRules>();
  for (const mapping of readMappings().rules) {
    const pack = packs.get(mapping.pack);
    if (!pack) throw new Error(`There is no pack ${mapping.pack}`);
    const list = codeListAt(pack, mapping.fact);
    for (const passport of codesOf(list.codes)) {
      const source = sourceRules(pack, mapping, list, passport);
      if (!issuing.has(passport)) source.skipped += 1;
      else source.rules.push(...rulesOf(pack, mapping, list, passport));
    }
  }
  return bySource;

  /** The rules of the source that states the list for a passport. */
  function sourceRules(
    pack: OfficialPack,
    mapping: ListMapping,
    list: CodeList,
    passport: string,
  ): SourceRules {
    const id = sourceOf(mapping, list, passport);
    if (!pack.sources[id]) throw new Error(`${mapping.pack} has no source ${id}`);
    const source = bySource.get(id) ?? { rules: [], skipped: 0 };
    bySource.set(id, source);
    return source;
  }
}

/** The codes of a packed list. */
export function codesOf(codes: string): string[] {
  return codes === '' ? [] : codes.split(' ');
}

/** Expands the `destinations` of a mapping to codes. */
export function destinationsOf(pack: OfficialPack, destinations: string): string[] {
  if (destinations === 'visa list of the EU') return [...destinationsOf(pack, 'schengen'), 'CY'];
  if (destinations !== 'schengen') return codesOf(destinations);
  return (pack.facts.members as { code: string }[]).map(({ code }) => code);
}

/** The value at a path such as `stay.days`. Throws when there is none. */
export function factAt(pack: OfficialPack, path: string): unknown {
  const value = path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], pack.facts);
  if (value === undefined) throw new Error(`The pack has no ${path}`);
  return value;
}

/** The facts at a path of an official pack. Throws a sentence that names the file and the place of a fault. */
export function readFacts<Facts>(
  name: OfficialPackName,
  path: string,
  schema: z.ZodMiniType<Facts>,
): Facts {
  const facts = factAt(readOfficialPack(name), path);
  return parsePart(schema, facts, { file: `${name}.json`, path: `facts.${path}` });
}

function codeListAt(pack: OfficialPack, path: string): CodeList {
  const value = factAt(pack, path);
  return typeof value === 'string' ? { codes: value } : (value as CodeList);
}

function sourceOf(mapping: ListMapping, list: CodeList, code: string): string {
  const stated = list.sourceOf?.[code] ?? list.sourceOf?.others ?? list.source;
  const id = mapping.exceptions?.[code]?.source ?? mapping.source ?? stated;
  if (!id) throw new Error(`${mapping.pack} names no source of ${mapping.fact}`);
  return id;
}

function rulesOf(
  pack: OfficialPack,
  mapping: ListMapping,
  list: CodeList,
  passport: string,
): ImportedRule[] {
  const special = list.conditional?.find(({ code }) => code === passport) ?? { code: passport };
  const exception = mapping.exceptions?.[passport] ?? {};
  const isEffective = special.effective !== false;
  const rule = {
    passport,
    purpose: mapping.purpose,
    access: isEffective ? mapping.access : (mapping.otherwise ?? mapping.access),
    stay: isEffective ? stayOf(pack, mapping, list, passport) : null,
    condition: isEffective ? conditionOf(mapping, special) : null,
    note: noteOf(exception.note ?? mapping.note, special),
    validFrom:
      exception.validFrom ??
      special.since ??
      sinceOf(list, passport) ??
      latestChange(pack, mapping, passport),
    validTo: list.until ?? null,
  };
  return destinationsOf(pack, mapping.destinations)
    .filter((destination) => destination !== passport)
    .map((destination) => ({ ...rule, destination }));
}

function stayOf(
  pack: OfficialPack,
  { stay }: ListMapping,
  list: CodeList,
  passport: string,
): ImportedRule['stay'] {
  if (stay === null) return null;
  if (stay) return { number: Number(factAt(pack, stay.fact)), unit: stay.unit };
  if (list.maxStayDays) return { number: list.maxStayDays, unit: 'days' };
  const own = list.maxStay?.find(({ codes = '' }) => codesOf(codes).includes(passport));
  const months = (own ?? list.maxStay?.find(({ others }) => others))?.months ?? list.maxStayMonths;
  return months ? { number: months, unit: 'months' } : null;
}

/**
 * The condition of the list, of the code, or both. With both, the code's `otherwise` applies, since
 * without its document a holder isn't on the list: of a list with another one, as without an ETA by land,
 * the text would contradict it.
 */
function conditionOf(mapping: ListMapping, special: CodeCondition): ImportedRule['condition'] {
  const own = mapping.exceptions?.[special.code]?.condition;
  if (own === null) return null;
  const ofList = own ?? mapping.condition ?? null;
  const kind = kindOf(mapping, special);
  if (!kind) return ofList;
  const otherwise = mapping.otherwise ?? ofList?.otherwise;
  if (!otherwise) throw new Error(`${mapping.pack} ${mapping.fact} names no otherwise`);
  const further = ofList?.otherwise === otherwise ? ofList.text : undefined;
  const text = [special.conditionText, further].filter(Boolean).join('; ');
  return { kind, text, otherwise };
}

function kindOf(mapping: ListMapping, special: CodeCondition): RuleCondition | undefined {
  if (special.agreementAppliesFrom !== undefined) return undefined;
  if (!special.conditionText) return undefined;
  const own = mapping.kinds?.[special.code];
  if (own === null) return undefined;
  const kind = own ?? conditionKinds[special.condition ?? ''];
  if (!kind) throw new Error(`No condition for ${special.code} in ${mapping.fact}`);
  return kind;
}

function noteOf(note: string | undefined, special: CodeCondition): string {
  const agreement = special.agreementAppliesFrom
    ? `Exempt by an agreement that applies since ${special.agreementAppliesFrom}.`
    : undefined;
  const ofCode = special.note && `${special.note[0]?.toUpperCase()}${special.note.slice(1)}.`;
  return [note, agreement, ofCode].filter(Boolean).join(' ');
}

function sinceOf({ since, from }: CodeList, passport: string): string | null {
  if (!since) return from ?? null;
  return (passport in since ? since[passport] : since.others) ?? null;
}

function latestChange(pack: OfficialPack, { since }: ListMapping, passport: string) {
  if (!since) return null;
  const dates = (pack.facts.changes as Change[])
    .filter(({ group }) => group === since.group)
    .filter((change) => codesOf(change[since.change] ?? '').includes(passport))
    .map(({ date }) => date);
  return dates.sort().at(-1) ?? null;
}
