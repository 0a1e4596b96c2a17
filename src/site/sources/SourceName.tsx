import type { AnswerSource } from '#core/answers/entryAnswer.ts';
import { sourceInWords } from '#core/answers/words/answerTexts.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';

/** A source with its date and link. */
export function SourceName({ source }: { source: AnswerSource }) {
  return <ExternalLink href={source.address}>{sourceInWords(source)}</ExternalLink>;
}
