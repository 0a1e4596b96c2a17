import type { ImportedRule, SourceDescription } from '../../queries/rules/shippedSources.ts';
import type { Access } from '../../schema.ts';
import {
  entryConditionsOfPacks,
  nomadSchemesOfPack,
  type PackedCondition,
  type PackedPortal,
  type PackedScheme,
  portalsOfPacks,
} from './destinationFacts.ts';
import {
  officialPackNames,
  type PackedEdition,
  pairsOfEdition,
  readNomadVisas,
  readOfficialPack,
  readPackedEdition,
} from './packs.ts';
import { PASSPORT_INDEX, passportIndex } from './passportIndex.ts';
import { rulesOfLists } from './rulesOfLists.ts';
import { type PackedZone, zonesOfPacks } from './zonesOfPacks.ts';

/** A source that ships, with everything that it states. */
export type ShippedSource = SourceDescription & {
  /** Of the source itself, YYYY, YYYY-MM or YYYY-MM-DD; null where it has none. */
  date: string | null;
  /** Of the published file, in hex. */
  fileHash: string;
  rules: Iterable<ImportedRule>;
  /** Codes on its lists that issue no passports. */
  skipped: number;
  zones: PackedZone[];
  conditions: PackedCondition[];
  portals: PackedPortal[];
  schemes: PackedScheme[];
};

/** The published statuses as access. */
const accessOf: Record<string, Access> = {
  'visa free': 'visa_free',
  eta: 'eta',
  'visa on arrival': 'visa_on_arrival',
  'e-visa': 'e_visa',
  'visa required': 'visa_required',
  'no admission': 'no_admission',
};

/** Every source that ships and states something, the edition first. Takes about 20 ms. */
export function shippedSources(): ShippedSource[] {
  const edition = readPackedEdition();
  const rules = rulesOfLists(new Set(edition.codes.split(' ')));
  const zones = zonesOfPacks();
  const conditions = entryConditionsOfPacks();
  const portals = portalsOfPacks();
  const schemes = nomadSchemesOfPack();
  const ofEdition = { [Symbol.iterator]: () => rulesOfEdition(edition) };
  const { date, sha256: fileHash } = edition;
  return [{ ...passportIndex, date, fileHash }, ...officialSources(), nomadVisas()]
    .map((source) => {
      const isOfThis = ({ sourceId }: { sourceId: string }) => sourceId === source.id;
      return {
        ...source,
        rules: source.id === PASSPORT_INDEX ? ofEdition : (rules.get(source.id)?.rules ?? []),
        skipped: rules.get(source.id)?.skipped ?? 0,
        zones: zones.filter(isOfThis),
        conditions: conditions.filter(isOfThis),
        portals: portals.filter(isOfThis),
        schemes: schemes.filter(isOfThis),
      };
    })
    .filter(statesSomething);
}

type Described = Omit<
  ShippedSource,
  'rules' | 'skipped' | 'zones' | 'conditions' | 'portals' | 'schemes'
>;

/** One after the other: all at once they would take 10 MB. */
function* rulesOfEdition(edition: PackedEdition): Generator<ImportedRule> {
  for (const { passport, destination, status, days } of pairsOfEdition(edition)) {
    const access = accessOf[status];
    if (!access) throw new Error(`No access for "${status}"`);
    yield {
      passport,
      destination,
      purpose: 'tourist',
      access,
      stay: days === null ? null : { number: days, unit: 'days' },
      condition: null,
      note: '',
      validFrom: null,
      validTo: null,
    };
  }
}

/** The sources of the packs. One that two packs name is described as in the first. */
function officialSources(): Described[] {
  const sources = new Map<string, Described>();
  for (const name of officialPackNames) {
    const pack = readOfficialPack(name);
    for (const [id, source] of Object.entries(pack.sources)) {
      if (sources.has(id)) continue;
      sources.set(id, { id, ...source, kind: 'official', note: '', fileHash: pack.sha256 });
    }
  }
  return [...sources.values()];
}

function nomadVisas(): Described {
  const { title, address, licence, attribution, date, sha256 } = readNomadVisas().source;
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
    fileHash: sha256,
  };
}

function statesSomething({ rules, zones, conditions, portals, schemes }: ShippedSource): boolean {
  return [rules, zones, conditions, portals, schemes].some(
    (stated) => !stated[Symbol.iterator]().next().done,
  );
}
