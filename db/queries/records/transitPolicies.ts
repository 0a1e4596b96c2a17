import type {
  AirsidePolicy,
  TransitException,
  TransitPolicy,
  TransitProgramme,
} from '#core/answers/transit/transitPolicy.ts';
import type { CopiedFrom } from '#core/records/copiedFrom.ts';
import type { Db } from '../../db.ts';
import { json, jsonOrNull, mapColumns, number, text } from '../columns.ts';
import { listRecords } from './recordRows.ts';

/** What the team states of changing planes in countries, one policy each. */
export const transitPolicyTable = {
  name: 'transit_policies' as const,
  fields: mapColumns({
    sources: json<TransitPolicy['sources']>()('sources'),
    airside: jsonOrNull<AirsidePolicy>()('airside'),
    exceptions: json<TransitException[]>()('exceptions'),
    programmes: json<TransitProgramme[]>()('programmes'),
    copiedFrom: jsonOrNull<CopiedFrom>()('copied_from'),
    note: text('note'),
  }),
  head: mapColumns({
    id: number('id'),
    destination: text('destination'),
    version: number('version'),
  }),
  order: ['destination'],
  hasTimes: true,
  content: 'rules' as const,
  hasCreationKey: false,
};

/** The team's policies, by country. */
export function listTransitPolicies(db: Db) {
  return listRecords(db, transitPolicyTable);
}
