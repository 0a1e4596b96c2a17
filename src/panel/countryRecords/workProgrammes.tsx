import type { WorkProgrammeInput } from '#core/inputs/records/workProgramme.ts';
import { youthProgrammeKindNames } from '#core/records/workProgrammeWords.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { Spinner } from '#src/ui/Spinner.tsx';
import { optionalPart, saidInPlace } from '../optionalPart.tsx';
import type { CountryRecordKind } from './countryRecordKind.ts';

type WorkProgramme = RouterOutputs['workProgramme']['byId'];

/** The programmes by which young people may work in a country. */
export const workProgrammes: CountryRecordKind<WorkProgramme, WorkProgrammeInput> = {
  entity: 'work_programme',
  list: 'programmes',
  texts: {
    heading: 'Work programmes',
    add: 'Add work programme',
    new: 'New work programme',
    edit: 'Edit work programme',
    save: 'Save work programme',
    none: 'No work programmes known',
  },
  api: trpc.workProgramme,
  nameOf: ({ title, passports }) => `${title}, ${passports}`,
  columns: [
    {
      heading: 'Name',
      sort: { name: 'title', by: ({ title }) => title },
      cell: ({ title }) => title,
    },
    {
      heading: 'Kind',
      sort: { name: 'kind', by: ({ kind }) => youthProgrammeKindNames[kind] },
      cell: ({ kind }) => youthProgrammeKindNames[kind],
    },
    { heading: 'Passports', cell: ({ passports }) => passports },
    { heading: 'Ages', cell: agesText },
  ],
  Edited: optionalPart(() => import('./WorkProgrammeForm.tsx'), 'EditedWorkProgramme', {
    loading: <Spinner />,
    failed: saidInPlace,
  }),
};

function agesText({ firstAge, lastAge, otherAges }: WorkProgramme): string {
  const ages = firstAge === null ? '' : `${firstAge}-${lastAge}`;
  return [ages, otherAges].filter(Boolean).join(', ') || 'Not known';
}
