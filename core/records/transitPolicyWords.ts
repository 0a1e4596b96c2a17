import type { TransitPolicyInput } from '#core/inputs/records/transitPolicy.ts';
import type { RecordWords } from './recordWords.ts';

/** The shipped policy that a team's policy was copied from, or last compared with. */
export type CopiedFrom = {
  /** Its source's id, and that source's edition. */
  source: string;
  edition: number;
  /** The edition's date; null if unknown. */
  date: string | null;
  /** A hash of the policy, by which a later edition is seen to state something else. */
  hash: string;
};

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
