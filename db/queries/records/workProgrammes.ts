import type { AgeStatement, StatementQuality } from '#core/policyVocabulary.ts';
import type { YouthProgrammeKind } from '#core/workVocabulary.ts';
import type { Db } from '../../db.ts';
import { flagOrNull, mapColumns, plain, text } from '../columns.ts';
import { feeColumns } from './feeColumns.ts';
import { listRecords } from './recordRows.ts';
import { headOfSourced, ownFromNowOn, sourceColumns } from './sourcedColumns.ts';

/** The programmes by which young people may work in countries. */
export const workProgrammeTable = {
  name: 'work_programmes' as const,
  fields: mapColumns({
    kind: plain<YouthProgrammeKind>()('kind'),
    title: text('title'),
    passports: text('passports'),
    firstAge: plain<number | null>()('first_age'),
    lastAge: plain<number | null>()('last_age'),
    otherAges: text('other_ages'),
    months: plain<number | null>()('months'),
    isLimited: flagOrNull('is_limited'),
    ballotFor: text('ballot_for'),
    ...feeColumns,
    address: plain<string | null>()('address'),
    quality: plain<StatementQuality>()('quality'),
    sourcePublisher: text('source_publisher'),
    sourceDateIs: plain<AgeStatement>()('source_date_is'),
    ...sourceColumns,
  }),
  head: mapColumns(headOfSourced),
  // As their sources list them.
  order: [],
  hasTimes: true,
  content: 'rules' as const,
  hasCreationKey: false,
  setOnUpdate: ownFromNowOn,
};

/** The programmes of all countries, as their sources list them. */
export function listWorkProgrammes(db: Db) {
  return listRecords(db, workProgrammeTable);
}
