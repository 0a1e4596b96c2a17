import type { BorderLink } from '../border/borderFacts.ts';
import type { EntryAnswer } from './entryAnswer.ts';

/** An answer as far as it decides whom to ask. */
type Asked = Pick<EntryAnswer, 'access' | 'purpose' | 'restriction'>;

/**
 * The page of the authority for a kind of stay. Where nothing is known of it, the country's for any
 * other kind: it knows better than this site.
 */
export function authorityFor(
  { access, purpose }: Pick<Asked, 'access' | 'purpose'>,
  officialLinks: readonly BorderLink[],
): string | undefined {
  const authorities = officialLinks.filter(
    ({ scheme, inOperation, address }) => scheme === 'authority' && inOperation && address,
  );
  const ofStay = authorities.find(({ purposes }) => purposes.includes(purpose));
  const found = ofStay ?? (access === null ? authorities[0] : undefined);
  return found?.address ?? undefined;
}

/** The page of the authority to ask before this site's team, where nothing is known of a stay. */
export function authorityToAsk(
  answer: Asked,
  officialLinks: readonly BorderLink[],
): string | undefined {
  if (answer.access !== null || answer.restriction) return undefined;
  return authorityFor(answer, officialLinks);
}
