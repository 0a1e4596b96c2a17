import type { WayToWorkInput } from '#core/inputs/records/wayToWork.ts';
import { nomadStatusNames, workRouteKindNames } from '#core/records/wayToWorkWords.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { optionalPart, saidInPlace } from '../optionalPart.tsx';
import type { CountryRecordKind } from './countryRecordKind.ts';

type WayToWork = RouterOutputs['wayToWork']['byId'];

/** The ways for everybody to work in a country, with its visas for remote workers. */
export const waysToWork: CountryRecordKind<WayToWork, WayToWorkInput> = {
  entity: 'way_to_work',
  list: 'ways',
  texts: {
    heading: 'Ways to work',
    add: 'Add way to work',
    new: 'New way to work',
    edit: 'Edit way to work',
    save: 'Save way to work',
    none: 'No ways to work known',
  },
  api: trpc.wayToWork,
  nameOf,
  columns: [
    { heading: 'Name', sort: { name: 'title', by: nameOf }, cell: nameOf },
    {
      heading: 'Kind',
      sort: { name: 'kind', by: ({ kind }) => workRouteKindNames[kind] },
      cell: ({ kind, status }) => (
        <span className="flex flex-col">
          {workRouteKindNames[kind]}
          {status !== 'open' && (
            <span className="text-sm text-ink-soft">{nomadStatusNames[status]}</span>
          )}
        </span>
      ),
    },
    {
      heading: 'Page',
      cell: ({ address }) =>
        address ? <ExternalLink href={address}>{new URL(address).hostname}</ExternalLink> : 'None',
    },
    { heading: 'Fee', cell: feeText },
  ],
  Edited: optionalPart(() => import('./WayToWorkForm.tsx'), 'EditedWayToWork', {
    loading: <Spinner />,
    failed: saidInPlace,
  }),
};

function nameOf({ title, kind }: WayToWork): string {
  return title || workRouteKindNames[kind];
}

function feeText({ feeAmount, feeCurrency }: WayToWork): string {
  if (feeAmount === null) return 'Not known';
  return Number(feeAmount) === 0 ? 'Free' : `${feeCurrency} ${feeAmount}`;
}
