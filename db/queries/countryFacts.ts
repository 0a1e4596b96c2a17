import {
  type ConditionDetail,
  conditionKinds,
  type EntryConditionKind,
} from '#core/border/conditionKinds.ts';
import { equalOnce } from '#core/equalOnce.ts';
import type { SourceKind, SourceQuality, VisaType } from '#core/vocabulary.ts';
import type { Db } from '../db.ts';

/** The source and date of a fact about a destination; all null if an administrator named none. */
export type FactSource = {
  title: string | null;
  address: string | null;
  /** As exact as known: YYYY, YYYY-MM or YYYY-MM-DD. */
  date: string | null;
  /** Whether it is another party's statement of the authority's rules. */
  secondary: boolean;
  kind: SourceKind;
  /** Who collected the fact, with the licence; null unless a compilation did. */
  collectedBy: string | null;
};

type SourceRow = {
  ownTitle: string;
  ownAddress: string | null;
  ownDate: string | null;
  title: string | null;
  address: string | null;
  quality: SourceQuality | null;
  sourceKind: SourceKind | null;
  publisher: string | null;
  licence: string | null;
  date: string | null;
};

/** The entry conditions of each destination for foreign visitors, by kind; none of what only a newer version knows. */
export async function listEntryConditions(db: Db) {
  const rows = await selectConditions(db).execute();
  const known = rows.filter(({ kind, detail }) => isKnown(kind, detail));
  const once = equalOnce<FactSource>();
  const purposesOnce = equalOnce<VisaType[]>();
  return known.map((row) => {
    const { ownTitle, ownAddress, ownDate, sourceTitle, sourceAddress, ...stated } = row;
    const { quality, sourceKind, publisher, licence, date, ...about } = stated;
    const { purposes, permissionOnly, ...condition } = about;
    const source = { ownTitle, ownAddress, ownDate, title: sourceTitle, address: sourceAddress };
    return {
      ...condition,
      permissionOnly: permissionOnly === 1,
      purposes: purposesOnce(JSON.parse(purposes)),
      source: once(toSource({ ...source, quality, sourceKind, publisher, licence, date })),
    };
  });
}

function isKnown(kind: EntryConditionKind, detail: ConditionDetail): boolean {
  if (!(kind in conditionKinds)) return false;
  const { details = {} } = conditionKinds[kind];
  return detail === '' || detail in details;
}

/** The official links of each destination, for applications and enquiries; by scheme. */
export async function listOfficialLinks(db: Db) {
  const rows = await selectOfficialLinks(db).execute();
  const once = equalOnce<FactSource>();
  return rows.map((row) => {
    const { destination, ...stated } = row;
    const { id, scheme, title, amount, currency, priceNote, note, link, ...rest } = stated;
    const { inOperation, purposes, foreignersOnly, passports, binding, ...more } = rest;
    const { processingMin, processingMax, processingUnit, ...others } = more;
    const { validityDays, stayDays, entries, earliestDays, ...source } = others;
    return {
      destination,
      id,
      scheme,
      note,
      address: link,
      inOperation: inOperation === 1,
      title,
      foreignersOnly: foreignersOnly === 1,
      passports,
      binding,
      validityDays,
      stayDays,
      entries,
      earliestDays,
      processing: processingUnit && {
        min: processingMin,
        max: processingMax,
        unit: processingUnit,
      },
      purposes: JSON.parse(purposes) as VisaType[],
      price: amount !== null && currency !== null ? { amount, currency, note: priceNote } : null,
      priceNote,
      source: once(toSource({ ...source, title: row.sourceTitle })),
    };
  });
}

/** All countries' visas for remote workers, by country; null is what isn't published. */
export async function listNomadVisas(db: Db) {
  const rows = await db
    .selectFrom('ways_to_work as way')
    .innerJoin('countries', 'countries.code', 'way.destination')
    .leftJoin('rule_sources', 'rule_sources.id', 'way.source_id')
    .select([
      'way.id',
      'way.status',
      'way.title',
      'way.address',
      'way.source_date as verifiedOn',
      'way.source_title as ownTitle',
      'way.source_address as ownAddress',
      'rule_sources.title as sourceTitle',
      'rule_sources.address as sourceAddress',
      'rule_sources.licence as sourceLicence',
      'way.destination as countryCode',
      'countries.name as country',
      'countries.continent',
      'way.income',
      'way.fee_amount as fee',
      'way.months',
      'way.renewable',
      'way.family',
      'way.from_abroad as fromAbroad',
      'way.income_taxed as taxed',
      'way.tax_days as taxDays',
    ])
    .where('way.kind', '=', 'digital_nomad')
    .orderBy('countries.name')
    .orderBy('way.id')
    .execute();
  return rows.map(({ ownTitle, ownAddress, ...row }) => ({
    ...row,
    title: row.title || null,
    sourceTitle: ownTitle || row.sourceTitle,
    sourceAddress: ownAddress ?? row.sourceAddress,
    fee: row.fee === null ? null : Number(row.fee),
    renewable: isOne(row.renewable),
    family: isOne(row.family),
    fromAbroad: isOne(row.fromAbroad),
    taxed: isOne(row.taxed),
  }));
}

function isOne(flag: 0 | 1 | null): boolean | null {
  return flag === null ? null : flag === 1;
}

const selectConditions = (db: Db) =>
  db
    .selectFrom('entry_conditions as fact')
    .leftJoin('rule_sources', 'rule_sources.id', 'fact.source_id')
    .leftJoin('rule_editions', 'rule_editions.id', 'rule_sources.current_edition_id')
    .select([
      'fact.destination',
      'fact.kind',
      'fact.binding',
      'fact.concerns',
      'fact.months',
      'fact.number',
      'fact.unit',
      'fact.counted_from as countedFrom',
      'fact.amount',
      'fact.currency',
      'fact.per',
      'fact.vaccine',
      'fact.coming_from as comingFrom',
      'fact.countries',
      'fact.title',
      'fact.detail',
      'fact.address',
      'fact.note',
      'fact.purposes',
      'fact.permission_only as permissionOnly',
      'fact.source_title as ownTitle',
      'fact.source_address as ownAddress',
      'fact.source_date as ownDate',
      'rule_sources.title as sourceTitle',
      'rule_sources.address as sourceAddress',
      'rule_sources.quality',
      'rule_sources.kind as sourceKind',
      'rule_sources.publisher',
      'rule_sources.licence',
      'rule_editions.date',
    ])
    .orderBy('fact.destination')
    .orderBy('fact.kind')
    .orderBy('fact.id');

const selectOfficialLinks = (db: Db) =>
  db
    .selectFrom('application_portals as fact')
    .leftJoin('rule_sources', 'rule_sources.id', 'fact.source_id')
    .leftJoin('rule_editions', 'rule_editions.id', 'rule_sources.current_edition_id')
    .select([
      'fact.destination',
      'fact.id',
      'fact.scheme',
      'fact.title',
      'fact.address as link',
      'fact.price_amount as amount',
      'fact.price_currency as currency',
      'fact.price_note as priceNote',
      'fact.in_operation as inOperation',
      'fact.purposes',
      'fact.foreigners_only as foreignersOnly',
      'fact.passports',
      'fact.binding',
      'fact.processing_min as processingMin',
      'fact.processing_max as processingMax',
      'fact.processing_unit as processingUnit',
      'fact.validity_days as validityDays',
      'fact.stay_days as stayDays',
      'fact.entries',
      'fact.earliest_days as earliestDays',
      'fact.note',
      'fact.source_title as ownTitle',
      'fact.source_address as ownAddress',
      'fact.source_date as ownDate',
      'rule_sources.title as sourceTitle',
      'rule_sources.address',
      'rule_sources.quality',
      'rule_sources.kind as sourceKind',
      'rule_sources.publisher',
      'rule_sources.licence',
      'rule_editions.date',
    ])
    .orderBy('fact.destination')
    .orderBy('fact.scheme')
    .orderBy('fact.id');

function toSource(row: SourceRow): FactSource {
  return {
    title: row.ownTitle || row.title,
    address: row.ownAddress ?? row.address,
    date: row.ownDate ?? row.date,
    secondary: row.quality === 'secondary',
    kind: row.sourceKind ?? 'administrator',
    collectedBy: row.sourceKind === 'compilation' ? `${row.publisher} (${row.licence})` : null,
  };
}
