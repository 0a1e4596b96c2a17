import type { Messages } from '#messages/en/answers.gen.ts';
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
function isPublishedLaw(source: Pick<AnswerSource, 'kind' | 'address'> | null): boolean {
  if (source?.kind !== 'official' || !source.address) return false;
  return lawSites.has(new URL(source.address).host);
}

type Unconfirmed = Pick<EntryAnswer, 'unconfirmed' | 'source' | 'work'>;

/**
 * Why an answer is unconfirmed: by default since another party states it. Null for one that is confirmed, and
 * for a right to a permit that a law grants: its verdict says whom to ask.
 */
export function whyUnconfirmed({
  unconfirmed,
  source,
  work,
}: Unconfirmed):
  | keyof Pick<Messages, 'unconfirmed' | 'unconfirmedLaw' | 'unconfirmedUnread'>
  | null {
  const isGranted = work?.need === 'permit_by_right' && source?.quality === 'primary';
  if (!unconfirmed || isGranted) return null;
  if (work?.isUnread) return 'unconfirmedUnread';
  return isPublishedLaw(source) ? 'unconfirmedLaw' : 'unconfirmed';
}
