import type { TransitPolicyInput } from '#core/inputs/records/transitPolicy.ts';
import type { RecordWords } from './recordWords.ts';

export const transitPolicyWords = {
  noun: ['policy on changing planes', 'policies on changing planes'],
  title: ['Policy on changing planes', 'Policies on changing planes'],
  file: 'transit-policies',
  labels: {
    sources: 'Pages',
    airside: 'Transit area',
    exceptions: 'Exceptions',
    programmes: 'Programmes',
    note: 'Note',
    copiedFrom: 'Copied from',
  },
} as const satisfies RecordWords<TransitPolicyInput>;
