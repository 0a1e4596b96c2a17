import type { AnswerSource } from './entryAnswer.ts';

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
