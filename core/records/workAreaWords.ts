import type { WorkAreaInput } from '#core/inputs/records/workArea.ts';
import type { RecordWords } from './recordWords.ts';

export const workAreaWords = {
  noun: ['work area', 'work areas'],
  title: ['Work area', 'Work areas'],
  file: 'work-areas',
  labels: {
    area: 'Short name',
    name: 'Name',
    grant: 'What it grants',
    members: 'Members',
    pairs: 'Directions',
    duties: 'Duties',
    from: 'First day',
    to: 'Last day',
    sources: 'Pages',
    source: 'Page that states it',
    copiedFrom: 'Copied from',
    note: 'Note',
  },
} as const satisfies RecordWords<WorkAreaInput>;
