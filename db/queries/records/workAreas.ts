import type { PolicySource } from '#core/answers/policySource.ts';
import type { AreaPairs } from '#core/answers/work/workArea.ts';
import type { CopiedFrom } from '#core/records/copiedFrom.ts';
import type { WorkDuty, WorkGrant } from '#core/workVocabulary.ts';
import type { Db } from '../../db.ts';
import { json, jsonOrNull, mapColumns, number, plain, text } from '../columns.ts';
import { listRecords } from './recordRows.ts';

/** Areas of the team, whose citizens may work in each other's countries. */
export const workAreaTable = {
  name: 'work_areas' as const,
  fields: mapColumns({
    area: text('area'),
    name: text('name'),
    grant: plain<WorkGrant>()('granted'),
    members: json<string[]>()('members'),
    pairs: json<AreaPairs[]>()('pairs'),
    duties: json<WorkDuty[]>()('duties'),
    from: plain<string | null>()('first_day'),
    to: plain<string | null>()('last_day'),
    sources: json<Record<string, PolicySource>>()('sources'),
    source: text('source'),
    copiedFrom: jsonOrNull<CopiedFrom>()('copied_from'),
    note: text('note'),
  }),
  head: mapColumns({ id: number('id'), version: number('version') }),
  order: ['name'],
  hasTimes: true,
  content: 'rules' as const,
  hasCreationKey: false,
};

/** The team's areas, by name. */
export function listWorkAreas(db: Db) {
  return listRecords(db, workAreaTable);
}
