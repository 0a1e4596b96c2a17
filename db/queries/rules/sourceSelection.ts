/** Columns of a source that answers name. */
export const sourceSelection = [
  'rule_sources.kind',
  'rule_sources.quality',
  'rule_sources.title',
  'rule_sources.publisher',
  'rule_sources.licence',
  'rule_sources.address',
] as const;

/** Columns of a country's membership in a zone that answers name. */
export const membershipSelection = [
  'zone_members.member_from as memberFrom',
  'zone_members.member_to as memberTo',
  'zones.id as zone',
  'zones.title as zoneTitle',
  'zones.freedom_of_movement as freedomOfMovement',
  'zones.window_days as windowDays',
  'zones.window_per as windowPer',
  'zones.note',
  'zones.source_address as zoneAddress',
  'zones.source_date as zoneDate',
] as const;
