import type { WorkProgrammeInput } from '#core/inputs/records/workProgramme.ts';
import type { RecordWords } from './recordWords.ts';
import { sourceLabels } from './sourceLabels.ts';

export const workProgrammeWords = {
  noun: ['work programme', 'work programmes'],
  title: ['Work programme', 'Work programmes'],
  file: 'work-programmes',
  param: 'programme',
  page: '/admin/ways-to-work',
  labels: {
    kind: 'Kind',
    title: 'Name',
    passports: 'Passports',
    firstAge: 'First age',
    lastAge: 'Last age',
    otherAges: 'Ages of some passports',
    months: 'Longest stay (months)',
    isLimited: 'Limited places',
    ballotFor: 'Passports with a draw for places',
    feeAmount: 'Fee',
    feeCurrency: 'Currency',
    address: 'Where one applies',
    quality: 'Whose page the source is',
    sourcePublisher: 'Publisher of the source',
    sourceDateIs: 'What the date is',
    ...sourceLabels,
  },
} as const satisfies RecordWords<WorkProgrammeInput>;

export const youthProgrammeKindNames: Record<WorkProgrammeInput['kind'], string> = {
  working_holiday: 'Working holiday',
  work_and_holiday: 'Work and holiday',
  youth_mobility: 'Youth mobility',
  young_professionals: 'Young professionals',
};
