import { type LinkProps, linkOptions } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { RecordKindName } from '#core/records/files.ts';
import type { HistoryEntity } from '#core/records/history.ts';
import { recordWords } from '#core/records/kinds.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { kindNames } from './kindNames.ts';

type Imported = Extract<
  RouterOutputs['recordImport']['progress'],
  { state: 'applied' }
>['imported'];

/** What was imported, with links to the records and to each change. */
export function ImportedRecords({ kind, imported }: { kind: RecordKindName; imported: Imported }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const list = lists[kind];
  return (
    <section aria-labelledby="imported" className="card flex flex-col gap-4 p-4 sm:p-5">
      <h2 id="imported" ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        Imported
      </h2>
      <p role="status">
        {imported &&
          `${kindNames[kind]}: ${imported.added.toLocaleString('en')} added, ${imported.changed.toLocaleString('en')} changed. `}
        Visitors see it from now on.
      </p>
      <div className="flex flex-wrap gap-3">
        {list && <ButtonLink {...list}>See the list</ButtonLink>}
        <ButtonLink to="/admin/history" search={{ entity: entityOf(kind) }}>
          See each change
        </ButtonLink>
      </div>
    </section>
  );
}

/** The lists of the kinds; requirements have one at each destination. */
const lists: Partial<Record<RecordKindName, LinkProps>> = {
  destinations: linkOptions({ to: '/admin/destinations' }),
  faqs: linkOptions({ to: '/admin/faq' }),
  translations: linkOptions({ to: '/admin/translations' }),
  'entry-conditions': linkOptions({ to: '/admin/entry-conditions' }),
  'official-links': linkOptions({ to: '/admin/entry-conditions' }),
  'work-programmes': linkOptions({ to: '/admin/ways-to-work' }),
  'ways-to-work': linkOptions({ to: '/admin/ways-to-work' }),
  'transit-policies': linkOptions({ to: '/admin/transit-policies' }),
  'work-areas': linkOptions({ to: '/admin/work-areas' }),
};

function entityOf(kind: RecordKindName): HistoryEntity {
  if (kind === 'destinations') return 'destination';
  const found = Object.entries(recordWords).find(([, { file }]) => file === kind);
  return (found?.[0] as HistoryEntity | undefined) ?? 'visa_requirement';
}
