import { createHash } from 'node:crypto';
import type { Access } from '#core/vocabulary.ts';
import type { ImportedRule, SourceDescription } from '../queries/rules/shippedSources.ts';
import { conditionsOfCompilation, officialLinksOfCompilation } from './borderRequirements.ts';
import {
  compilation,
  exceptionsOfCompilation,
  restrictionsOfCompilation,
  rulesOfCompilation,
  unconfirmedOfCompilation,
} from './compiledRules.ts';
import { entryConditionsOfPacks, nomadSchemesOfPack } from './destinationFacts.ts';
import { readDestinationPacks } from './destinationPacks.ts';
import { exceptionsOfLists } from './official/exceptionsOfLists.ts';
import { officialLinksOfPacks } from './official/officialLinks.ts';
import { rulesOfLists } from './official/rulesOfLists.ts';
import {
  officialPackNames,
  type PackedEdition,
  pairsOfEdition,
  readNomadVisas,
  readOfficialPack,
  readPackedEdition,
} from './packs.ts';
import { passportIndex } from './passportIndex/passportIndex.ts';
import { readTransitPacks, transitRules } from './policies/transitPacks.ts';
import { readWorkPolicies, workRules } from './policies/workPacks.ts';
import { noStatements, type ShippedEdition, type ShippedSource } from './shippedSource.ts';
import { zonesOfPacks } from './zonesOfPacks.ts';

/** Maps published statuses to access. */
const accessOf: Record<string, Access> = {
  'visa free': 'visa_free',
  eta: 'eta',
  'visa on arrival': 'visa_on_arrival',
  'e-visa': 'e_visa',
  'visa required': 'visa_required',
  'no admission': 'no_admission',
};

/** All shipped sources with statements, the edition first. Takes about 40 ms, the first time 100 ms. */
export function shippedSources(): ShippedSource[] {
  const edition = readPackedEdition();
  const rules = rulesOfLists(new Set(edition.codes.split(' ')));
  const zones = zonesOfPacks();
  const conditions = entryConditionsOfPacks();
  const officialLinks = officialLinksOfPacks();
  const schemes = nomadSchemesOfPack();
  const exceptions = exceptionsOfLists();
  const ofEdition = { [Symbol.iterator]: () => rulesOfEdition(edition) };
  const { date, sha256: fileHash } = edition;
  const index = { ...passportIndex, date, fileHash, rules: ofEdition, ...noStatements };
  const others = [...officialSources(), nomadVisas()]
    .map((source) => {
      const isOfThis = ({ sourceId }: { sourceId: string }) => sourceId === source.id;
      return {
        ...source,
        rules: rules.get(source.id)?.rules ?? [],
        skipped: rules.get(source.id)?.skipped ?? 0,
        zones: zones.filter(isOfThis),
        conditions: conditions.filter(isOfThis),
        officialLinks: officialLinks.filter(isOfThis),
        schemes: schemes.filter(isOfThis),
        unconfirmed: [],
        restrictions: [],
        exceptions: exceptions.get(source.id) ?? [],
        policies: [],
      };
    })
    .filter(statesSomething);
  const compiled = { ...noStatements, ...compiledSource() };
  const listed = others.map((source) => ({ ...source, fileHash: hashOf(source) }));
  return [index, ...listed, compiled, ...policySources()];
}

let editions: readonly ShippedEdition[] | undefined;

/** The editions of all shipped sources. Read once: the packs change only with the code. */
export function shippedEditions(): readonly ShippedEdition[] {
  editions ??= shippedSources().map(({ id, title, date, fileHash }) => ({
    id,
    title,
    date,
    fileHash,
  }));
  return editions;
}

function compiledSource() {
  const packs = readDestinationPacks();
  const statements = {
    unconfirmed: unconfirmedOfCompilation(packs),
    restrictions: restrictionsOfCompilation(packs),
    exceptions: exceptionsOfCompilation(packs),
    conditions: conditionsOfCompilation(packs),
    officialLinks: officialLinksOfCompilation(packs),
  };
  return {
    ...compilation,
    date:
      packs
        .map(({ updated }) => updated)
        .sort()
        .at(-1) ?? null,
    fileHash: hashOf([packs.map(({ rules, pages }) => [pages, rules]), statements]),
    rules: { [Symbol.iterator]: () => rulesOfCompilation(packs) },
    ...statements,
  };
}

function policySources(): ShippedSource[] {
  const transit = readTransitPacks().map((policy) => ({ purpose: 'transit' as const, policy }));
  const working = readWorkPolicies().map((policy) => ({ purpose: 'working' as const, policy }));
  return [
    { ...transitRules, ...noStatements, fileHash: hashOf(transit), rules: [], policies: transit },
    { ...workRules, ...noStatements, fileHash: hashOf(working), rules: [], policies: working },
  ];
}

type Described = SourceDescription & Pick<ShippedSource, 'date'>;

function hashOf(source: object): string {
  return createHash('sha256').update(JSON.stringify(source)).digest('hex');
}

/** A generator: all rules at once would take 10 MB. */
function* rulesOfEdition(edition: PackedEdition): Generator<ImportedRule> {
  for (const { passport, destination, status, days } of pairsOfEdition(edition)) {
    yield {
      passport,
      destination,
      purpose: 'tourist',
      access: accessOfStatus(status),
      stay: days === null ? null : { number: days, unit: 'days' },
      condition: null,
      note: '',
      validFrom: null,
      validTo: null,
    };
  }
}

/** The access of an edition's status. Throws for an unknown one. */
export function accessOfStatus(status: string): Access {
  const access = accessOf[status];
  if (!access) throw new Error(`No access for "${status}"`);
  return access;
}

/** The packs' sources. Of a source in two packs, the first description is used. */
function officialSources(): Described[] {
  const sources = new Map<string, Described>();
  for (const name of officialPackNames) {
    const pack = readOfficialPack(name);
    for (const [id, source] of Object.entries(pack.sources)) {
      if (sources.has(id)) continue;
      sources.set(id, { id, ...source, kind: 'official', note: '' });
    }
  }
  return [...sources.values()];
}

function nomadVisas(): Described {
  const { title, address, licence, attribution, date } = readNomadVisas().source;
  return {
    id: 'globenomad',
    title,
    publisher: 'GlobeNomad',
    licence,
    address,
    kind: 'official',
    quality: 'secondary',
    note: `${attribution}. Not checked by us.`,
    date,
  };
}

function statesSomething(
  source: Record<'rules' | 'zones' | 'conditions' | 'officialLinks' | 'schemes', unknown[]>,
): boolean {
  const { rules, zones, conditions, officialLinks, schemes } = source;
  return [rules, zones, conditions, officialLinks, schemes].some(({ length }) => length > 0);
}
