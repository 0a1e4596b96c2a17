import type { VisaType } from '#core/vocabulary.ts';
import { compiledOnce } from '#db/compiledQuery.ts';
import type { Db } from '#db/db.ts';
import { membershipSelection, sourceSelection } from './sourceSelection.ts';

/** An administrator's rule, or one of a source's current edition, with its source and edition. */
export type CurrentRule = Awaited<ReturnType<typeof listCurrentRules>>[number];

/** A country's present or former membership of a zone, with the zone's source. */
export type ZoneMembership = Omit<CountryZone, 'zone' | 'zoneTitle'> & {
  zone: string;
  zoneTitle: string;
};

type CountryZone = Awaited<ReturnType<typeof countryZonesOf>>[number];

/**
 * The rules of all current sources for a passport and a destination, of any validity, unordered.
 */
export async function listCurrentRules(
  db: Db,
  { passport, destination, purpose }: { passport: string; destination: string; purpose: VisaType },
) {
  return rulesOfPair(db, [passport, destination, purpose]);
}

/** The zones of these two countries, each once. `known` are the codes that exist. */
export async function listZoneMemberships(
  db: Db,
  codes: [string, string],
): Promise<{ known: Set<string>; memberships: ZoneMembership[] }> {
  const rows = await countryZonesOf(db, codes);
  return {
    known: new Set(rows.map((row) => row.countryCode)),
    memberships: rows.filter((row): row is ZoneMembership => row.zone !== null),
  };
}

const rulesOfPair = compiledOnce((db) =>
  currentRules(db)
    .where('entry_rules.passport', '=', '')
    .where('entry_rules.destination', '=', '')
    .where('entry_rules.purpose', '=', 'tourist'),
);

const countryZonesOf = compiledOnce((db) =>
  db
    .selectFrom('countries')
    .leftJoin('zone_members', 'zone_members.country_code', 'countries.code')
    .leftJoin('zones', 'zones.id', 'zone_members.zone_id')
    .leftJoin('rule_sources', 'rule_sources.id', 'zones.source_id')
    .select([
      'countries.code as countryCode',
      ...membershipSelection,
      'rule_sources.id as sourceId',
      ...sourceSelection,
      'rule_sources.current_edition_id as editionId',
    ])
    .where('countries.code', 'in', ['', '']),
);

/** Administrators' rules and those of current editions, with their sources and editions. */
function currentRules(db: Db) {
  return db
    .selectFrom('entry_rules')
    .innerJoin('rule_sources', 'rule_sources.id', 'entry_rules.source_id')
    .leftJoin('rule_editions', 'rule_editions.id', 'entry_rules.edition_id')
    .select([
      'entry_rules.id',
      'entry_rules.access',
      'entry_rules.stay_number as stayNumber',
      'entry_rules.stay_unit as stayUnit',
      'entry_rules.condition',
      'entry_rules.condition_text as conditionText',
      'entry_rules.otherwise',
      'entry_rules.note',
      'entry_rules.source_title as ruleSourceTitle',
      'entry_rules.source_address as ruleSourceAddress',
      'entry_rules.source_date as ruleSourceDate',
      'entry_rules.valid_from as validFrom',
      'entry_rules.valid_to as validTo',
      'entry_rules.verified_on as verifiedOn',
      'entry_rules.refused_on as refusedOn',
      'entry_rules.application',
      'entry_rules.contested_access as contestedAccess',
      'entry_rules.page_scope as pageScope',
      'entry_rules.updated_at as updatedAt',
      'rule_sources.id as sourceId',
      ...sourceSelection,
      'rule_editions.id as editionId',
      'rule_editions.date as editionDate',
    ])
    .where((eb) =>
      eb.or([
        eb('entry_rules.edition_id', 'is', null),
        eb('entry_rules.edition_id', '=', eb.ref('rule_sources.current_edition_id')),
      ]),
    );
}
