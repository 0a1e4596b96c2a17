import type { StatementQuality } from '#core/policyVocabulary.ts';
import type { NomadStatus } from '#core/vocabulary.ts';
import type { WorkRouteKind } from '#core/workVocabulary.ts';
import type { Db } from '../../db.ts';
import { flagOrNull, mapColumns, plain, text } from '../columns.ts';
import { feeColumns } from './feeColumns.ts';
import { listRecords } from './recordRows.ts';
import { headOfSourced, ownFromNowOn, sourceColumns } from './sourcedColumns.ts';

const numberOrNull = plain<number | null>();

/** The ways for everybody to work in countries; of visas for remote workers, with what they ask and give. */
export const wayToWorkTable = {
  name: 'ways_to_work' as const,
  fields: mapColumns({
    kind: plain<WorkRouteKind>()('kind'),
    status: plain<NomadStatus>()('status'),
    title: text('title'),
    address: plain<string | null>()('address'),
    ...feeColumns,
    months: numberOrNull('months'),
    quality: plain<StatementQuality>()('quality'),
    income: numberOrNull('income'),
    spouseIncome: numberOrNull('spouse_income'),
    childIncome: numberOrNull('child_income'),
    family: flagOrNull('family'),
    fromAbroad: flagOrNull('from_abroad'),
    renewable: flagOrNull('renewable'),
    maxYears: numberOrNull('max_years'),
    residence: flagOrNull('residence'),
    residenceYears: numberOrNull('residence_years'),
    citizenship: flagOrNull('citizenship'),
    citizenshipYears: numberOrNull('citizenship_years'),
    taxDays: numberOrNull('tax_days'),
    incomeTaxed: flagOrNull('income_taxed'),
    page: plain<string | null>()('page'),
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

/** The ways of all countries, as their sources list them. */
export function listWaysToWork(db: Db) {
  return listRecords(db, wayToWorkTable);
}
