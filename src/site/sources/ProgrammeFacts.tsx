import type { ReactNode } from 'react';
import type { AnswerSource } from '#core/answers/entryAnswer.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { SourceName } from './SourceName.tsx';

/** A programme of a country: its kind, its name there, its facts, where one applies, and its source. */
export function ProgrammeFacts({
  kind,
  name,
  lines,
  apply,
  source,
  children,
}: {
  kind: string;
  /** As the authority writes it. */
  name: string;
  lines: readonly string[];
  /** Null where no address is known. */
  apply: { address: string; text: string } | null;
  source: AnswerSource;
  /** What stands below the lines. */
  children?: ReactNode;
}) {
  return (
    <>
      <p className="font-semibold">{kind}</p>
      <p lang="en" className="text-sm">
        {name}
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
      {apply && (
        <p>
          <ExternalLink href={apply.address}>{apply.text}</ExternalLink>
        </p>
      )}
      <p className="text-sm text-ink-soft">
        <SourceName source={source} />
      </p>
    </>
  );
}
