import { useEffect, useRef } from 'react';
import type { FilePreview } from '#core/inputs/rules/ruleEdition.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { CountsText } from './CountsText.tsx';

/** The edition that was imported, with what it changed and links to its rules and differences. */
export function ImportedEdition({
  edition: id,
  preview: { date, counts, changedAnswers },
}: {
  edition: number | undefined;
  preview: FilePreview;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const editions = trpc.ruleEdition.list.useQuery();
  const edition = editions.data?.find((one) => one.id === id);
  const before = edition?.replacesEditionId;
  return (
    <section aria-labelledby="imported" className="card flex flex-col gap-4 p-4 sm:p-5">
      <h3 id="imported" ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        Imported
      </h3>
      <p role="status">
        {[
          edition?.sourceTitle,
          date ? `edition of ${partialDateText(date)}` : 'edition without date',
        ]
          .filter(Boolean)
          .join(', ')}
        . Answers that visitors see and that changed: {changedAnswers.toLocaleString('en')}.
      </p>
      <CountsText counts={counts} />
      {edition && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/admin/rules" search={{ source: edition.sourceId }}>
            See rules
          </ButtonLink>
          {id !== undefined && before && (
            <ButtonLink to="/admin/rules/difference" search={{ from: before, to: id }}>
              See what changed
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}
