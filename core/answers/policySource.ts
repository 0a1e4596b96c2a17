import type { AgeStatement, StatementQuality } from '../policyVocabulary.ts';
import type { AnswerSource } from './entryAnswer.ts';

/** The page on which a statement of a policy rests. */
export type PolicySource = {
  title: string;
  publisher: string;
  address: string;
  quality: StatementQuality;
  /** YYYY, YYYY-MM or YYYY-MM-DD; null if unknown. */
  asOf: string | null;
  /** Whether the page states the day, or it is that of our reading, or of an archived copy. */
  asOfIs: AgeStatement;
  /** The source of its statements, where another one than that of the whole policy. */
  statedBy?: StatementSource;
};

/** The source with which statements came. */
export type StatementSource = Pick<AnswerSource, 'id' | 'licence' | 'edition'> & {
  /** The name of the site's team, where it states them itself. */
  publisher?: string;
};

/** A stored policy with the source that it came with. */
export type StoredPolicy<Policy> = { policy: Policy; source: StatementSource };

export function isConfirming({ quality }: Pick<PolicySource, 'quality'>): boolean {
  return quality === 'law' || quality === 'own_government';
}

/**
 * A policy's page as the source of an answer, named with its publisher, since many pages are called
 * "Transit"; what others collected is named by its publisher alone, and not linked.
 */
export function toAnswerSource(
  page: Omit<PolicySource, 'address'> & { address: string | null },
  { source }: Pick<StoredPolicy<unknown>, 'source'>,
): AnswerSource {
  const isCollected = page.quality === 'collected';
  return {
    publisher: '',
    ...(page.statedBy ?? source),
    kind: 'official',
    quality: isConfirming(page) ? 'primary' : 'secondary',
    title: titleOf(page),
    address: isCollected ? null : page.address,
    date: page.asOf,
    verifiedOn: null,
    page: null,
  };
}

function titleOf({ publisher, title, quality }: Omit<PolicySource, 'address'>): string {
  if (publisher === '') return title;
  return quality === 'collected' ? publisher : `${publisher}: ${title}`;
}
