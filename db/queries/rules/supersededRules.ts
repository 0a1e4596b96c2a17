import type { NotNull } from 'kysely';
import type { Access, StayUnit } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';

/** A compilation's unreviewed rule that contradicts an edition's rule of the same pair. */
export type SupersedingRule = {
  id: number;
  version: number;
  passport: string;
  destination: string;
  sourceId: string;
  title: string;
  date: string | null;
  /** Its edition, and the official page that it cites. */
  editionId: number;
  pageTitle: string;
  pageAddress: string | null;
  /** The edition's source, with its title, address and date. */
  olderId: string;
  olderTitle: string;
  olderAddress: string | null;
  olderDate: string | null;
  /** The edition's access. */
  access: Access;
  stayNumber: number | null;
  stayUnit: StayUnit | null;
};

/**
 * Current rules of compilations, without a condition, whose access or length of stay an older
 * current edition contradicts, and that no administrator has accepted or refused; unordered.
 */
export async function listSupersedingRules(db: Db): Promise<SupersedingRule[]> {
  return db
    .selectFrom('entry_rules as newer')
    .innerJoin('entry_rules as older', (join) =>
      join
        .onRef('older.passport', '=', 'newer.passport')
        .onRef('older.destination', '=', 'newer.destination')
        .onRef('older.purpose', '=', 'newer.purpose'),
    )
    .innerJoin('rule_sources as edition', 'edition.current_edition_id', 'older.edition_id')
    .innerJoin('rule_sources as compilation', 'compilation.id', 'newer.source_id')
    .innerJoin('rule_editions', 'rule_editions.id', 'older.edition_id')
    .select([
      'newer.id',
      'newer.version',
      'newer.passport',
      'newer.destination',
      'newer.source_id as sourceId',
      'compilation.title',
      'newer.source_date as date',
      'newer.edition_id as editionId',
      'newer.source_title as pageTitle',
      'newer.source_address as pageAddress',
      'edition.id as olderId',
      'edition.title as olderTitle',
      'edition.address as olderAddress',
      'rule_editions.date as olderDate',
      'older.access',
      'older.stay_number as stayNumber',
      'older.stay_unit as stayUnit',
    ])
    .$narrowType<{ editionId: NotNull }>()
    .where('newer.edition_id', 'in', (eb) =>
      eb
        .selectFrom('rule_sources')
        .select('current_edition_id')
        .where('kind', '=', 'compilation')
        .where('current_edition_id', 'is not', null),
    )
    .where('edition.kind', '=', 'edition')
    .where('newer.verified_on', 'is', null)
    .where('newer.refused_on', 'is', null)
    .whereRef('rule_editions.date', '<', 'newer.source_date')
    .where((eb) =>
      eb.or([
        eb('newer.access', '<>', eb.ref('older.access')),
        eb('newer.stay_number', '<>', eb.ref('older.stay_number')),
        eb('newer.stay_unit', '<>', eb.ref('older.stay_unit')),
      ]),
    )
    .execute();
}
