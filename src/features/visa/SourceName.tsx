import type { AnswerSource } from '../../../server/schemas/answers/access.ts';
import { sourceInWords } from '../../../server/schemas/answers/answerTexts.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';

/** A source with its date and link. */
export function SourceName({ source }: { source: AnswerSource }) {
  return <ExternalLink href={source.address}>{sourceInWords(source)}</ExternalLink>;
}
