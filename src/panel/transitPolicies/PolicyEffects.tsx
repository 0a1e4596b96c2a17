import { useEffect, useRef } from 'react';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import { CountryName } from '../countries/CountryName.tsx';

type Effects = RouterOutputs['transitPolicy']['preview'];
type Access = Effects['changes'][number]['before'];

/** How many answers the form's policy changes, and the first of them. */
export function PolicyEffects({
  effects: { total, changes },
  sameAccess,
  countries,
}: {
  effects: Effects;
  /** What becomes of an answer that keeps its access. */
  sameAccess: string;
  countries: RouterOutputs['country']['listAll'];
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const byCode = new Map(countries.map((country) => [country.code, country]));
  return (
    <section aria-labelledby="effects" className="card flex flex-col gap-3 p-4 sm:p-5">
      <h2 id="effects" ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        What changes
      </h2>
      <p className="font-semibold">{totalInWords(total)}</p>
      {changes.length > 0 && (
        <DataTable
          label="Changed answers"
          rows={changes}
          rowKey={({ passport, destination }) => `${passport} ${destination}`}
          columns={[
            {
              heading: 'Passport',
              cell: ({ passport }) => (
                <CountryName code={passport} country={byCode.get(passport)} />
              ),
            },
            {
              heading: 'Country',
              cell: ({ destination }) => byCode.get(destination)?.name ?? destination,
            },
            { heading: 'Now', cell: ({ before }) => inWords(before) },
            {
              heading: 'Becomes',
              cell: ({ after, termsOnly }) => (termsOnly ? sameAccess : inWords(after)),
            },
          ]}
        />
      )}
      {total > changes.length && (
        <p className="text-ink-soft">The first {changes.length} of them.</p>
      )}
    </section>
  );
}

function totalInWords(total: number): string {
  if (total === 0) return 'No answer that visitors see changes.';
  if (total === 1) return '1 answer that visitors see changes.';
  return `${total} answers that visitors see change.`;
}

function inWords(access: Access): string {
  return access === null ? 'Not known' : accessInWords(access);
}
