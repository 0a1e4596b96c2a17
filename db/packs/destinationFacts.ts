import type { Selectable } from 'kysely';
import type { ConditionDetail, EntryConditionKind } from '#core/border/conditionKinds.ts';
import type {
  AmountPer,
  Binding,
  ComingFrom,
  Concerned,
  OfficialLinkScheme,
  PeriodUnit,
  Vaccine,
  ValidityCount,
} from '#core/borderVocabulary.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { StatedNomadVisa } from '../queries/rules/statedWays.ts';
import type { Schema } from '../schema.ts';
import { readMappings } from './official/mappings.ts';
import { destinationsOf, factAt } from './official/rulesOfLists.ts';
import { readNomadVisas, readOfficialPack } from './packs.ts';

/** The page or document that states a fact, where it isn't the source's own. */
export type FactPage = { title: string; address: string | null; date: string };

/** An entry condition for foreign passports; details that are absent have their blank values. */
export type ShippedCondition = {
  destination: string;
  kind: EntryConditionKind;
  months: number;
  countedFrom: ValidityCount | null | undefined;
  note: string;
  sourceId: string;
  binding?: Binding;
  concerns?: Concerned;
  number?: number;
  unit?: PeriodUnit;
  amount?: string;
  currency?: string;
  per?: AmountPer | undefined;
  vaccine?: Vaccine | undefined;
  comingFrom?: ComingFrom;
  countries?: string;
  title?: string;
  detail?: ConditionDetail | undefined;
  address?: string;
  permissionOnly?: boolean;
  /** By the rule for its kind if absent. */
  purposes?: VisaType[];
  page?: FactPage;
};

/** An official link, for applications or enquiries. */
export type PackedOfficialLink = {
  destination: string;
  scheme: OfficialLinkScheme;
  title: string;
  address: string | null;
  price: { amount: string; currency: string } | null;
  priceNote: string;
  inOperation: boolean;
  /** The purposes of stay it covers. */
  purposes: VisaType[];
  /** The country's own citizens are exempt. */
  foreignersOnly: boolean;
  note: string;
  sourceId: string;
  /** The day of the price; null for the source's date or without a price. */
  sourceDate: string | null;
  /** Whom an application serves, what it gives and takes. */
  details?: Partial<LinkDetails>;
  page?: FactPage;
};

type LinkDetails = Pick<
  Selectable<Schema['application_portals']>,
  | 'passports'
  | 'binding'
  | 'processing_min'
  | 'processing_max'
  | 'processing_unit'
  | 'validity_days'
  | 'stay_days'
  | 'entries'
  | 'earliest_days'
>;

export type PackedScheme = StatedNomadVisa & { sourceId: string };

/** Required validity and age of a passport, from the packs that state them for a destination. */
export function entryConditionsOfPacks(): ShippedCondition[] {
  return readMappings().conditions.flatMap((mapping) => {
    const { kind, unit, countedFrom, note, permissionOnly, source } = mapping;
    const pack = readOfficialPack(mapping.pack);
    const months = Number(factAt(pack, mapping.fact)) * (unit === 'years' ? 12 : 1);
    return destinationsOf(pack, mapping.destinations).map((destination) => ({
      destination,
      kind,
      months,
      countedFrom,
      note,
      ...(permissionOnly && { permissionOnly }),
      sourceId: source,
    }));
  });
}

/** Nomad visas by country; a null fact is unpublished, which isn't "no". */
export function nomadSchemesOfPack(): PackedScheme[] {
  return readNomadVisas().schemes.map((scheme) => ({ ...scheme, sourceId: 'globenomad' }));
}
