import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type RecordKindName, type RowOutcome, rowOutcomes } from '#core/records/files.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useIsApplied, whileApplying } from '../ApplyPreview.tsx';
import { DownloadLink } from '../DownloadLink.tsx';
import { Loaded } from '../Loaded.tsx';
import { ApplyImport } from './ApplyImport.tsx';
import { ImportedRecords } from './ImportedRecords.tsx';
import { ImportRows } from './ImportRows.tsx';
import { outcomeNames } from './kindNames.ts';

/** The changes of an uploaded file, with the button to apply them. */
export function ImportPreview({
  kind,
  id,
  outcome,
  page,
}: {
  kind: RecordKindName;
  id: string;
  /** Filters the rows; without it, those that need attention come first. */
  outcome: RowOutcome | undefined;
  /** From 1. */
  page: number;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const progress = trpc.recordImport.progress.useQuery({ id }, whileApplying);
  // What is imported isn't compared again: its rows would be refused, as changed since.
  const isApplied = useIsApplied(progress);
  const preview = trpc.recordImport.preview.useQuery(
    { id },
    { staleTime: Number.POSITIVE_INFINITY, enabled: !isApplied },
  );
  const isLoaded = preview.data !== undefined;
  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded, id]);
  if (progress.data?.state === 'applied') {
    return <ImportedRecords kind={kind} imported={progress.data.imported} />;
  }
  return (
    <section aria-labelledby="preview" className="card flex flex-col gap-4 p-4 sm:p-5">
      <h2 id="preview" ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        What changes
      </h2>
      <Loaded query={preview}>
        {({ counts, fingerprint, objection }) => {
          const shown = outcome ?? rowOutcomes.find((one) => counts[one] > 0) ?? 'unchanged';
          return (
            <>
              <nav aria-label="Rows">
                <ul className="flex flex-wrap gap-2">
                  {rowOutcomes.map((one) => (
                    <li key={one}>
                      <Link
                        to="."
                        search={(previous: Record<string, unknown>) => ({
                          ...previous,
                          rows: one,
                          page: undefined,
                        })}
                        resetScroll={false}
                        aria-current={one === shown ? 'page' : undefined}
                        className="pill text-sm sm:text-base"
                      >
                        {outcomeNames[one]} ({counts[one].toLocaleString('en')})
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
              {shown === 'refused' && counts.refused > 0 && (
                <div>
                  <DownloadLink href={`/admin/record-files/${id}/refused.csv`}>
                    Download refused rows with reasons
                  </DownloadLink>
                </div>
              )}
              <ImportRows id={id} fingerprint={fingerprint} outcome={shown} page={page} />
              <ApplyImport
                key={`${id} ${fingerprint}`}
                id={id}
                fingerprint={fingerprint}
                objection={objection}
              />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
