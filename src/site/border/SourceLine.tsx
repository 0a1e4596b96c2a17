import type { Origin } from '#core/answers/words/answerTexts.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';

/** The source of a line of a checklist. Its small letters need more padding to be touched. */
export function SourceLine({ source: { before, link, address, after } }: { source: Origin }) {
  return (
    <>
      {before}
      <ExternalLink href={address} className="link wrap-anywhere py-3.5">
        {link}
      </ExternalLink>
      {after}
    </>
  );
}
