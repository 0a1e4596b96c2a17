import { useEffect, useRef, useState } from 'react';
import type { FilePreview } from '#core/inputs/rules/ruleEdition.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ApplyPreview, useIsApplied, whileApplying } from '#src/panel/ApplyPreview.tsx';
import { DownloadLink } from '#src/panel/DownloadLink.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Checkbox } from '#src/ui/forms/Checkbox.tsx';
import { PreviewedChanges } from '../policies/PreviewedChanges.tsx';
import { CountsText } from './CountsText.tsx';
import { ImportedEdition } from './ImportedEdition.tsx';

/** The changes of a file, with the button to apply them and its progress. */
export function ImportPreview({
  preview,
  nameOf,
}: {
  preview: FilePreview;
  nameOf: (code: string) => string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [skipRefused, setSkipRefused] = useState(false);
  const { id, date, counts, warnings, refused, objection } = preview;
  const reason = skipRefused ? objection.skippingRefused : objection.asItIs;
  const progress = trpc.ruleEdition.progress.useQuery({ id }, whileApplying);
  const apply = trpc.ruleEdition.applyPreview.useMutation();
  const isApplied = useIsApplied(progress);
  if (isApplied && progress.data?.state === 'applied') {
    return <ImportedEdition edition={progress.data.edition} preview={preview} />;
  }

  return (
    <section aria-labelledby="file-preview" className="card flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3
          id="file-preview"
          ref={heading}
          tabIndex={-1}
          className="text-lg font-semibold outline-none"
        >
          What changes
        </h3>
        <DownloadLink href={`/admin/rule-files/${id}/changes.csv`}>Download</DownloadLink>
      </div>
      <p>{date ? `Edition of ${partialDateText(date)}` : 'Date unknown: answers will say so'}</p>
      <CountsText counts={counts} />
      <p className="font-semibold">{changedAnswersText(preview.changedAnswers)}</p>
      {warnings.length > 0 && (
        <ul className="list-disc ps-5">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {counts.refused > 0 && (
        <>
          <div>
            <DownloadLink href={`/admin/rule-files/${id}/refused.csv`}>
              Download refused rows with reasons
            </DownloadLink>
          </div>
          <DataTable
            label="Refused rows"
            rows={refused}
            rowKey={(row) => JSON.stringify(row)}
            columns={[
              { heading: 'Passport', cell: ({ passport }) => nameOf(passport) },
              { heading: 'Destination', cell: ({ destination }) => nameOf(destination) },
              { heading: 'Line', cell: ({ line }) => line ?? 'None' },
              { heading: 'Value', cell: ({ value }) => value },
              { heading: 'Reason', cell: ({ reason: why }) => why },
            ]}
          />
          <Checkbox
            label="Skip the refused rows: their pairs keep their answer"
            checked={skipRefused}
            onChange={({ target }) => setSkipRefused(target.checked)}
          />
        </>
      )}
      <PreviewedChanges preview={preview} nameOf={nameOf} />
      <ApplyPreview
        progress={progress}
        apply={apply}
        choice={{ id, skipRefused }}
        objection={reason}
        label="Apply"
      />
    </section>
  );
}

/** Of the rules that differ, only those of the highest source are what visitors read. */
function changedAnswersText(answers: number): string {
  if (answers === 0) return 'No answer that visitors see changes.';
  if (answers === 1) return '1 answer that visitors see changes.';
  return `${answers.toLocaleString('en')} answers that visitors see change.`;
}
