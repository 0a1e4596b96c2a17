import type { AnswerSource, EntryAnswer } from './entryAnswer.ts';

/** Where the law is published: the European Union's Publications Office, and France's official journal. */
const lawSites: ReadonlySet<string> = new Set([
  'eur-lex.europa.eu',
  'op.europa.eu',
  'data.europa.eu',
  'www.legifrance.gouv.fr',
]);

/**
 * Whether a source is a law where its authority publishes it. Also one that nobody here has checked,
 * and which counts as secondary, comes from nobody else.
 */
export function isPublishedLaw(source: Pick<AnswerSource, 'kind' | 'address'> | null): boolean {
  if (source?.kind !== 'official' || !source.address) return false;
  return lawSites.has(new URL(source.address).host);
}

/**
 * Whether an answer is unconfirmed because another party states it. A right to a permit is unconfirmed even
 * where a law grants it: its verdict says whom to ask.
 */
export function isStatedByOthers({
  unconfirmed,
  source,
  work,
}: Pick<EntryAnswer, 'unconfirmed' | 'source' | 'work'>): boolean {
  const isLaw = work?.need === 'permit_by_right' && source?.quality === 'primary';
  return unconfirmed && !isLaw;
}
