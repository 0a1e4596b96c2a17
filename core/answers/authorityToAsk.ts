import type { BorderLink } from '../border/borderFacts.ts';
import type { EntryAnswer } from './entryAnswer.ts';
import type { WorkPolicy } from './work/workPolicy.ts';

/** An answer as far as it decides whom to ask. */
type Asked = Pick<EntryAnswer, 'access' | 'purpose' | 'restriction'> &
  Partial<Pick<EntryAnswer, 'work'>>;

type WorkAuthority = NonNullable<WorkPolicy['authority']>;

/** The page of an authority, and for working its name and subject, where they are known. */
export type AuthorityToAsk = { address: string; named?: Omit<WorkAuthority, 'address'> };

/**
 * The authority for a kind of stay; for working, that of the country's policy before others. Where
 * nothing is known of the stay, the country's for any other kind: it knows better than this site.
 */
export function authorityFor(
  { access, purpose, work }: Omit<Asked, 'restriction'>,
  officialLinks: readonly BorderLink[],
): AuthorityToAsk | undefined {
  if (work?.authority) {
    const { address, ...named } = work.authority;
    return { address, named };
  }
  const authorities = officialLinks.filter(
    ({ scheme, inOperation, address }) => scheme === 'authority' && inOperation && address,
  );
  const ofStay = authorities.find(({ purposes }) => purposes.includes(purpose));
  const found = ofStay ?? (access === null ? authorities[0] : undefined);
  return found?.address ? { address: found.address } : undefined;
}

/** The authority to ask before this site's team, where nothing is known of a stay. */
export function authorityToAsk(
  answer: Asked,
  officialLinks: readonly BorderLink[],
): AuthorityToAsk | undefined {
  if (answer.access !== null || answer.restriction) return undefined;
  return authorityFor(answer, officialLinks);
}
