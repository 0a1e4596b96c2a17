import type { Origin } from '#core/answers/words/answerTexts.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';

/** The source of a line of a checklist. */
export function SourceLine({ source: { before, link, address, after } }: { source: Origin }) {
  return (
    <>
      {before}
      <ExternalLink href={address}>{link}</ExternalLink>
      {after}
    </>
  );
}
